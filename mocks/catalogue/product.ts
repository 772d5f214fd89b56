import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Product, ProductAttribute, ProductImage } from '#gen/models/index.ts';
import { declaredAllergensOf, hasAttribute, type Article } from './article';
import { catalogueOf } from './catalogue';
import { categoryFor, isBelow } from './categoryTree';
import { descriptionOf, displayNameOf, ingredientsOf, nameOf, shortDescriptionOf, storageNoteOf } from './naming';
import { bulkPricesOf, priceTermsOf, type PriceTerms } from './prices';
import { chance, dateAfter, mix, seedOf } from './seed';
import { textIn } from './text';
import { basePriceOf, netFillingQuantityOf, unitRatiosOf, unitsOf } from './units';
import type { Shopper } from './shopper';
import { attributeKeys, attributeNames } from './vocabulary/labels';

/** Address of a picture of a product; `shot` counts the pictures from 1. */
function picturePath({ tenant, sku }: Article, size: 'thumbnail' | 'medium' | 'big', shot: number): string {
  return `/media/products/${tenant}/${sku}/${shot === 1 ? size : `${size}-${shot}`}.svg`;
}

/** Number of pictures of a product, 0 to 3. */
export function pictureCountOf({ seed, forced }: Article): number {
  if (forced.picture === false || (forced.picture === undefined && Object.keys(forced).length === 0 && chance(seed, 80, 2))) return 0;
  return forced.is3d ? 3 : 1 + (mix(seed, 81) % 3);
}

/** All pictures of an article in their order. */
export function imagesOf(article: Article): ProductImage[] {
  const count = pictureCountOf(article);
  const last3d = article.forced.is3d ?? chance(article.seed, 82, 2);
  return Array.from({ length: count }, (_, index) => ({
    thumbnailPath: picturePath(article, 'thumbnail', index + 1),
    mediumPath: picturePath(article, 'medium', index + 1),
    bigPath: picturePath(article, 'big', index + 1),
    is3d: last3d && index === count - 1,
  }));
}

/** The attributes of an article in the order of C§9. */
function attributesOf({ attributes, deadline }: Article, language: Language): ProductAttribute[] {
  return attributeKeys
    .filter((key) => hasAttribute(attributes, key))
    .map((key) => ({
      key,
      ...(key === 'Bestellschluss' && deadline !== undefined && { extension: deadline }),
      displayName: textIn(attributeNames[key], language),
    }));
}

/** Least quantity in storage units; some are below 1, which counts as none (P§3 product). */
export function minSaleQuantityOf(article: Article): number {
  const { tenantSeed, forced } = article;
  if (forced.minSaleQuantity !== undefined) return forced.minSaleQuantity;
  if (Object.keys(forced).length > 0) return 0;
  if (chance(tenantSeed, 83, 1)) return 0.5;
  if (!chance(tenantSeed, 84, 7)) return 0;
  const outer = unitRatiosOf(article).find(({ ratio }) => ratio > 1)?.ratio ?? 1;
  return chance(tenantSeed, 85, 50) ? Math.ceil(outer) : 2 + (mix(tenantSeed, 86) % 5);
}

/** True if an article can be on an essence list; a few per cent can't. */
export function isForEssence({ seed }: Pick<Article, 'seed'>): boolean {
  return !chance(seed, 87, 3);
}

/** An article as it is sent to a shopper. Prices need a prepared `priceTerms`. */
export function productOf(article: Article, shopper: Shopper, priceTerms: PriceTerms | undefined): Product {
  const { language, today, essenceOf } = shopper;
  const { sku, item, family, brand, region, status, etaDays, packaging } = article;
  const images = imagesOf(article);
  const category = categoryFor(family.categoryId, language);
  const basePrice = basePriceOf(article, language);
  const ingredients = ingredientsOf(article, language);
  const essence = essenceOf?.(sku);
  return {
    sku,
    crossTenantProductId: `AT-${String(article.number).padStart(6, '0')}`,
    name: nameOf(article, language),
    shortDescription: shortDescriptionOf(article, language),
    description: descriptionOf(article, language),
    productDisplayName: displayNameOf(article, language),
    categoryId: family.categoryId,
    ...(category && { resolvedCategory: category }),
    ...(images[0] && { thumbnailUrl: images[0].thumbnailPath }),
    images,
    shopAvailability: { status, ...(etaDays !== undefined && { availabilityETA: dateAfter(today, etaDays) }) },
    status,
    attributes: attributesOf(article, language),
    minSaleQuantity: minSaleQuantityOf(article),
    salesConditions: article.isNew ? [{ key: 'New', displayName: textIn('Neu|New|Novità', language) }] : [],
    units: unitsOf(article, language),
    netFillingQuantity: netFillingQuantityOf(article, language),
    ...(basePrice && { basePrice }),
    ...(item.traits.nutrients && { allergenInfoCodes: declaredAllergensOf(article) }),
    storageNote: storageNoteOf(article, language),
    ...(ingredients && { ingredients }),
    isAvailableForEssence: isForEssence(article),
    isEssential: essence === 'shown' || essence === 'favorite',
    ...(item.traits.alcohol && { alcohol: item.traits.alcohol }),
    bulkPrices: bulkPricesOf(article, priceTerms),
    supplierId: article.supplierId,
    brandName: brand.name,
    ...(packaging && { packagingType: packaging }),
    originCountries: [region.origin],
  };
}

/** A product as sent to a shopper, with any availability; undefined for an unknown number. */
export function productFor(tenant: TenantCode, sku: string, shopper: Shopper): Product | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  return article && productOf(article, shopper, priceTermsOf(shopper));
}

/** True if an article belongs to a fair's assortment: a sixth of the catalogue, and all examples. */
export function isInFair({ seed, forced }: Article, fairSeed: number): boolean {
  return Object.keys(forced).length > 0 || chance(mix(seed, fairSeed), 88, 16);
}

/** True if a customer's restriction permits an article. */
function isAdmitted({ family, sku }: Article, { restriction, essenceOf }: Shopper): boolean {
  if (!restriction) return true;
  const { allowedCategoryIds, blockedCategoryIds = [], essenceOnly } = restriction;
  if (allowedCategoryIds && !allowedCategoryIds.some((id) => isBelow(family.categoryId, id))) return false;
  if (blockedCategoryIds.some((id) => isBelow(family.categoryId, id))) return false;
  return !essenceOnly || essenceOf?.(sku) !== undefined;
}

/** True if a shopper can find a product: it exists, the customer's restriction permits it, the fair has it. */
export function isFound(tenant: TenantCode, sku: string, shopper: Shopper): boolean {
  const article = catalogueOf(tenant).bySku(sku);
  if (!article || !isAdmitted(article, shopper)) return false;
  return shopper.fairCode === undefined || isInFair(article, seedOf(shopper.fairCode));
}
