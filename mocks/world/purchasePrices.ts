import type { InventoryPriceSorting, Order } from '#gen/models/index.ts';
import { decimal, zero } from '#domain/price/money.ts';

/** A customer's purchases of a product: newest price first, and the sums for the average. */
interface Purchases {
  readonly last: string;
  readonly total: string;
  readonly quantity: string;
}

const cache = new WeakMap<readonly Order[], ReadonlyMap<string, Purchases>>();

function purchasesIn(orders: readonly Order[]): ReadonlyMap<string, Purchases> {
  const known = cache.get(orders);
  if (known) return known;
  const purchases = new Map<string, Purchases>();
  for (const { orderItems } of orders) {
    for (const { productSku, priceString, mostAccurateRowTotalString = '0', amount, ratio = 1 } of orderItems) {
      if (priceString === undefined) continue;
      const before = purchases.get(productSku);
      purchases.set(productSku, {
        last: before?.last ?? priceString,
        total: decimal(before?.total ?? zero)
          .plus(mostAccurateRowTotalString)
          .toString(),
        quantity: decimal(amount)
          .times(ratio)
          .plus(before?.quantity ?? zero)
          .toString(),
      });
    }
  }
  cache.set(orders, purchases);
  return purchases;
}

/**
 * A customer's price of one base unit of a product, in EUR: the last one, or the average of all purchases. Undefined for a product
 * never bought. `orders` come newest first.
 */
export function purchasePrice(orders: readonly Order[], sku: string, mode: InventoryPriceSorting): string | undefined {
  const bought = purchasesIn(orders).get(sku);
  if (!bought) return undefined;
  return mode === 'lastPrice' ? bought.last : decimal(bought.total).dividedBy(bought.quantity).toString();
}
