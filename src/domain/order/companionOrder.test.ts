import { describe, expect, it } from 'vitest';
import type { Address, CompanionOrderImport, CompanionOrderItem, Product as WireProduct } from '#gen/models/index.ts';
import { listPrice, productOf } from '#tests/examples/wire.ts';
import { emptyForm, type CheckoutForm } from '../checkout/checkoutForm';
import { formFromCompanionOrder, companionLines, companionSum, requestedDeliveryOf, importReport } from './companionOrder';
import { moneyText } from '../price/money';

const item = (over: Partial<CompanionOrderItem> = {}): CompanionOrderItem => ({
  productSku: '1',
  name: 'Almbutter',
  amount: 2,
  unitAbbreviation: 'KRT',
  ...over,
});
const productsOf = (...entries: Partial<WireProduct>[]) => new Map(entries.map((entry) => [entry.sku ?? '1', productOf(entry)]));
const address = (externalId: string, unloadingAreas?: string[]): Address => ({
  externalId,
  street: 'Dorfplatz 4',
  postCode: '9900',
  city: 'Lienz',
  ...(unloadingAreas && { unloadingAreas }),
});
const addresses = [address('100-01', ['Küche', 'Keller']), address('100-02')];

describe('companionLines', () => {
  it('predicts the outcome and cost of each line', () => {
    const lines = companionLines(
      {
        items: [
          item(),
          item({ productSku: '2', unitAbbreviation: 'PAL' }),
          item({ productSku: '3' }),
          item({ productSku: '4', amount: 1 }),
          item({ productSku: '5' }),
        ],
      },
      productsOf(
        { bulkPrices: [listPrice('2.45')] },
        { sku: '2', bulkPrices: [listPrice('1.00')] },
        { sku: '4', minSaleQuantity: 12, bulkPrices: [listPrice('1.00')] },
        { sku: '5' },
      ),
    );
    expect(lines.map(({ refusal, total }) => [refusal?.kind, total && moneyText(total)])).toEqual([
      [undefined, '29.40'],
      ['unitNotSold', undefined],
      ['noLongerAvailable', undefined],
      ['belowMinimum', undefined],
      [undefined, undefined],
    ]);
    const sum = companionSum(lines);
    expect(sum && moneyText(sum)).toBe('29.40');
  });

  it('decides nothing while the products are unknown', () => {
    const lines = companionLines({ items: [item()] }, undefined);
    expect(lines).toMatchObject([{ requestedLine: { sku: '1', name: 'Almbutter', amount: 2, unitAbbreviation: 'KRT' } }]);
    expect([lines[0]?.refusal, lines[0]?.total, companionSum(lines)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('requestedDeliveryOf', () => {
  it.each<
    [
      what: string,
      requested: { deliveryAddressExternalId?: string; unloadingArea?: string },
      found: string | undefined,
      area: string | undefined,
      isAddressGone: boolean,
      isAreaGone: boolean,
    ]
  >([
    ['nothing wanted', {}, undefined, undefined, false, false],
    ['an address', { deliveryAddressExternalId: '100-02' }, '100-02', undefined, false, false],
    ['an address and an area', { deliveryAddressExternalId: '100-01', unloadingArea: 'Keller' }, '100-01', 'Keller', false, false],
    ['a vanished address', { deliveryAddressExternalId: '100-09', unloadingArea: 'Keller' }, undefined, 'Keller', true, false],
    ['a vanished area', { deliveryAddressExternalId: '100-01', unloadingArea: 'Rampe' }, '100-01', undefined, false, true],
    ['an area where there are none', { deliveryAddressExternalId: '100-02', unloadingArea: 'Rampe' }, '100-02', undefined, false, true],
  ])('reads %s', (_, requested, found, unloadingArea, isAddressGone, isAreaGone) => {
    const read = requestedDeliveryOf(requested, addresses);
    expect({ ...read, address: read.address?.externalId }).toEqual({ address: found, unloadingArea, isAddressGone, isAreaGone });
  });
});

describe('importReport', () => {
  const cartItem = { sku: '1', amount: 2, unitAbbreviation: 'KRT', lastUpdatedAt: '2025-11-21T08:00:00Z' };
  const answer = (over: Partial<CompanionOrderImport> = {}): CompanionOrderImport => ({
    cart: { customerId: '100', items: [cartItem] },
    removedProducts: [],
    deliveryAddressGone: false,
    unloadingAreaGone: false,
    ...over,
  });

  it('trusts the cart of the answer', () => {
    const lines = companionLines({ items: [item()] }, new Map());
    expect(importReport(lines, answer())).toMatchObject({ added: [{ sku: '1' }], leftOut: [], isAddressGone: false, isAreaGone: false });
  });

  it('shows the server’s reasons, or else the rule’s', () => {
    const lines = companionLines(
      { items: [item(), item({ productSku: '2' }), item({ productSku: '3', amount: 1 }), item({ productSku: '4' })] },
      productsOf({}, { sku: '3', minSaleQuantity: 12 }, { sku: '4' }),
    );
    const report = importReport(
      lines,
      answer({ removedProducts: [{ sku: '2', reason: 'UNIT_NOT_SOLD' }], deliveryAddressGone: true, unloadingAreaGone: true }),
    );
    expect(report.added.map(({ sku }) => sku)).toEqual(['1']);
    expect(
      report.leftOut.map(({ line, reason }) => [
        line.requestedLine.sku,
        reason.by,
        typeof reason.reason === 'string' ? reason.reason : reason.reason.kind,
      ]),
    ).toEqual([
      ['2', 'server', 'UNIT_NOT_SOLD'],
      ['3', 'rule', 'belowMinimum'],
      ['4', 'rule', 'notAvailable'],
    ]);
    expect([report.isAddressGone, report.isAreaGone]).toEqual([true, true]);
  });

  it('names a skipped line whose sku was in the cart before', () => {
    const lines = companionLines({ items: [item({ amount: 1 })] }, productsOf({ minSaleQuantity: 12 }));
    expect(importReport(lines, answer()).leftOut).toMatchObject([{ reason: { by: 'rule', reason: { kind: 'belowMinimum', minimum: 2 } } }]);
  });
});

describe('carriedForm', () => {
  const typed: CheckoutForm = {
    ...emptyForm,
    addressId: '100-01',
    unloadingArea: 'Küche',
    notes: 'Anruf vorher',
    customerOrderId: 'Huber',
  };
  it.each<[what: string, form: CheckoutForm, order: Parameters<typeof formFromCompanionOrder>[1], carried: Partial<CheckoutForm>]>([
    [
      'address and area',
      emptyForm,
      { deliveryAddressExternalId: '100-02', unloadingArea: 'Rampe' },
      { addressId: '100-02', unloadingArea: 'Rampe' },
    ],
    [
      'an address without area, and no area of another address',
      typed,
      { deliveryAddressExternalId: '100-02' },
      { addressId: '100-02', unloadingArea: undefined },
    ],
    ['an area alone', typed, { unloadingArea: 'Keller' }, { addressId: '100-01', unloadingArea: 'Keller' }],
    ['nothing', typed, {}, typed],
    ['a comment', emptyForm, { comment: 'Inventur' }, { notes: 'Inventur' }],
    ['a comment below the typed notes', typed, { comment: 'Inventur' }, { notes: 'Anruf vorher\nInventur', customerOrderId: 'Huber' }],
    ['a comment once', { ...typed, notes: 'Inventur' }, { comment: 'Inventur' }, { notes: 'Inventur' }],
  ])('copies %s', (_, form, order, carried) => {
    expect(formFromCompanionOrder(form, order)).toEqual({ ...form, ...carried });
  });

  it('limits the notes to their maximum length', () => {
    expect(formFromCompanionOrder({ ...emptyForm, notes: 'x'.repeat(999) }, { comment: 'lang' }).notes).toHaveLength(1004);
  });
});
