import type { OrderFreeItem, OrderItem, Product } from '#gen/models/index.ts';
import { toPrice } from '#domain/price/bulkPrice.ts';
import { decimal, moneyText, readDecimal, roundMoney, sumMoney } from '#domain/price/money.ts';
import { freeAmount, readNaraCode } from '#domain/product/naras.ts';
import { bestPrice } from '#domain/price/price.ts';
import { hashOf } from '../seededRandom';

/** Inputs of an order's line. */
export interface LineOrder {
  readonly product: Product;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Factor of a fair's discount on regular prices. */
  readonly fairDiscountFactor: string | undefined;
  /** True if the user sees the numbers common to all tenants. */
  readonly showsCrossTenantId: boolean;
  /** Day on which an alternative tour brings it. */
  readonly alternativeDeliveryDate: string | undefined;
}

/** A line of an order with the price that holds now; without one when the price is on request. */
export function makeOrderItem(line: LineOrder): OrderItem {
  const { product, amount, unitAbbreviation } = line;
  const ratio = product.units.find(({ abbreviation }) => abbreviation === unitAbbreviation)?.ratio ?? 1;
  const quote = bestPrice(
    product.bulkPrices.map(toPrice).filter((price) => price !== undefined),
    { amount, ratio, fairDiscountFactor: line.fairDiscountFactor, includeBonus: false },
  );
  const baseUnit = product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  return {
    productSku: product.sku,
    displayedProductId: (line.showsCrossTenantId ? product.crossTenantProductId : undefined) ?? product.sku,
    ...(quote.kind === 'priced' && {
      price: quote.unitPrice.toNumber(),
      priceString: moneyText(quote.unitPrice),
      mostAccurateRowTotal: quote.rowTotal.toNumber(),
      mostAccurateRowTotalString: moneyText(quote.rowTotal),
    }),
    amount,
    ...(baseUnit !== undefined && { baseUnit }),
    ratio,
    unitAbbr: unitAbbreviation,
    ...(product.thumbnailUrl !== undefined && { imagePath: product.thumbnailUrl }),
    preOrder: product.attributes.some(({ key }) => key === 'Bestellartikel'),
    name: product.name,
    ...(line.alternativeDeliveryDate !== undefined && { alternativeDeliveryDate: line.alternativeDeliveryDate }),
  };
}

/** Days after which prices and packs begin to differ from today's. */
const sameFor = 30;

/** Past prices of a few products, as a factor on today's price, by their hash: 6 to 12 % away from it, most of them less. */
const farPrices: Readonly<Record<number, string>> = { 29: '0.9', 38: '1.08', 41: '0.926', 51: '0.89', 54: '0.94' };

/** The factor of a product's past price on today's; undefined for most, whose price is unchanged. */
function pastFactor(hash: number): string | undefined {
  return farPrices[hash % 60] ?? (hash % 3 === 0 ? (hash % 2 === 0 ? '0.96' : '1.03') : undefined);
}

/**
 * A line as it was ordered in the past: some older ones were cheaper or dearer, a few in a carton of another size, and a few in a unit
 * that is no longer sold, so that ordering again shows differences. Deterministic for a product.
 */
export function agedItem(item: OrderItem, age: number): OrderItem {
  if (age < sameFor) return item;
  const hash = hashOf(`aged/${item.productSku}`);
  const { ratio = 1, priceString } = item;
  if (hash % 19 === 0) return { ...item, unitAbbr: 'LAG' };
  const isOtherSize = hash % 17 === 0 && ratio > 1 && Number.isInteger(ratio);
  const factor = pastFactor(hash);
  if (priceString === undefined || !(isOtherSize || factor !== undefined)) return item;
  const price = factor === undefined ? decimal(priceString) : roundMoney(decimal(priceString).times(factor));
  const ratioThen = isOtherSize ? ratio + 2 : ratio;
  const total = roundMoney(price.times(item.amount).times(ratioThen));
  return {
    ...item,
    ratio: ratioThen,
    price: price.toNumber(),
    priceString: moneyText(price),
    mostAccurateRowTotal: total.toNumber(),
    mostAccurateRowTotalString: moneyText(total),
  };
}

/** Free goods of a line, by the product's codes. */
export function freeItemsOf(line: LineOrder, naraCodes: readonly string[]): OrderFreeItem[] {
  const amount = naraCodes.reduce((sum, code) => sum + freeAmount(readNaraCode(code), line.amount), 0);
  return amount > 0 ? [{ productSku: line.product.sku, name: line.product.name, amount, unitAbbr: line.unitAbbreviation }] : [];
}

/** Sum of the lines of an order in EUR as a decimal string; lines on request count nothing. */
export function totalOf(items: readonly OrderItem[]): string {
  return moneyText(sumMoney(items.map(({ mostAccurateRowTotalString }) => readDecimal(mostAccurateRowTotalString) ?? decimal(0))));
}
