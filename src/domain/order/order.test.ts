import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#gen/models/index.ts';
import { formatListAddress, parseListAddress } from '../text/listAddress';
import { moneyText } from '../price/money';
import {
  amountInBaseUnit,
  deliveryDaysOf,
  orderItemDiscount,
  orderItemPrice,
  orderItemsToDeclare,
  orderItemTotal,
  orderListRules,
  orderSortFields,
  orderStatus,
  orderSum,
  overviewSum,
  requestedReorderLines,
} from './order';

const head = { id: '4500012345', creationTime: '2025-11-21T09:14:00+01:00', customerId: '100' };
const item = (over: Partial<OrderItem>): OrderItem => ({ productSku: '1', name: 'Almbutter', amount: 2, ...over });

describe('order sort', () => {
  it('has the fields of the contract', () => {
    expect(orderSortFields).toEqual(['id', 'orderedAt', 'source', 'deliveryAddress', 'positions', 'sum', 'deliveryDate']);
  });

  const addressOf = (query: string, canSeePrices = true) => parseListAddress(orderListRules({ canSeePrices }), new URLSearchParams(query));

  it('is newest first from all sources by default', () => {
    expect(addressOf('')).toEqual({ sort: { field: 'orderedAt', direction: 'desc' }, filters: {}, page: 0 });
  });

  it('is restored from the address', () => {
    for (const query of [
      'sort=positions-asc',
      'source=PUSH_NOTIFICATION',
      'sort=id-desc&source=WEBSHOP&page=2',
      'sort=sum-desc&source=EMAIL&page=2',
    ]) {
      expect(formatListAddress(orderListRules({ canSeePrices: true }), addressOf(query)).toString()).toBe(query);
    }
  });

  it('is never by sum for users without prices', () => {
    expect(addressOf('sort=sum-desc').sort.field).toBe('sum');
    expect(addressOf('sort=sum-desc', false).sort.field).toBe('orderedAt');
  });

  it('reads sources', () => {
    expect(['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION', 'FAX', ''].map((source) => addressOf(`source=${source}`).filters.source)).toEqual([
      'WEBSHOP',
      'EMAIL',
      'PUSH_NOTIFICATION',
      undefined,
      undefined,
    ]);
  });
});

describe('days of delivery', () => {
  const order = {
    ...head,
    deliverySlotDate: '2025-11-25',
    requestedDeliveryDateFrozenProducts: '2025-11-27',
    requestedDeliveryDateFreshProducts: 'soon',
  };

  it('are listed for each kind that has one', () => {
    expect(deliveryDaysOf(order)).toEqual([
      { kind: 'dry', day: '2025-11-25' },
      { kind: 'frozen', day: '2025-11-27' },
    ]);
    expect(deliveryDaysOf({ ...head, requestedDeliveryDateFreshProducts: '2025-11-24' })).toEqual([{ kind: 'fresh', day: '2025-11-24' }]);
    expect(deliveryDaysOf(head)).toEqual([]);
  });

  it('give dry goods no day if there are none', () => {
    const cooled = { ...head, requestedDeliveryDateFreshProducts: '2025-11-25', requestedDeliveryDateFrozenProducts: '2025-11-27' };
    expect(deliveryDaysOf(cooled)).toEqual([
      { kind: 'fresh', day: '2025-11-25' },
      { kind: 'frozen', day: '2025-11-27' },
    ]);
    expect(orderStatus(cooled, '2025-11-26')).toBe('inDelivery');
  });

  it.each([
    ['2025-11-24', 'ordered'],
    ['2025-11-25', 'inDelivery'],
    ['2025-11-26', 'inDelivery'],
    ['2025-11-27', 'inDelivery'],
    ['2025-11-28', 'past'],
  ])('put the order on %s %s', (today, status) => {
    expect(orderStatus(order, today)).toBe(status);
  });

  it('count for any kind that comes first', () => {
    const frozenFirst = { ...head, deliverySlotDate: '2025-11-27', requestedDeliveryDateFrozenProducts: '2025-11-25' };
    expect(orderStatus(frozenFirst, '2025-11-26')).toBe('inDelivery');
    expect(orderStatus(head, '2025-11-26')).toBeUndefined();
  });
});

