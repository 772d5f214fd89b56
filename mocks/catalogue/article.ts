import type { AvailabilityStatus, KnownProductAttributeKey, PackagingType } from '#gen/models/index.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Forced } from './examples';
import { isStaple, lineOf, type Brand, type Family, type Item, type Variant } from './families';
import type { Pack } from './packs';
import { chance, mix, pick, seedOf, share } from './seed';
import { supplierIdOf } from './suppliers';
import { attributeKeys } from './vocabulary/labels';
import { regions, type Region } from './vocabulary/regions';

/** One product of a tenant's catalogue in compact form; everything that is sent is composed from it on demand. */
export interface Article {
  readonly tenant: TenantCode;
  readonly sku: string;
  /** Number among the articles of all tenants; the same product has the same one everywhere. */
  readonly number: number;
  /** Seed of properties common to all tenants. */
  readonly seed: number;
  /** Seed of a tenant's own properties: prices, availability, promotions. */
  readonly tenantSeed: number;
  readonly family: Family;
  readonly item: Item;
  readonly variant: Variant;
  readonly pack: Pack;
  readonly brand: Brand;
  readonly region: Region;
  /** Bit mask over `attributeKeys`. */
  readonly attributes: number;
  /** Text of the attribute Bestellschluss, valid or not. */
  readonly deadline: string | undefined;
  readonly isNew: boolean;
  readonly status: AvailabilityStatus;
  /** Days from today until it is available again. */
  readonly etaDays: number | undefined;
  readonly packaging: PackagingType | undefined;
  readonly supplierId: string;
  /** Forced properties of an example product. */
  readonly forced: Forced;
}

/** Choices that define an article: line and family, brand, origin. */
export interface ArticleChoice {
  readonly family: Family;
  readonly line: number;
  readonly brandIndex: number;
  readonly originIndex: number;
}

const bits = Object.fromEntries(attributeKeys.map((key, index) => [key, 1 << index])) as Record<KnownProductAttributeKey, number>;

/** True if an attribute mask contains a key. */
export function hasAttribute(attributes: number, key: KnownProductAttributeKey): boolean {
  return (attributes & bits[key]) !== 0;
}

/** The bit of an attribute key; 0 for a key that isn't known. */
export function attributeBit(key: string): number {
  return bits[key as KnownProductAttributeKey] ?? 0;
}

/** Number of an article among those of all tenants. */
export function numberOf({ family, line, brandIndex, originIndex }: ArticleChoice): number {
  if (line >= family.lineCount) return family.firstStaple + line - family.lineCount;
  return family.firstNumber + (line * family.brandCount + brandIndex) * family.originCount + originIndex;
}

/** Makes an article. */
export function articleOf(tenant: TenantCode, sku: string, choice: ArticleChoice, forced: Forced = {}): Article {
  const { family } = choice;
  const { item, variant, pack } = lineOf(family, choice.line);
  const brand = item.brands[choice.brandIndex];
  const region = regions[item.origins[choice.originIndex] ?? ''];
  if (!brand || !region) throw new Error(`No brand or region for ${item.name}`);
  const number = numberOf(choice);
  const seed = mix(number, 1);
  const tenantSeed = mix(number, seedOf(tenant));
  const deadline = forced.deadline ?? deadlineOf(tenantSeed, item);
  return {
    tenant,
    sku,
    number,
    seed,
    tenantSeed,
    family,
    item,
    variant,
    pack,
    brand,
    region,
    deadline,
    forced,
    attributes: attributesOf(seed, item, variant, pack, deadline, forced),
    isNew: forced.isNew ?? chance(tenantSeed, 3, 3),
    ...(isStaple(number) ? { status: 'ACTIVE', etaDays: undefined } : availabilityOf(tenantSeed, forced)),
    packaging: packagingOf(seed, item),
    supplierId: supplierIdOf(family.department, brand.name),
  };
}

