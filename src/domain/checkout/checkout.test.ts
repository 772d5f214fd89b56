import { describe, expect, it } from 'vitest';
import type { Address } from '#gen/models/index.ts';
import { attribute, lineOf } from '#tests/examples/wire.ts';
import {
  checkoutStepOf,
  chooseDay,
  emptyDraft,
  firstRequestedDay,
  isComplete,
  kindsToDeliver,
  missingForSubmit,
  ownSubmission,
  subshopSubmission,
  type CheckoutDraft,
  type CheckoutSituation,
} from './checkout';

const address: Address = { externalId: '100-01', street: 'Dorfplatz 4', postCode: '9900', city: 'Lienz' };
const withAreas: Address = { ...address, unloadingAreas: ['Küche', 'Keller'] };
const dry = lineOf({ sku: 'dry' });
const fresh = lineOf({ sku: 'fresh', attributes: [attribute('Gekuehlt')] });
const frozen = lineOf({ sku: 'frozen', attributes: [attribute('Tiefgekuehlt')] });
const goneFrozen = lineOf({ sku: 'gone', attributes: [attribute('Tiefgekuehlt')], shopAvailability: { status: 'INACTIVE' } });
const open = (...days: string[]) => days.map((day) => ({ day, orderUntil: undefined, slotId: undefined }));

const draft = {
  ...emptyDraft,
  deliveryAddress: address,
  days: { dry: '2025-11-25', fresh: '2025-11-26', frozen: '2025-11-27' },
} satisfies CheckoutDraft;
const now = new Date('2025-11-24T08:00:00Z');
const situation: CheckoutSituation = { lines: [dry, fresh], openDays: open('2025-11-25', '2025-11-26'), now, isOrderLimitReached: false };

describe('checkoutStepOf', () => {
  it.each([
    ['/checkout', 'cart'],
    ['/checkout/', 'cart'],
    ['/checkout/cart', 'cart'],
    ['/checkout/delivery', 'delivery'],
    ['/checkout/delivery/', 'delivery'],
    ['/checkout/confirmation', 'confirmation'],
    ['/checkout/planner', 'planner'],
    ['/checkout/planner/', 'planner'],
    ['/subshop/promotions/FRUEHJAHR/checkout/planner', 'planner'],
    ['/subshop/promotions/FRUEHJAHR/checkout', 'cart'],
    ['/subshop/promotions/FRUEHJAHR/checkout/delivery', 'delivery'],
    ['/subshop/promotions/delivery/checkout', 'cart'],
    ['/checkout/express-delivery', 'cart'],
    ['/checkout/delivery/more', 'cart'],
    ['/checkout/Delivery', 'cart'],
    ['', 'cart'],
  ])('%s is the step %s', (pathname, step) => {
    expect(checkoutStepOf(pathname)).toBe(step);
  });
});

describe('missingForSubmit', () => {
  it('returns nothing if the form is complete', () => {
    expect(missingForSubmit(draft, situation)).toEqual([]);
  });

  it('names all missing fields at once, in the order of the form', () => {
    expect(
      missingForSubmit(
        { ...emptyDraft, confirmationMails: ['nobody'] },
        { lines: [frozen, dry], openDays: [], now, isOrderLimitReached: true },
      ),
    ).toEqual([
      { kind: 'orderLimit' },
      { kind: 'deliveryAddress' },
      { kind: 'day', of: 'dry' },
      { kind: 'day', of: 'frozen' },
      { kind: 'validMail', mail: 'nobody' },
    ]);
  });

  it.each([
    ['an empty cart', draft, { ...situation, lines: [] }, [{ kind: 'orderableLine' }]],
    ['a cart without orderable lines', draft, { ...situation, lines: [goneFrozen] }, [{ kind: 'orderableLine' }]],
    ['no day for lines that cannot be ordered', { ...draft, days: { dry: '2025-11-25' } }, { ...situation, lines: [dry, goneFrozen] }, []],
    [
      'a day that is closed meanwhile',
      draft,
      { ...situation, openDays: open('2025-11-26') },
      [{ kind: 'openDay', of: 'dry', day: '2025-11-25' }],
    ],
    ['no unloading area', { ...draft, deliveryAddress: withAreas }, situation, [{ kind: 'unloadingArea' }]],
    [
      'an unloading area of another address',
      { ...draft, deliveryAddress: withAreas, unloadingArea: 'Hof' },
      situation,
      [{ kind: 'unloadingArea' }],
    ],
    ['an unloading area at an address with areas', { ...draft, deliveryAddress: withAreas, unloadingArea: 'Keller' }, situation, []],
    ['an unloading area at an address without areas', { ...draft, deliveryAddress: { ...address, unloadingAreas: [] } }, situation, []],
    ['recipients', { ...draft, confirmationMails: [' a@b.at ', '', ' '] }, situation, []],
  ])('%s', (_, entered, around, missing) => {
    expect(missingForSubmit(entered, around)).toEqual(missing);
  });

  it('names the orderable lines below their minimum', () => {
    const short = lineOf({ sku: 'short', minSaleQuantity: 12 }, { amount: 1, unitAbbreviation: 'KRT' });
    const enough = lineOf({ sku: 'enough', minSaleQuantity: 12 }, { amount: 2, unitAbbreviation: 'KRT' });
    const gone = lineOf({ sku: 'gone', minSaleQuantity: 12, shopAvailability: { status: 'INACTIVE' } });
    expect(missingForSubmit(draft, { ...situation, lines: [enough, short, gone] })).toEqual([{ kind: 'minimum', line: short }]);
  });

  it.each([
    ['2025-11-24T09:29:59.999Z', []],
    ['2025-11-24T09:30:00Z', ['fresh']], // 10:30 in Vienna
  ])('at %s names the product whose own deadline has passed: %j', (moment, skus) => {
    const early = lineOf({ sku: 'fresh', attributes: [attribute('Gekuehlt'), attribute('Bestellschluss', '10:30')] });
    const openDays = [{ day: '2025-11-25', orderUntil: new Date('2025-11-24T13:30:00Z'), slotId: undefined }];
    const missing = missingForSubmit(
      { ...draft, days: { dry: '2025-11-25', fresh: '2025-11-25' } },
      { ...situation, lines: [dry, early], openDays, now: new Date(moment) },
    );
    expect(missing.map((one) => one.kind === 'lineDeadline' && one.late.line.sku)).toEqual(skus);
  });
});