describe('sums of an order', () => {
  it.each<[what: string, item: OrderItem, total: string | undefined]>([
    ['as the server says it exactly', item({ mostAccurateRowTotalString: '149.40', mostAccurateRowTotal: 1, priceString: '9' }), '149.40'],
    ['as a number', item({ mostAccurateRowTotal: 149.4, price: 9 }), '149.40'],
    ['from an exact price', item({ priceString: '12.45', ratio: 6 }), '149.40'],
    ['from a price of the base unit', item({ price: 12.45 }), '24.90'],
    ['unknown', item({}), undefined],
    ['unreadable', item({ mostAccurateRowTotalString: 'n/a', mostAccurateRowTotal: Number.NaN }), undefined],
    ['zero', item({ mostAccurateRowTotalString: '0', priceString: '9' }), '0.00'],
  ])('line total %s', (_, line, total) => {
    const result = orderItemTotal(line);
    expect(result && moneyText(result)).toBe(total);
  });

  it.each<[what: string, item: OrderItem, discount: string | undefined]>([
    // Two cartons of six at 12.45 are 149.40.
    ['taken off the total', item({ priceString: '12.45', ratio: 6, mostAccurateRowTotalString: '141.93' }), '7.47'],
    ['of a total that is as the price says', item({ priceString: '12.45', ratio: 6, mostAccurateRowTotalString: '149.40' }), undefined],
    ['of a surcharge', item({ priceString: '12.45', ratio: 6, mostAccurateRowTotalString: '150.00' }), undefined],
    ['without a total of the server', item({ priceString: '12.45' }), undefined],
    ['without prices', item({}), undefined],
  ])('discount %s', (_, line, discount) => {
    const result = orderItemDiscount(line);
    expect(result && moneyText(result)).toBe(discount);
  });

  it('are summed exactly and rounded once', () => {
    const lines = Array.from({ length: 10 }, () => item({ mostAccurateRowTotalString: '0.1049' }));
    expect(moneyText(orderSum({ orderItems: lines })!)).toBe('1.05');
    expect(orderSum({ orderItems: [item({})] })).toBeUndefined();
    expect(moneyText(orderSum({ orderItems: [item({}), item({ mostAccurateRowTotalString: '2' })] })!)).toBe('2.00');
  });

  it('are read from the overview', () => {
    expect(moneyText(overviewSum({ totalPriceString: '1284.60', totalPrice: 1 })!)).toBe('1284.60');
    expect(moneyText(overviewSum({ totalPrice: 1284.6 })!)).toBe('1284.60');
    expect(overviewSum({})).toBeUndefined();
    expect(moneyText(orderItemPrice({ priceString: '12.45', price: 1 })!)).toBe('12.45');
  });

  it('count amounts in the base unit exactly', () => {
    expect(amountInBaseUnit({ amount: 3, ratio: 0.1 }).toString()).toBe('0.3');
    expect(amountInBaseUnit({ amount: 3 }).toString()).toBe('3');
  });
});

describe('requestedReorderLines', () => {
  const orderItems = [
    item({ productSku: '1', unitAbbr: 'KRT', baseUnit: 'STK' }),
    item({ productSku: '2', baseUnit: 'STK', amount: 5 }),
    item({ productSku: '3' }),
  ];

  it('requests all lines, or some, in their units', () => {
    expect(requestedReorderLines({ orderItems })).toEqual([
      { sku: '1', name: 'Almbutter', amount: 2, unitAbbreviation: 'KRT' },
      { sku: '2', name: 'Almbutter', amount: 5, unitAbbreviation: 'STK' },
      { sku: '3', name: 'Almbutter', amount: 2, unitAbbreviation: '' },
    ]);
    expect(requestedReorderLines({ orderItems }, new Set(['2', '9'])).map(({ sku }) => sku)).toEqual(['2']);
    expect(requestedReorderLines({ orderItems }, new Set())).toEqual([]);
  });
});

describe('the goods that an order brings', () => {
  it('are its lines, free goods, and articles from outside of the webshop', () => {
    expect(
      orderItemsToDeclare({
        orderItems: [item({ productSku: '1' })],
        freeItems: [{ productSku: '2', name: 'Zugabe', amount: 1 }],
        nonWebshopItems: [{ name: 'Leihgeschirr', amount: 1, gtin: '1' }],
      }),
    ).toEqual([
      { sku: '1', name: 'Almbutter' },
      { sku: '2', name: 'Zugabe' },
      { sku: undefined, name: 'Leihgeschirr' },
    ]);
    expect(orderItemsToDeclare({ orderItems: [] })).toEqual([]);
  });
});