function deadlineOf(seed: number, { traits }: Item): string | undefined {
  if (traits.keeping === 'dry' || !chance(seed, 5, 7)) return undefined;
  // Some are written wrongly, as in every real catalogue: they are to be ignored (P§3).
  return chance(seed, 6, 7)
    ? pick(['25:00', '12:75', 'bis Mittag', '9.30', ''], seed, 7)
    : pick(['09:00', '10:30', '11:00', '14:30', '16:00'], seed, 7);
}

/** The 14 allergen codes of an article; a gluten-free or vegan variant lacks those of the plain product. */
export function allergenCodesOf({ item, variant }: Pick<Article, 'item' | 'variant'>): string[] {
  const codes = [...item.allergenCodes];
  if (variant.attributes.includes('GF')) codes[0] = 'N';
  if (variant.attributes.includes('VEG')) for (const animal of [1, 2, 3, 6, 13]) codes[animal] = 'N';
  return codes;
}

/** Of a hundred foods, how many declare nothing of some or all allergens. */
const undeclaredPercent = 5;

/**
 * An article's declared allergens. Some articles declare nothing, others lack the last seven, as in every real catalogue: absence must
 * not be assumed there.
 */
export function declaredAllergensOf(article: Article): string[] {
  const codes = allergenCodesOf(article);
  const { seed, forced } = article;
  if (Object.keys(forced).length > 0 || !chance(seed, 130, undeclaredPercent)) return codes;
  return chance(seed, 131, 50) ? [] : codes.slice(0, 7);
}

function attributesOf(seed: number, item: Item, variant: Variant, pack: Pack, deadline: string | undefined, forced: Forced): number {
  let mask = 0;
  item.attributeChances.forEach(([key, percent], index) => {
    if (chance(seed, 20 + index, percent)) mask |= bits[key];
  });
  for (const key of variant.attributes) mask |= attributeBit(key);
  const codes = allergenCodesOf({ item, variant });
  const contains = (...places: number[]) => places.some((place) => codes[place] === 'J');
  if (contains(0)) mask &= ~bits.GF;
  if (contains(1, 2, 3, 6, 13)) mask &= ~bits.VEG;
  if (contains(1, 3, 13)) mask &= ~bits.VEGET;
  if (mask & bits.VEG) mask |= bits.VEGET;
  // Kosher goods are rare and plain: a few of the vegan ones.
  if (mask & bits.VEG && chance(seed, 8, 3)) mask |= bits.KOS;
  if (item.traits.keeping === 'frozen') mask |= bits.Tiefgekuehlt;
  if (item.traits.keeping === 'cooled') mask |= bits.Gekuehlt;
  if (pack.weighed) mask |= bits.Wiegeartikel;
  if (forced.preOrder ?? chance(seed, 9, item.traits.preOrder ?? 0)) mask |= bits.Bestellartikel;
  if (deadline !== undefined) mask |= bits.Bestellschluss;
  return mask;
}

function availabilityOf(seed: number, forced: Forced): Pick<Article, 'status' | 'etaDays'> {
  if (forced.status) return { status: forced.status, etaDays: forced.etaDays };
  const draw = share(seed, 10);
  if (Object.keys(forced).length > 0 || draw < 0.935) return { status: 'ACTIVE', etaDays: undefined };
  if (draw < 0.955) return { status: 'AVAILABLE_SOON', etaDays: 2 + (mix(seed, 11) % 20) };
  if (draw < 0.963) return { status: 'AVAILABLE_SOON', etaDays: undefined };
  return { status: draw < 0.98 ? 'INACTIVE' : 'REMOVED_FROM_INVENTORY', etaDays: undefined };
}

const packagingTypes: Readonly<Record<string, PackagingType>> = {
  O: 'SINGLE_USE',
  OD: 'SINGLE_USE_WITH_DEPOSIT',
  M: 'MULTI_USE',
  MD: 'MULTI_USE_WITH_DEPOSIT',
};

function packagingOf(seed: number, { traits }: Item): PackagingType | undefined {
  if (chance(seed, 12, 8)) return undefined;
  return packagingTypes[pick((traits.packaging ?? 'O').split(' '), seed, 13)];
}
