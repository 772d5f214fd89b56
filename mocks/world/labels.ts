import type { Label, LabelProduct, Product, Unit } from '#gen/models/index.ts';
import { toPrice } from '#domain/price/bulkPrice.ts';
import { addDays, momentOf } from '#domain/text/calendar.ts';
import { moneyText } from '#domain/price/money.ts';
import { bestPrice } from '#domain/price/price.ts';
import { measureSign } from '#domain/product/unit.ts';
import { exampleSkus } from '../catalogue/examples';
import { customerKey, type State } from '../state/state';
import { toolKitchen } from './toolKitchen';
import type { CustomerRecord } from './customers';
import type { World } from './world';

/** Products on the list of the one customer that begins with labels, those that are no longer sold not counted. */
const begunLabels = 24;

/** The label list of a customer. Only {@link toolKitchen} has one before anybody changed it; two of its products are no longer sold. */
export function labelsOf(world: World, customer: CustomerRecord): readonly Label[] {
  const { labels, seededOn } = world.state();
  const known = labels[customerKey(customer.tenant, customer.customerId)];
  if (known) return known;
  if (customer.customerId !== toolKitchen) return [];
  const skus = [
    exampleSkus.bergkaese,
    exampleSkus.inactive,
    exampleSkus.removed,
    ...world.assortmentOf(customer, begunLabels).map(({ sku }) => sku),
  ];
  const addedAt = momentOf(addDays(seededOn, -2), '10:00').toISOString();
  return [...new Set(skus)].map((sku) => ({ sku, addedAt }));
}

/** The same list to change: kept from now on. */
export function labelsToChange(world: World, customer: CustomerRecord): Label[] {
  const { labels }: State = world.state();
  return (labels[customerKey(customer.tenant, customer.customerId)] ??= structuredClone([...labelsOf(world, customer)]));
}

/** True if a label can be printed: the product is sold, now or soon. */
export function isPrintable({ shopAvailability: { status } }: Product): boolean {
  return status === 'ACTIVE' || status === 'AVAILABLE_SOON';
}

/** The unit that the shop preselects. */
function labelUnit({ units }: Product): Unit | undefined {
  return units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? units.find(({ isVisible }) => isVisible);
}

/** Net content of a label's product. That of goods kept by the kilogram is one kilogram, for any weight of a wheel or a crate. */
function fillingOf({ units, netFillingQuantity }: Product): Product['netFillingQuantity'] {
  const storage = units.find(({ isStorageUnit }) => isStorageUnit);
  return storage && measureSign(storage.abbreviation) !== undefined ? undefined : netFillingQuantity;
}

/** A product's data on a shelf label: the price of the preselected unit, and that unit's bar code if it has one. */
export function labelProductOf(product: Product, showsCrossTenantId: boolean): LabelProduct {
  const { sku, crossTenantProductId, name, categoryId, resolvedCategory, thumbnailUrl } = product;
  const netFillingQuantity = fillingOf(product);
  const unit = labelUnit(product);
  const gtin = [...(unit?.gtins ?? []), ...product.units.flatMap(({ gtins = [] }) => gtins)][0];
  return {
    sku,
    ...(showsCrossTenantId && crossTenantProductId !== undefined && { crossTenantProductId }),
    name,
    ...(categoryId !== undefined && { categoryId }),
    ...(resolvedCategory && { categoryName: resolvedCategory.name }),
    ...(netFillingQuantity && { netFillingQuantity }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(gtin !== undefined && { gtin }),
    ...(unit && { unit: unit.abbreviation, unitName: unit.name, ...pricesOf(product, unit) }),
    isActive: isPrintable(product),
  };
}

function pricesOf(
  { bulkPrices, basePrice }: Product,
  { ratio }: Unit,
): Pick<LabelProduct, 'price' | 'priceString' | 'referencePriceString' | 'referenceQuantity' | 'referenceUnit'> {
  const quote = bestPrice(
    bulkPrices.map(toPrice).filter((price) => price !== undefined),
    { amount: 1, ratio, basePrice, includeBonus: false },
  );
  if (quote.kind === 'onRequest') return {};
  const { referencePrice: reference } = quote;
  return {
    price: quote.rowTotal.toNumber(),
    priceString: moneyText(quote.rowTotal),
    ...(reference && {
      referencePriceString: moneyText(reference.amount),
      referenceQuantity: reference.perQuantity,
      referenceUnit: reference.perUnit,
    }),
  };
}
