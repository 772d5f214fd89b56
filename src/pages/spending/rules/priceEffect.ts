import { amountInBaseUnit } from '#domain/order/order.ts';
import { roundMoney, sumMoney, zero, type Decimal } from '#domain/price/money.ts';
import type { SpentLine } from './spentOrder';

/** A product's part in the change between two periods, in EUR. */
export interface ProductEffect {
  readonly sku: string;
  readonly name: string;
  readonly before: Decimal;
  readonly now: Decimal;
  /** Part of the change from another price per storage unit, at the later amount. Zero for new and gone products. */
  readonly price: Decimal;
  /** Part from another amount, at the earlier price. Zero for new and gone products. */
  readonly quantity: Decimal;
  /** Part from a product that only the later period has; positive. */
  readonly added: Decimal;
  /** Part from a product that only the earlier period has; negative. */
  readonly gone: Decimal;
}

/** The change between two periods in its parts, in EUR: price, quantity, added and gone make up the change to the cent. */
export interface ChangeSplit extends Omit<ProductEffect, 'sku' | 'name'> {
  /** All products, the greatest change first. */
  readonly products: readonly ProductEffect[];
}

interface Bought {
  name: string;
  quantity: Decimal;
  total: Decimal;
}

/** By product and the unit that it was counted in: a price per bottle and one per litre can't be compared. */
function boughtOf(lines: readonly SpentLine[]): ReadonlyMap<string, Bought> {
  const bought = new Map<string, Bought>();
  for (const { sku, unit, name, total, ...line } of lines) {
    const quantity = amountInBaseUnit(line);
    const key = JSON.stringify([sku, unit]);
    const known = bought.get(key);
    if (!known) bought.set(key, { name, quantity, total });
    else {
      known.quantity = known.quantity.plus(quantity);
      known.total = known.total.plus(total);
    }
  }
  return bought;
}

/** True if an amount was bought, so that there is a price per storage unit. */
const hasPrice = (bought: Bought | undefined): bought is Bought => bought?.quantity.greaterThan(0) === true;

/**
 * Splits the change of the spending between two periods. A product's price is its average per storage unit in a period. The quantity
 * part is the change of the amount at the earlier price, rounded to cents; the price part is the rest of the product's change. A product
 * counted in another storage unit counts as gone and new.
 */
export function splitChange(before: readonly SpentLine[], now: readonly SpentLine[]): ChangeSplit {
  const [earlier, later] = [boughtOf(before), boughtOf(now)];
  const products = [...new Set([...earlier.keys(), ...later.keys()])].map((key) => {
    const [sku] = JSON.parse(key) as [string, string];
    return effectOf(sku, earlier.get(key), later.get(key));
  });
  const sum = (part: keyof Omit<ProductEffect, 'sku' | 'name'>) => sumMoney(products.map((product) => product[part]));
  return {
    before: sum('before'),
    now: sum('now'),
    price: sum('price'),
    quantity: sum('quantity'),
    added: sum('added'),
    gone: sum('gone'),
    products: products.sort((one, other) => spendingChange(other).absoluteValue().comparedTo(spendingChange(one).absoluteValue())),
  };
}

function effectOf(sku: string, earlier: Bought | undefined, later: Bought | undefined): ProductEffect {
  const name = later?.name ?? earlier?.name ?? '';
  const [before, now] = [earlier?.total ?? zero, later?.total ?? zero];
  if (!hasPrice(earlier) || !hasPrice(later))
    return { sku, name, before, now, price: zero, quantity: zero, added: now, gone: before.negated() };
  // One division, rounded once: earlier price × later amount is what the later amount would have cost.
  const atEarlierPrice = roundMoney(before.times(later.quantity).dividedBy(earlier.quantity));
  return { sku, name, before, now, price: now.minus(atEarlierPrice), quantity: atEarlierPrice.minus(before), added: zero, gone: zero };
}

/** Change between the two periods in EUR. */
export const spendingChange = ({ before, now }: { readonly before: Decimal; readonly now: Decimal }): Decimal => now.minus(before);
