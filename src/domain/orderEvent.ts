import { isLineOrderable, type CartLine } from './cart';
import { sumMoney } from './money';
import { bestPrice } from './price';
import { fairDiscountFactorOf, type Shop } from './shop';
import type { TrackedItem, TrackingEvent } from './trackingEvent';

/**
 * A placed order as it is reported to tracking services: what one of each unit costs on the invoice, price × ratio (P§9), without bonus.
 * Undefined where no line has a price, or for a user who sees none.
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
