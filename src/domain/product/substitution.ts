import type { AllergenKey } from '#gen/models/index.ts';
import type { AllergenEntry, AllergenPresence } from '../allergens/allergens';
import type { BadgeKey } from './attributes';
import type { LocalDate } from '../text/calendar';
import { decimal, type Decimal } from '../price/money';
import { contentOf, measuredContent } from './content';
import type { Product } from './product';
import { raiseToMinimum } from './quantity';
import { normalizeForSearch } from '../text/typedText';
import { measureFactor, scaledAmount, unitOf, type Unit } from './unit';

/** Most substitutes that are offered. */
const maxSubstitutes = 3;
/** Tolerance of the content, as a share: 20 %. */
const contentTolerance = '0.2';

/** Fields of a product that decide on substitution. */
export type Substitutable = Pick<
  Product,
  | 'sku'
  | 'name'
  | 'brandName'
  | 'categoryId'
  | 'kind'
  | 'netFillingQuantity'
  | 'storageUnit'
  | 'badges'
  | 'labels'
  | 'allergens'
  | 'isOrderable'
>;

/** Allergens that a substitute adds, each in their fixed order (P§3 allergens). */
export interface AllergenChange {
  /** Contained or in traces, while the original has it not, or only in traces, or undeclared. */
  readonly gained: readonly { readonly allergen: AllergenKey; readonly presence: 'contained' | 'traces' }[];
  /** Undeclared: absence must not be assumed. */
  readonly undeclared: readonly AllergenKey[];
}

/** A substitute with its differences. */
export interface Substitute<Candidate> {
  readonly product: Candidate;
  /** Day of the customer's last order of it. */
  readonly lastOrdered: LocalDate | undefined;
  readonly allergens: AllergenChange;
  /** Badges that it lacks. */
  readonly lostBadges: readonly BadgeKey[];
  /** Names of other marks that it lacks, such as seals of origin. */
  readonly lostLabels: readonly string[];
}

/** Criteria for ranking substitutes. */
export interface SubstitutionTerms<Candidate> {
  /** By sku, the day of the last order. */
  readonly lastOrdered: ReadonlyMap<string, LocalDate>;
  /** Skus already in the list, which can't be substitutes. */
  readonly heldSkus?: ReadonlySet<string>;
  /** Price for a quantity of reference that both are compared by; without it prices decide nothing. */
  readonly priceOf?: (product: Candidate) => Decimal | undefined;
  /** Packs of any size fit, since the amount follows from the content ({@link contentQuantity}). */
  readonly isByContent?: boolean;
}

/** Difference of the contents, as a share of the wanted one's; undefined if they can't be compared. */
function contentDistance(candidate: Substitutable, wanted: Substitutable): Decimal | undefined {
  const [one, other] = [contentOf(candidate), contentOf(wanted)];
  const factor = one && other && measureFactor(one.unit, other.unit);
  return factor && one.quantity.times(factor).minus(other.quantity).absoluteValue().dividedBy(other.quantity);
}

const rank: Readonly<Record<AllergenPresence, number>> = { undeclared: 0, absent: 0, traces: 1, contained: 2 };

/**
 * The allergens that a product adds to another. Undeclared ones always count as a change, even if they are undeclared in both; a
 * declared one counts unless the other declares the same or worse.
 */
export function allergenChange(candidate: readonly AllergenEntry[], wanted: readonly AllergenEntry[]): AllergenChange {
  const before = new Map(wanted.map(({ allergen, presence }) => [allergen, presence]));
  return {
    gained: candidate.flatMap(({ allergen, presence }) =>
      (presence === 'contained' || presence === 'traces') && rank[presence] > rank[before.get(allergen) ?? 'undeclared']
        ? [{ allergen, presence }]
        : [],
    ),
    undeclared: candidate.flatMap(({ allergen, presence }) => (presence === 'undeclared' ? [allergen] : [])),
  };
}

/** The words of a name that identify the goods: no brand, no figures, no measures. */
function wordsOf({ name, brandName = '' }: Pick<Substitutable, 'name' | 'brandName'>): ReadonlySet<string> {
  const brand = new Set(normalizeForSearch(brandName).split(/\P{L}+/u));
  return new Set(
    normalizeForSearch(name)
      .split(/\P{L}+/u)
      .filter((word) => word.length > 2 && !brand.has(word)),
  );
}

function likeness(candidate: Substitutable, wanted: ReadonlySet<string>): number {
  const words = wordsOf(candidate);
  return [...wanted].filter((word) => words.has(word)).length;
}

