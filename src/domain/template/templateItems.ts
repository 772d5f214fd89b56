import type { OrderTemplateItem, ProductGrouping } from '#gen/models/index.ts';
import { planAddition, type RequestedLine, type RefusalReason } from '../cart/cartAddition';
import { roundMoney, sumMoney, type Decimal } from '../price/money';
import { bestPrice, type PriceRequest } from '../price/price';
import { toProduct, unitOfLine, type Product } from '../product/product';
import { minimumForUnit } from '../product/quantity';

/** An amount in a unit, as a template holds a product. */
export interface ItemQuantity {
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** Products of one category; `category` is undefined for those that the catalogue puts into none. */
export interface TemplateProductGroup {
  readonly category: { readonly id: string; readonly name: string } | undefined;
  readonly products: readonly Product[];
}

/** True if two quantities are equal. */
export function isSameQuantity(one: ItemQuantity | undefined, other: ItemQuantity | undefined): boolean {
  return one?.amount === other?.amount && one?.unit === other?.unit;
}

/**
 * Makes one list of groups of several answers, each of which has its categories in the order of the catalogue. Between two that no answer
 * has together the one with the lower id comes first.
 */
export function mergeGroups(answers: readonly (readonly ProductGrouping[])[]): readonly TemplateProductGroup[] {
  const merged: { readonly category: ProductGrouping['category']; readonly products: Product[] }[] = [];
  for (const answer of answers) {
    let place = 0;
    for (const { category, products } of answer) {
      const read = products.map(toProduct);
      const known = merged.findIndex((group) => group.category.id === category.id);
      if (known >= 0) {
        merged[known]?.products.push(...read);
        place = known + 1;
        continue;
      }
      while (place < merged.length && (merged[place]?.category.id ?? '') < category.id) place++;
      merged.splice(place, 0, { category, products: read });
      place++;
    }
  }
  return merged;
}

/** The skus of a template in the groups of the catalogue, and at the end those whose products are not known. */
export interface TemplateGroup {
  /** Id of the category; empty for products without one. */
  readonly key: string;
  /** Undefined for products without one. */
  readonly categoryName: string | undefined;
  readonly skus: readonly string[];
}

/** Groups a template's products by category. */
export function templateGroups(skus: readonly string[], groups: readonly TemplateProductGroup[]): readonly TemplateGroup[] {
  const wanted = new Set(skus);
  const known: TemplateGroup[] = groups.flatMap(({ category, products }) => {
    const held = products.map(({ sku }) => sku).filter((sku) => wanted.delete(sku));
    return held.length > 0 ? [{ key: category?.id ?? '', categoryName: category?.name, skus: held }] : [];
  });
  return wanted.size > 0 ? [...known, { key: '', categoryName: undefined, skus: [...wanted] }] : known;
}

/** The template's items as requested lines, each by itself. */
export function requestedTemplateLines(
  items: readonly OrderTemplateItem[],
  products: ReadonlyMap<string, Product>,
): readonly RequestedLine[] {
  return items.map(({ productSku, amount, unit }) => ({
    sku: productSku,
    name: products.get(productSku)?.name,
    amount,
    unitAbbreviation: unit,
  }));
}

/** Why items would not go into the cart, by sku: below the minimum, unavailable, no longer sold in that unit (P§5 minimum quantity). */
export function itemProblems(
  items: readonly OrderTemplateItem[],
  products: ReadonlyMap<string, Product>,
): ReadonlyMap<string, RefusalReason> {
  const known = items.filter(({ productSku }) => products.has(productSku));
  const { refused } = planAddition(requestedTemplateLines(known, products), products);
  return new Map(refused.map(({ requestedLine, reason }) => [requestedLine.sku, reason]));
}

/** Why one item would not go into the cart; undefined where it would. */
export function itemProblem(item: OrderTemplateItem, product: Product): RefusalReason | undefined {
  return itemProblems([item], new Map([[item.productSku, product]])).get(item.productSku);
}

/** Inputs of a price besides amount, unit and product. */
export type TemplatePricing = Pick<PriceRequest, 'fairDiscountFactor' | 'includeBonus'>;

/** Price of the orderable items in EUR, rounded once; undefined while none has a price. */
export function templateSum(
  items: readonly OrderTemplateItem[],
  products: ReadonlyMap<string, Product>,
  pricing: TemplatePricing,
): Decimal | undefined {
  const problems = itemProblems(items, products);
  const totals = items.flatMap(({ productSku, amount, unit }) => {
    const product = products.get(productSku);
    if (!product || problems.has(productSku)) return [];
    const quote = bestPrice(product.prices, {
      ...pricing,
      amount,
      ratio: unitOfLine(product, unit).ratio,
      basePrice: product.basePrice,
    });
    return quote.kind === 'priced' ? [quote.rowTotal] : [];
  });
  return totals.length > 0 ? roundMoney(sumMoney(totals)) : undefined;
}

/** With how much a product is put into a template: the least that can be ordered in its usual unit. */
export function firstQuantity({ defaultUnit, minSaleQuantity }: Pick<Product, 'defaultUnit' | 'minSaleQuantity'>): ItemQuantity {
  return { amount: minimumForUnit(minSaleQuantity, defaultUnit.ratio), unit: defaultUnit.abbreviation };
}

/** Another user's change to an item: `before` undefined for a new one, `now` for a removed one. */
export interface ItemDifference {
  readonly sku: string;
  readonly before: ItemQuantity | undefined;
  readonly now: ItemQuantity | undefined;
}

/** Changes of a template's items, in the present sequence; removed ones come last. */
export function itemDifferences(before: readonly OrderTemplateItem[], now: readonly OrderTemplateItem[]): readonly ItemDifference[] {
  const known = new Map(before.map((item) => [item.productSku, item]));
  const changed = now
    .map((item) => ({ sku: item.productSku, before: known.get(item.productSku), now: item }))
    .filter((difference) => !isSameQuantity(difference.before, difference.now));
  const held = new Set(now.map(({ productSku }) => productSku));
  const gone = before
    .filter(({ productSku }) => !held.has(productSku))
    .map((item) => ({ sku: item.productSku, before: item, now: undefined }));
  return [...changed, ...gone];
}
