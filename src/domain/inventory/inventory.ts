import type { GroupedInventoryPage, Inventory, InventoryItem } from '#gen/models/index.ts';
import type { RequestedLine } from '../cart/cartAddition';
import type { ListRules } from '../text/listAddress';
import { decimal, roundMoney, roundUp, sumMoney, type Decimal } from '../price/money';
import { bestPrice } from '../price/price';
import type { Product } from '../product/product';

/** The shapes of inventories, for the screens that show them. */
export type { Inventory, InventoryDetails, InventoryItem } from '#gen/models/index.ts';

/** Address rules of the inventory lists: the calls sort by the time of counting alone, newest first by default. */
export const inventoryListRules: ListRules<'createdAt', object> = {
  sortFields: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filters: {},
};

/** The inventories of a page, those of one place one after the other. */
export function inventoriesOf({ inventories }: Pick<GroupedInventoryPage, 'inventories'>): readonly Inventory[] {
  return inventories.flatMap((group) => group.inventories);
}

/** Number of lines of an inventory, including products that the shop doesn't sell. */
export function countedLines({ numberOfRegularItems, numberOfNonWebshopItems }: Inventory): number {
  return numberOfRegularItems + numberOfNonWebshopItems;
}

/** A counted quantity in the product's base unit: quantity × ratio. */
export function countedInBaseUnit({ capturedQuantity, unitRatio }: Pick<InventoryItem, 'capturedQuantity' | 'unitRatio'>): Decimal {
  return decimal(capturedQuantity).times(unitRatio);
}

/**
 * Lines for ordering an inventory's products or putting them into a template: the counted quantity of each product. Two lines of a
 * product are merged, in the smaller of their units. Open packs are rounded up, as only whole ones are sold; zero counts are omitted.
 */
export function requestedInventoryLines(items: readonly InventoryItem[]): readonly RequestedLine[] {
  const bySku = new Map<string, InventoryItem[]>();
  for (const item of items) bySku.set(item.productSku, [...(bySku.get(item.productSku) ?? []), item]);
  return [...bySku.values()].flatMap((counted): readonly RequestedLine[] => {
    const [smallest] = counted.toSorted((one, other) => one.unitRatio - other.unitRatio);
    if (!smallest) return [];
    const inBase = counted.map(countedInBaseUnit).reduce((sum, quantity) => sum.plus(quantity));
    const amount = inBase.dividedBy(smallest.unitRatio).toDecimalPlaces(0, roundUp).toNumber();
    const { productSku: sku, productName: name, capturedUnit: unitAbbreviation } = smallest;
    return amount > 0 ? [{ sku, name, amount, unitAbbreviation }] : [];
  });
}

/** A line of an inventory with its product's present data. */
export interface InventoryLine {
  readonly item: InventoryItem;
  /** The product; undefined where it is no longer known, or not read. */
  readonly product: Product | undefined;
  /** Name of the category that the line belongs to; undefined where none is known. */
  readonly category: string | undefined;
  /** Value of the counted quantity at today's prices, in EUR; undefined without a price. */
  readonly value: Decimal | undefined;
}

/**
 * The lines of an inventory with their products, those of a category one after the other (C§3: lines have the category), the categories
 * in the order of counting.
 *
 * @param products the products by sku; empty where they can't be read
 */
export function inventoryLines(items: readonly InventoryItem[], products: ReadonlyMap<string, Product>): readonly InventoryLine[] {
  const names = new Map([...products.values()].map(({ categoryId, categoryName }) => [categoryId, categoryName]));
  return items.map((item) => {
    const product = products.get(item.productSku);
    const category = names.get(item.categoryId ?? product?.categoryId) ?? product?.categoryName;
    return { item, product, category, value: product && valueOf(item, product) };
  });
}

function valueOf({ capturedQuantity: amount, unitRatio: ratio }: InventoryItem, { prices }: Product): Decimal | undefined {
  const quote = bestPrice(prices, { amount, ratio, includeBonus: false });
  if (quote.kind !== 'priced') return undefined;
  // The price of nothing is asked for as that of one.
  return amount > 0 ? quote.rowTotal : decimal(0);
}

/** Value of a whole inventory at today's prices. */
export interface InventoryValue {
  /** In EUR; undefined where no line has a price. */
  readonly sum: Decimal | undefined;
  /** Lines without a price, which are not in it. */
  readonly unpriced: number;
}

/** Total value of an inventory's lines at today's prices. */
export function inventoryValue(lines: readonly InventoryLine[]): InventoryValue {
  const values = lines.flatMap(({ value }) => value ?? []);
  return { sum: values.length > 0 ? roundMoney(sumMoney(values)) : undefined, unpriced: lines.length - values.length };
}
