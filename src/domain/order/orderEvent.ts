import { isLineOrderable, type CartLine } from '../cart/cart';
import { sumMoney } from '../price/money';
import { bestPrice } from '../price/price';
import { fairDiscountFactorOf, type Shop } from '../customer/shop';
import type { TrackedItem, TrackingEvent } from '../customer/trackingEvent';

/**
 * A placed order as reported to tracking services: the invoice price of one of each unit, price × ratio (P§9 price times ratio),
 * without bonus. Undefined if no line has a price, or the user sees none.
 */
export function orderEvent(
  orderId: string,
  lines: readonly CartLine[],
  { shop, canSeePrices }: { shop: Shop; canSeePrices: boolean },
): (TrackingEvent & { kind: 'order' }) | undefined {
  if (!canSeePrices) return undefined;
  const priced = lines.filter(isLineOrderable).flatMap(({ sku, product, amount, unit, unitAbbreviation }) => {
    const quote = bestPrice(product.prices, {
      amount,
      ratio: unit.ratio,
      fairDiscountFactor: fairDiscountFactorOf(shop),
      includeBonus: false,
    });
    if (quote.kind === 'onRequest') return [];
    const { pricePerSelectedUnit: exact, rowTotal } = quote;
    // Services take numbers; nothing is computed with them any more.
    const item: TrackedItem = { sku, name: product.name, unit: unitAbbreviation, amount, salePrice: exact.toNumber() };
    return [{ item, rowTotal }];
  });
  if (priced.length === 0) return undefined;
  const exact = sumMoney(priced.map(({ rowTotal }) => rowTotal));
  return { kind: 'order', orderId, items: priced.map(({ item }) => item), total: exact.toNumber() };
}
