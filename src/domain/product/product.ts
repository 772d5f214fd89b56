import type {
  BasePrice,
  NetFillingQuantity,
  Product as WireProduct,
  ProductImage as WireProductImage,
  Unit as WireUnit,
} from '#gen/models/index.ts';
import { badgesOf, labelsOf, orderDeadlineOf, type Badge, type OrderDeadline } from './attributes';
import { allergenTable, type AllergenEntry } from '../allergens/allergens';
import { kindOf, type ProductKind } from './coolingClass';
import { minSaleQuantity } from './quantity';
import { toPrice, type Price } from '../price/bulkPrice';
import { defaultUnit, measureSign, scaledAmount, storageUnit, toUnit, unitOf, visibleUnits, type Unit } from './unit';

/** Availability of a product, with its date (P§4 "Product availability status"). */
export type Availability =
  | { readonly status: 'ACTIVE' }
  | { readonly status: 'INACTIVE' }
  /** `eta`: first day it is expected again, YYYY-MM-DD, where known. */
  | { readonly status: 'AVAILABLE_SOON'; readonly eta: string | undefined }
  | { readonly status: 'REMOVED_FROM_INVENTORY' }
  /** The server says a word that the shop doesn't know: the product is shown, and can't be ordered. */
  | { readonly status: 'UNKNOWN' };

/** One picture in three sizes. */
export interface ProductImage {
  readonly thumbnail: string;
  readonly medium: string;
  readonly big: string;
  /** True if it shows a 3D model. */
  readonly is3d: boolean;
}

/** A product as the shop shows it (P§3 Product). */
export interface Product {
  /** Article number within the tenant and key in every call. */
  readonly sku: string;
  /** Its number across all tenants; `productNumber` decides which of the two a user sees. */
  readonly crossTenantProductId: string | undefined;
  readonly name: string;
  /** Name with brand and filling, as on documents and labels; the name where there is none. */
  readonly displayName: string;
  readonly shortDescription: string | undefined;
  readonly description: string | undefined;
  readonly ingredients: string | undefined;
  readonly storageNote: string | undefined;
  readonly brandName: string | undefined;
  readonly supplierId: string | undefined;
  readonly categoryId: string | undefined;
  /** Name of its category. */
  readonly categoryName: string | undefined;
  readonly thumbnail: string | undefined;
  readonly images: readonly ProductImage[];
  /** Ordered for the customer before it is in stock (attribute order-article). */
  readonly isPreOrder: boolean;
  readonly isNew: boolean;
  readonly availability: Availability;
  /** Least quantity in storage units; 0 means no minimum. */
  readonly minSaleQuantity: number;
  readonly netFillingQuantity: NetFillingQuantity | undefined;
  /** Badges with an icon, at most three. */
  readonly badges: readonly Badge[];
  /** Names of the attributes without an icon, such as seals of origin, halal, kosher, vegetarian. */
  readonly labels: readonly string[];
  /** Own order deadline, where the product has one. */
  readonly orderDeadline: OrderDeadline | undefined;
  /** Alcohol by volume in percent. */
  readonly alcohol: number | undefined;
  /** Units a user can choose, sorted by ratio. Never empty: a product without any gets its storage unit, so that a price can be shown. */
  readonly units: readonly [Unit, ...Unit[]];
  /** All units, for lines whose unit can no longer be chosen. */
  readonly allUnits: readonly Unit[];
  /** The unit that is preselected. */
  readonly defaultUnit: Unit;
  /** The unit in which prices and the minimum are counted. */
  readonly storageUnit: Unit;
  readonly prices: readonly Price[];
  readonly basePrice: BasePrice | undefined;
  /** dry, fresh or frozen: decides which requested delivery date is its own. */
  readonly kind: ProductKind;
  /** The 14 allergens in their fixed order. */
  readonly allergens: readonly AllergenEntry[];
  /** True if delivered goods are weighed, so that weights and sums before are approximate (attribute "weighed item"). */
  readonly isWeighed: boolean;
  /** True if it can be put on the essence list, and if it is on it. */
  readonly isAvailableForEssence: boolean;
  readonly isEssential: boolean;
  /** True if it is available and has a unit that can be chosen, so that it can be ordered. */
  readonly isOrderable: boolean;
}

function toAvailability({ status, availabilityETA }: WireProduct['shopAvailability']): Availability {
  switch (status) {
    case 'ACTIVE':
    case 'INACTIVE':
    case 'REMOVED_FROM_INVENTORY':
      return { status };
    case 'AVAILABLE_SOON':
      return { status, eta: availabilityETA };
    default:
      return { status: 'UNKNOWN' };
  }
}