/** True if a product is a candidate: orderable, of the same category and cooling, with about the same content, or a comparable one. */
function fits(candidate: Substitutable, wanted: Substitutable, isByContent: boolean): boolean {
  const distance = contentDistance(candidate, wanted);
  return (
    candidate.sku !== wanted.sku &&
    candidate.isOrderable &&
    wanted.categoryId !== undefined &&
    candidate.categoryId === wanted.categoryId &&
    candidate.kind === wanted.kind &&
    distance !== undefined &&
    (isByContent || distance.lessThanOrEqualTo(contentTolerance))
  );
}

/**
 * Up to three substitutes for a product that can't be ordered. Ranked by: ordered last, no new allergen, most similar name, fewest
 * missing marks, nearest content, lowest price per reference quantity. Never the product itself or one already in the list. May be
 * empty.
 */
export function substitutesFor<Candidate extends Substitutable>(
  wanted: Substitutable,
  candidates: readonly Candidate[],
  { lastOrdered, heldSkus = new Set(), priceOf, isByContent = false }: SubstitutionTerms<Candidate>,
): readonly Substitute<Candidate>[] {
  const words = wordsOf(wanted);
  const known = new Map(candidates.map((candidate) => [candidate.sku, candidate]));
  return [...known.values()]
    .filter((candidate) => !heldSkus.has(candidate.sku) && fits(candidate, wanted, isByContent))
    .map((product) => {
      const allergens = allergenChange(product.allergens, wanted.allergens);
      const badges = new Set(product.badges.map(({ key }) => key));
      // A deadline is no quality.
      const lostBadges = wanted.badges.flatMap(({ key }) => (badges.has(key) || key === 'order-deadline' ? [] : [key]));
      const lostLabels = wanted.labels.filter((label) => !product.labels.includes(label));
      return {
        substitute: { product, lastOrdered: lastOrdered.get(product.sku), allergens, lostBadges, lostLabels },
        changes: allergens.gained.length + allergens.undeclared.length,
        likeness: likeness(product, words),
        lost: lostBadges.length + lostLabels.length,
        distance: contentDistance(product, wanted) ?? decimal(1),
        price: priceOf?.(product),
      };
    })
    .toSorted(
      (one, other) =>
        (other.substitute.lastOrdered ?? '').localeCompare(one.substitute.lastOrdered ?? '') ||
        one.changes - other.changes ||
        other.likeness - one.likeness ||
        one.lost - other.lost ||
        one.distance.comparedTo(other.distance) ||
        (one.price && other.price ? one.price.comparedTo(other.price) : 0),
    )
    .slice(0, maxSubstitutes)
    .map(({ substitute }) => substitute);
}

/** A line that is replaced: its amount in a unit. */
interface ReplacedQuantity {
  readonly amount: number;
  readonly unit: Pick<Unit, 'abbreviation' | 'ratio'>;
}

/**
 * The equivalent amount of a substitute in storage units: in the unit of the same name if it is whole, else in the largest unit where
 * it is, else in the smallest, rounded up; raised to the minimum (P§5 minimum quantity).
 */
export function swappedQuantity(
  wanted: ReplacedQuantity,
  product: Pick<Product, 'units' | 'minSaleQuantity'>,
  storage = scaledAmount(wanted.amount, wanted.unit.ratio),
): { readonly amount: number; readonly unit: Unit } {
  const isWhole = ({ ratio }: Unit) => storage.dividedBy(ratio).isInteger();
  const named = unitOf(product.units, wanted.unit.abbreviation);
  const unit = named && isWhole(named) ? named : (product.units.findLast(isWhole) ?? product.units[0]);
  const amount = Math.ceil(storage.dividedBy(unit.ratio).toNumber());
  return { amount: raiseToMinimum(amount, unit.ratio, product.minSaleQuantity).amount, unit };
}

/** Fields of a product that decide how much of it equals another. */
type Contained = Pick<Product, 'units' | 'minSaleQuantity' | 'netFillingQuantity' | 'storageUnit' | 'basePrice'>;

/**
 * Storage units of a substitute that hold as much as a line, exactly: two wheels of 6 kg are 2.4 of 5 kg. Undefined if
 * a content is unknown, or one is a weight and the other a volume.
 */
export function storageByContent(
  storage: Decimal,
  wanted: Omit<Contained, 'units' | 'minSaleQuantity'>,
  product: typeof wanted,
): Decimal | undefined {
  const [before, now] = [measuredContent(wanted), measuredContent(product)];
  return before && now && before.measure === now.measure ? storage.times(before.quantity).dividedBy(now.quantity) : undefined;
}

/** The equivalent amount of a substitute by content, rounded up like {@link swappedQuantity}, which counts if contents can't be compared. */
export function contentQuantity(
  wanted: ReplacedQuantity & { readonly product: Contained },
  product: Contained,
): { readonly amount: number; readonly unit: Unit } {
  return swappedQuantity(wanted, product, storageByContent(scaledAmount(wanted.amount, wanted.unit.ratio), wanted.product, product));
}
