import { describe, expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { OrderDeliveryDetails } from '#gen/models/index.ts';
import { getOrderDeliveryDetailsMock } from '#gen/models/index.faker.ts';
import {
  chooseKindDay,
  draftOf,
  emptyForm,
  gonePlaceOf,
  readForm,
  takenOverFrom,
  usualPlace,
  type CheckoutForm,
  type FormDefaults,
} from './checkoutForm';
import type { Address } from '../customer/customer';
import type { ProductKind } from '../product/coolingClass';
import { parseKept } from '#platform/keptJson.ts';

const kitchen: Address = {
  externalId: '100-01',
  street: 'Dorfplatz 4',
  city: 'Lienz',
  postCode: '9900',
  unloadingAreas: ['Küche', 'Keller'],
};
const hut: Address = { externalId: '100-02', street: 'Almweg 1', city: 'Lienz', postCode: '9900', unloadingAreas: ['Talstation'] };
const defaults = { addresses: [kitchen, hut], suggestedMails: ['kueche@gasthof.example'], kinds: ['dry', 'fresh'] } as const;

describe('the draft of a form', () => {
  test('without a choice has the only address, whose area has to be chosen', () => {
    const draft = draftOf(emptyForm, { ...defaults, addresses: [kitchen] });
    expect(draft.deliveryAddress).toBe(kitchen);
    expect(draft.unloadingArea).toBeUndefined();
    expect(draft.confirmationMails).toEqual(['kueche@gasthof.example']);
  });

  test('without a choice has none of several addresses, and reports none as gone', () => {
    const draft = draftOf(emptyForm, defaults);
    expect(draft.deliveryAddress).toBeUndefined();
    expect(gonePlaceOf(emptyForm, draft, defaults)).toBeUndefined();
  });

  test('has the only unloading area of an address', () => {
    expect(draftOf({ ...emptyForm, addressId: '100-02' }, defaults).unloadingArea).toBe('Talstation');
  });

  test('drops an area that the address does not have', () => {
    expect(draftOf({ ...emptyForm, addressId: '100-01', unloadingArea: 'Talstation' }, defaults).unloadingArea).toBeUndefined();
  });

  test('falls back to the only unloading area without a choice, but not for an area that is gone', () => {
    expect(draftOf({ ...emptyForm, addressId: '100-02', unloadingArea: 'Rampe' }, defaults).unloadingArea).toBeUndefined();
    expect(draftOf({ ...emptyForm, addressId: '100-02', unloadingArea: 'Talstation' }, defaults).unloadingArea).toBe('Talstation');
  });

  test('has no address if the chosen one is gone, so that the user selects another', () => {
    expect(draftOf({ ...emptyForm, addressId: '100-09' }, defaults).deliveryAddress).toBeUndefined();
  });

  test('keeps a cleared list of recipients', () => {
    expect(draftOf({ ...emptyForm, confirmationMails: [] }, defaults).confirmationMails).toEqual([]);
  });

  test('has no recipients while there are no suggestions, until some are chosen', () => {
    const unknown = { ...defaults, suggestedMails: undefined };
    expect(draftOf(emptyForm, unknown).confirmationMails).toBeUndefined();
    expect(draftOf({ ...emptyForm, confirmationMails: ['a@b.at'] }, unknown).confirmationMails).toEqual(['a@b.at']);
  });
});

describe('the place of the previous order', () => {
  const closed: Address = { externalId: '100-09', street: 'Seestraße 2', city: 'Lienz', postCode: '9900' };
  const order = { orderId: '4501000001', day: '2026-11-27', reference: 'Buffet', isRepeated: false };
  const at = (address: Address, unloadingArea?: string) => ({ order, address, unloadingArea });
  type Previous = ReturnType<typeof at>;
  type Place = { readonly address: Address | undefined; readonly area: string | undefined };

  test.each<[string, Partial<CheckoutForm>, Previous, Place, ReturnType<typeof gonePlaceOf>]>([
    ['is the place of the new order', {}, at(kitchen, 'Keller'), { address: kitchen, area: 'Keller' }, undefined],
    ['need not be the first address', {}, at(hut, 'Talstation'), { address: hut, area: 'Talstation' }, undefined],
    ['gives way to a choice', { addressId: '100-02' }, at(kitchen, 'Keller'), { address: hut, area: 'Talstation' }, undefined],
    [
      'keeps its area where the choice is the same',
      { addressId: '100-01' },
      at(kitchen, 'Keller'),
      { address: kitchen, area: 'Keller' },
      undefined,
    ],
    ['gives way to another area', { unloadingArea: 'Küche' }, at(kitchen, 'Keller'), { address: kitchen, area: 'Küche' }, undefined],
    ['had no area, which has to be chosen', {}, at(kitchen), { address: kitchen, area: undefined }, undefined],
    [
      'is gone, without a replacement',
      {},
      at(closed, 'Rampe'),
      { address: undefined, area: undefined },
      { what: 'address', previous: at(closed, 'Rampe') },
    ],
    [
      'has lost its area, without a replacement',
      {},
      at(hut, 'Rampe'),
      { address: hut, area: undefined },
      { what: 'area', previous: at(hut, 'Rampe') },
    ],
    ['is gone and not missed after a choice', { addressId: '100-02' }, at(closed), { address: hut, area: 'Talstation' }, undefined],
    [
      'is not blamed for a choice that is gone',
      { addressId: '100-09' },
      at(kitchen, 'Keller'),
      { address: undefined, area: undefined },
      { what: 'address', previous: undefined },
    ],
    [
      'is not blamed for a chosen area that is gone',
      { addressId: '100-02', unloadingArea: 'Rampe' },
      at(kitchen, 'Keller'),
      { address: hut, area: undefined },
      { what: 'area', previous: undefined },
    ],
  ])('%s', (_what, choices, previous, { address, area }, gone) => {
    const form = { ...emptyForm, ...choices };
    const draft = draftOf(form, { ...defaults, previous });
    expect(draft.deliveryAddress).toBe(address);
    expect(draft.unloadingArea).toBe(area);
    expect(draft.days).toEqual({});
    expect(gonePlaceOf(form, draft, { ...defaults, previous })).toEqual(gone);
  });

  test('is not reported as gone if no address is left at all', () => {
    const left = { ...defaults, addresses: [], previous: at(closed) };
    expect(gonePlaceOf(emptyForm, draftOf(emptyForm, left), left)).toBeUndefined();
  });
});

describe('the place of the last orders', () => {
  const orderAt = (id: string, deliveryAddress: Address | undefined, unloadingArea?: string, over: Partial<OrderDeliveryDetails> = {}) =>
    made(getOrderDeliveryDetailsMock, {
      id,
      creationTime: '2026-11-26T22:30:00Z',
      ...(deliveryAddress && { deliveryAddress }),
      ...(unloadingArea !== undefined && { unloadingArea }),
      ...over,
    });
  const same = ['5', '4', '3', '2'].map((id) => orderAt(id, kitchen, 'Keller'));

  test.each<[what: string, orders: readonly OrderDeliveryDetails[], expected: string | undefined, hasSeveral: boolean]>([
    ['five of one place', [...same, orderAt('1', kitchen, 'Keller')], '100-01 Keller', false],
    ['one before those five went elsewhere', [...same, orderAt('1', kitchen, 'Keller'), orderAt('0', hut)], '100-01 Keller', false],
    ['the last one went elsewhere', [orderAt('6', hut, 'Talstation'), ...same], undefined, true],
    ['the fifth went elsewhere', [...same, orderAt('1', hut)], undefined, true],
    ['one address, several areas', [...same, orderAt('1', kitchen, 'Küche')], '100-01 none', false],
    ['the only one so far', [orderAt('1', hut, 'Talstation')], '100-02 Talstation', false],
    ['one without a known address', [orderAt('6', undefined), ...same], '100-01 Keller', false],
    ['none so far', [], undefined, false],
  ])('%s', (_what, orders, expected, hasSeveral) => {
    const { place, hasSeveral: several } = usualPlace(orders);
    expect([place && `${place.address.externalId} ${place.unloadingArea ?? 'none'}`, several]).toEqual([expected, hasSeveral]);
  });

  test('is labelled with the last order’s delivery day and reference number, or else with its order day', () => {
    const buffet = orderAt('6', kitchen, 'Keller', { deliverySlotDate: '2026-11-28', customerOrderId: 'Buffet' });
    expect(usualPlace([buffet, ...same]).place?.order).toEqual({
      orderId: '6',
      day: '2026-11-28',
      reference: 'Buffet',
      isRepeated: false,
    });
    // Half past eleven at night in Vienna.
    expect(usualPlace(same).place?.order).toMatchObject({ day: '2026-11-26', reference: undefined });
  });
});

describe('the values taken over from the previous order', () => {
  const order = { orderId: '1', day: '2026-11-27', reference: undefined, isRepeated: false };
  const previous = { order, address: kitchen, unloadingArea: 'Keller' };
  test.each<[string, Partial<CheckoutForm>, Partial<FormDefaults>, boolean]>([
    ['address and area', {}, {}, true],
    ['the area at the only address', {}, { addresses: [kitchen] }, true],
    ['the area at the address that was chosen', { addressId: '100-01' }, {}, true],
    ['the address, with another area', { unloadingArea: 'Küche' }, {}, true],
    ['nothing if both were chosen', { addressId: '100-01', unloadingArea: 'Küche' }, {}, false],
    ['nothing at another address', { addressId: '100-02' }, {}, false],
    [
      'nothing where there is no choice',
      {},
      { addresses: [hut], previous: { ...previous, address: hut, unloadingArea: 'Talstation' } },
      false,
    ],
    ['nothing without a previous order', {}, { previous: undefined }, false],
    ['nothing for an address that is gone', {}, { addresses: [hut] }, false],
  ])('%s', (_what, choices, over, isTaken) => {
    const form = { ...emptyForm, ...choices };
    const given = { ...defaults, previous, ...over };
    expect(takenOverFrom(form, draftOf(form, given), given)).toBe(isTaken ? order : undefined);
  });
});

describe('choosing days', () => {
  const kinds = ['dry', 'fresh', 'frozen'] as const;
  const open = { kinds, isOpen: () => true };

  test('the first choice is copied to the other kinds', () => {
    expect(chooseKindDay(emptyForm, 'dry', '2026-11-25', open).days).toEqual({
      dry: '2026-11-25',
      fresh: '2026-11-25',
      frozen: '2026-11-25',
    });
  });

  test('a kind that was changed by hand no longer follows', () => {
    const first = chooseKindDay(emptyForm, 'dry', '2026-11-25', open);
    const second = chooseKindDay(first, 'frozen', '2026-11-27', open);
    expect(second.days).toEqual({ dry: '2026-11-25', fresh: '2026-11-25', frozen: '2026-11-27' });
    expect(chooseKindDay(second, 'dry', '2026-11-26', open).days).toEqual({
      dry: '2026-11-26',
      fresh: '2026-11-26',
      frozen: '2026-11-27',
    });
  });

  test('kinds that are not in the cart keep their days', () => {
    expect(chooseKindDay(emptyForm, 'fresh', '2026-11-25', { ...open, kinds: ['fresh'] }).days).toEqual({ fresh: '2026-11-25' });
  });

  test.each<[string, Partial<CheckoutForm>, ProductKind, CheckoutForm['days']]>([
    [
      'those that followed, at the first of them',
      { chosenKinds: ['dry'] },
      'dry',
      { dry: '2026-11-27', fresh: '2026-11-27', frozen: '2026-11-27' },
    ],
    [
      'those that followed, at any of them',
      { chosenKinds: ['dry'] },
      'frozen',
      { dry: '2026-11-27', fresh: '2026-11-27', frozen: '2026-11-27' },
    ],
    [
      'those that were chosen for the same day by hand',
      { chosenKinds: ['dry', 'frozen'] },
      'dry',
      { dry: '2026-11-27', fresh: '2026-11-27', frozen: '2026-11-27' },
    ],
    [
      'and none of another day',
      { chosenKinds: ['dry', 'frozen'], days: { dry: '2026-11-25', fresh: '2026-11-25', frozen: '2026-11-26' } },
      'dry',
      { dry: '2026-11-27', fresh: '2026-11-27', frozen: '2026-11-26' },
    ],
  ])('after a deadline one choice moves %s', (_what, form, kind, days) => {
    const before = { ...emptyForm, days: { dry: '2026-11-25', fresh: '2026-11-25', frozen: '2026-11-25' }, ...form };
    expect(chooseKindDay(before, kind, '2026-11-27', { kinds, isOpen: (day) => day !== '2026-11-25' }).days).toEqual(days);
  });
});

describe('the days of a draft', () => {
  const open = (kinds: readonly ProductKind[]) => ({ kinds, isOpen: () => true });
  const dry = chooseKindDay(emptyForm, 'dry', '2026-11-25', open(['dry']));
  const daysOf = (form: CheckoutForm, kinds: readonly ProductKind[]) => draftOf(form, { ...defaults, kinds }).days;

  test('a kind that is added later gets the chosen day', () => {
    expect(daysOf(dry, ['dry', 'frozen'])).toEqual({ dry: '2026-11-25', frozen: '2026-11-25' });
    expect(daysOf(chooseKindDay(dry, 'dry', '2026-11-26', open(['dry', 'frozen'])), ['dry', 'frozen'])).toEqual({
      dry: '2026-11-26',
      frozen: '2026-11-26',
    });
  });

  test('a kind keeps its own day', () => {
    const own = chooseKindDay(dry, 'frozen', '2026-11-27', open(['dry', 'frozen']));
    expect(daysOf(own, ['dry', 'fresh', 'frozen'])).toEqual({ dry: '2026-11-25', fresh: '2026-11-25', frozen: '2026-11-27' });
  });

  test('removing a kind keeps the days of the others, and a kind added later follows the next choice', () => {
    const own = chooseKindDay(dry, 'frozen', '2026-11-27', open(['dry', 'frozen']));
    expect(daysOf(own, ['frozen'])).toMatchObject({ frozen: '2026-11-27' });
    expect(daysOf(own, ['fresh', 'frozen'])).toMatchObject({ fresh: '2026-11-27', frozen: '2026-11-27' });
  });

  test('without the chosen kind, the first with a copy of its day leads', () => {
    const both = chooseKindDay(emptyForm, 'dry', '2026-11-25', open(['dry', 'fresh']));
    expect(daysOf(both, ['fresh', 'frozen'])).toMatchObject({ fresh: '2026-11-25', frozen: '2026-11-25' });
  });

  test('a following kind that was absent during a choice gets the chosen day', () => {
    const both = chooseKindDay(emptyForm, 'dry', '2026-11-25', open(['dry', 'frozen']));
    const alone = chooseKindDay(both, 'dry', '2026-11-26', open(['dry']));
    expect(daysOf(alone, ['dry', 'frozen'])).toEqual({ dry: '2026-11-26', frozen: '2026-11-26' });
  });

  test('without a day of the leading kind there is none to follow', () => {
    expect(daysOf(emptyForm, ['dry', 'fresh'])).toEqual({});
    expect(daysOf(dry, ['frozen'])).toEqual({ dry: '2026-11-25' });
  });
});

describe('a stored form', () => {
  test('is restored unchanged', () => {
    const form = {
      ...emptyForm,
      likeOrder: '4501000001',
      addressId: '100-01',
      days: { dry: '2026-11-25' },
      chosenKinds: ['dry' as const],
      notes: 'Hintereingang',
      confirmationMails: ['a@b.at'],
    };
    expect(readForm(parseKept(JSON.stringify(form)))).toEqual(form);
    const withDialog = { ...form, recipientsDraft: { chosen: ['a@b.at'], added: ['c@d.at'], typed: 'koch@' } };
    expect(readForm(parseKept(JSON.stringify(withDialog)))).toEqual(withDialog);
  });

  test.each([null, '', 'no JSON', '[]', '7', '{"days":[],"chosenKinds":"dry","notes":7,"confirmationMails":"a"}'])(
    '%s is an empty form',
    (text) => {
      expect(readForm(parseKept(text))).toEqual(emptyForm);
    },
  );

  test('takes only valid values of a dialog', () => {
    expect(readForm(parseKept('{"recipientsDraft":{"chosen":["a@b.at",7],"typed":1}}')).recipientsDraft).toEqual({
      chosen: ['a@b.at'],
      added: [],
      typed: '',
    });
    expect(readForm(parseKept('{"recipientsDraft":"open"}')).recipientsDraft).toBeUndefined();
  });

  test('drops days that do not exist', () => {
    expect(readForm(parseKept('{"days":{"dry":"2026-02-30","fresh":"2026-02-28"}}')).days).toEqual({ fresh: '2026-02-28' });
  });
});