/** Reads a picture of the server. */
export function toProductImage(wire: WireProductImage): ProductImage {
  return { thumbnail: wire.thumbnailPath, medium: wire.mediumPath, big: wire.bigPath, is3d: wire.is3d ?? false };
}

/** Default unit of a product that the server sends without any. */
const pieceUnit: Unit = {
  name: '',
  abbreviation: '',
  ratio: 1,
  isDefault: true,
  isVisible: false,
  isStorageUnit: true,
  gtins: [],
};

/** Makes of the server's product the one the shop shows (P§3 Product). */
export function toProduct(wire: WireProduct): Product {
  const allUnits = wire.units.map(toUnit);
  const storage = storageUnit(allUnits) ?? allUnits[0] ?? pieceUnit;
  const [firstVisible, ...otherVisible] = visibleUnits(allUnits);
  const availability = toAvailability(wire.shopAvailability);
  const badges = badgesOf(wire.attributes);
  return {
    sku: wire.sku,
    crossTenantProductId: wire.crossTenantProductId,
    name: wire.name,
    displayName: wire.productDisplayName || wire.name,
    shortDescription: wire.shortDescription,
    description: wire.description,
    ingredients: wire.ingredients,
    storageNote: wire.storageNote,
    brandName: wire.brandName,
    supplierId: wire.supplierId,
    categoryId: wire.categoryId,
    categoryName: wire.resolvedCategory?.name,
    thumbnail: wire.thumbnailUrl ?? wire.images[0]?.thumbnailPath,
    images: wire.images.map(toProductImage),
    isPreOrder: wire.attributes.some(({ key }) => key === 'Bestellartikel'),
    isNew: wire.salesConditions.some(({ key }) => key === 'New'),
    availability,
    minSaleQuantity: minSaleQuantity(wire.minSaleQuantity),
    netFillingQuantity: wire.netFillingQuantity,
    badges,
    isWeighed: badges.some(({ key }) => key === 'weighed-item'),
    labels: labelsOf(wire.attributes),
    orderDeadline: orderDeadlineOf(wire.attributes),
    alcohol: wire.alcohol,
    units: firstVisible ? [firstVisible, ...otherVisible] : [storage],
    allUnits,
    defaultUnit: defaultUnit(allUnits) ?? storage,
    storageUnit: storage,
    prices: wire.bulkPrices.flatMap((price) => toPrice(price) ?? []),
    basePrice: wire.basePrice,
    kind: kindOf(wire.attributes),
    allergens: allergenTable(wire.allergenInfoCodes),
    isAvailableForEssence: wire.isAvailableForEssence ?? false,
    isEssential: wire.isEssential ?? false,
    isOrderable: availability.status === 'ACTIVE' && firstVisible !== undefined,
  };
}

/**
 * True if a product is sold at all, even if unavailable at the moment; otherwise it is removed from labels and order templates (P§4
 * removed products).
 */
export function isSold({ availability: { status } }: Pick<Product, 'availability'>): boolean {
  return status !== 'INACTIVE' && status !== 'REMOVED_FROM_INVENTORY';
}

/**
 * The unit of a cart or template line: the one with its abbreviation, visible or not. If the product no longer has it, the unit that
 * the server sent with the line, and the default as the last resort. A removed unit shows by a different abbreviation.
 */
export function unitOfLine(product: Pick<Product, 'allUnits' | 'defaultUnit'>, abbreviation: string, sent?: WireUnit): Unit {
  return unitOf(product.allUnits, abbreviation) ?? (sent ? toUnit(sent) : product.defaultUnit);
}

/** True if the cart button works: an unavailable product can't be added, but can be removed from the cart (P§4 availability). */
export function canToggleCart(product: Pick<Product, 'isOrderable'>, isInCart: boolean): boolean {
  return product.isOrderable || isInCart;
}

/**
 * About how much a quantity of weighed goods weighs: a wheel that counts 6 kilograms weighs about 6 kg, two of them 12. Undefined for goods
 * that aren't weighed, and for those ordered in the measure itself, which are exact.
 */
export function approximateWeight(
  product: Pick<Product, 'isWeighed' | 'storageUnit' | 'netFillingQuantity'>,
  { ratio }: Pick<Unit, 'ratio'>,
  amount = 1,
): NetFillingQuantity | undefined {
  if (!product.isWeighed) return undefined;
  const {
    storageUnit: { abbreviation, ratio: storageRatio },
    netFillingQuantity: filling,
  } = product;
  const sign = measureSign(abbreviation);
  if (sign === undefined) return filling && { ...filling, quantity: scaledAmount(amount, ratio).times(filling.quantity).toNumber() };
  return ratio === storageRatio ? undefined : { quantity: scaledAmount(amount, ratio).toNumber(), unit: sign };
}