describe('texts above the maximum length', () => {
  it.each([
    ['notes', 1000, []],
    ['notes', 1001, [{ kind: 'tooLong', field: 'notes' }]],
    ['customerOrderId', 60, []],
    ['customerOrderId', 61, [{ kind: 'tooLong', field: 'customerOrderId' }]],
  ] as const)('%s of %i characters, without surrounding blanks', (field, length, missing) => {
    expect(missingForSubmit({ ...draft, [field]: ` ${'x'.repeat(length)}\n` }, situation)).toEqual(missing);
  });
});

describe('subshopSubmission', () => {
  it('sends only the days of the kinds in the cart', () => {
    expect(subshopSubmission(draft, [dry, fresh, goneFrozen], 'key-1')).toEqual({
      body: { deliveryAddressExternalId: '100-01', requestedDeliveryDay: '2025-11-25', requestedDeliveryDayFreshProducts: '2025-11-26' },
      idempotencyKey: 'key-1',
    });
    expect(subshopSubmission(draft, [frozen], 'key-1').body).toEqual({
      deliveryAddressExternalId: '100-01',
      requestedDeliveryDayFrozenProducts: '2025-11-27',
    });
  });

  it('sends non-empty texts, and an unloading area of the address', () => {
    const entered = {
      ...draft,
      deliveryAddress: withAreas,
      unloadingArea: 'Küche',
      customerOrderId: ' Hochzeit\u200b Huber ',
      notes: '\u202e ',
    };
    expect(subshopSubmission(entered, [dry], 'k').body).toEqual({
      deliveryAddressExternalId: '100-01',
      requestedDeliveryDay: '2025-11-25',
      unloadingArea: 'Küche',
      customerOrderId: 'Hochzeit Huber',
    });
    expect(subshopSubmission({ ...entered, deliveryAddress: address, notes: 'Hintereingang' }, [dry], 'k').body).toEqual({
      deliveryAddressExternalId: '100-01',
      requestedDeliveryDay: '2025-11-25',
      customerOrderId: 'Hochzeit Huber',
      notes: 'Hintereingang',
    });
  });
});

describe('ownSubmission', () => {
  const slot = { id: 'tue', tour: 'regular', weekday: 2, time: '06:00', deadlineWeekday: 1, deadlineTime: '14:30' } as const;
  const billingAddress: Address = { ...address, externalId: '100-00' };

  it('adds addresses, slot, recipients and source', () => {
    const entered = { ...draft, confirmationMails: ['kueche@ebner.example', ' Kueche@Ebner.example', ''] };
    expect(ownSubmission(entered, [dry], { billingAddress, slot }, 'key-2')).toEqual({
      body: {
        deliveryAddressExternalId: '100-01',
        requestedDeliveryDay: '2025-11-25',
        deliveryAddress: address,
        billingAddress,
        deliverySlot: { id: 'tue', day: 2, time: '06:00' },
        confirmationMailAdresses: ['Kueche@Ebner.example'],
        orderSource: 'WEBSHOP',
      },
      idempotencyKey: 'key-2',
    });
  });

  it('leaves out missing values', () => {
    const { body } = ownSubmission(draft, [dry], { billingAddress: undefined, slot: { ...slot, time: undefined } }, 'k');
    expect(body).toStrictEqual({
      deliveryAddressExternalId: '100-01',
      requestedDeliveryDay: '2025-11-25',
      deliveryAddress: address,
      deliverySlot: { id: 'tue', day: 2 },
      orderSource: 'WEBSHOP',
    });
    expect(ownSubmission(draft, [dry], { billingAddress: undefined, slot: undefined }, 'k').body).not.toHaveProperty('deliverySlot');
  });

  it.each([
    ['none', [], []],
    ['none out of blanks', [' ', ''], []],
    ['nothing where it is not known', undefined, undefined],
  ])('handles the recipients: %s', (_, confirmationMails, sent) => {
    const { body } = ownSubmission({ ...draft, confirmationMails }, [dry], { billingAddress: undefined, slot: undefined }, 'k');
    expect(body.confirmationMailAdresses).toEqual(sent);
  });
});

describe('days of a draft', () => {
  it('are required by the orderable lines', () => {
    expect(kindsToDeliver([goneFrozen, fresh])).toEqual(['fresh']);
  });

  it('are chosen for several kinds at once', () => {
    expect(chooseDay(draft, ['dry', 'fresh'], '2025-12-01').days).toEqual({ dry: '2025-12-01', fresh: '2025-12-01', frozen: '2025-11-27' });
  });

  it('have the dry goods’ day first', () => {
    expect(firstRequestedDay(draft, [frozen, fresh])).toBe('2025-11-26');
    expect(firstRequestedDay({ ...draft, days: { frozen: '2025-11-27' } }, [dry, frozen])).toBe('2025-11-27');
    expect(firstRequestedDay(emptyDraft, [dry])).toBeUndefined();
  });

  it('need an address to be complete', () => {
    expect([isComplete(emptyDraft), isComplete(draft)]).toEqual([false, true]);
  });
});
