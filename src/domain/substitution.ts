import type { AllergenKey } from '../gen/models';
import type { AllergenEntry, AllergenPresence } from './allergens';
import type { BadgeKey } from './attributes';
import type { LocalDate } from './calendar';
import { decimal, type Decimal } from './money';
import type { Product } from './product';
import { raiseToMinimum } from './quantity';
import { fold } from './typedText';
import { measureFactor, measureSign, scaledAmount, unitOf, type Unit } from './unit';

/** Most substitutes that are offered. */
const mostSubstitutes = 3;
/** How far the content may be off, as a share: 20 %. */
const contentTolerance = '0.2';

/** What of a product decides whether another can stand in for it. */
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

/** What a substitute brings along in allergens, each in their fixed order (P§3). */
export interface AllergenChange {
  /** Contained or in traces, and not, or only in traces, in what it stands in for, or nothing is declared of that. */
  readonly gained: readonly { readonly allergen: AllergenKey; readonly presence: 'contained' | 'traces' }[];
  /** Not declared: nobody may read that it isn't there. */
  readonly undeclared: readonly AllergenKey[];
}

/** A product that can stand in for another, with what is different. */
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

/** What decides between products that fit. */
export interface SubstitutionTerms<Candidate> {
  /** By sku, the day of the last order. */
  readonly lastOrdered: ReadonlyMap<string, LocalDate>;
  /** What is there already and is no substitute. */
  readonly heldSkus?: ReadonlySet<string>;
  /** Price for a quantity of reference that both are compared by; without it prices decide nothing. */
  readonly priceOf?: (product: Candidate) => Decimal | undefined;
}

/** The content of a storage unit: its filling, or the measure in which it is sold. */
function contentOf({
  netFillingQuantity: filling,
  storageUnit,
}: Pick<Substitutable, 'netFillingQuantity' | 'storageUnit'>): { readonly quantity: Decimal; readonly unit: string } | undefined {
  const sign = measureSign(storageUnit.abbreviation);
  if (sign !== undefined) return { quantity: decimal(storageUnit.ratio), unit: sign };
  return filling && filling.quantity > 0 ? { quantity: decimal(filling.quantity), unit: filling.unit } : undefined;
}

/** How far the content of one is from that of the other, as a share of the other's; undefined where they can't be compared. */
function contentDistance(candidate: Substitutable, wanted: Substitutable): Decimal | undefined {
  const [one, other] = [contentOf(candidate), contentOf(wanted)];
  const factor = one && other && measureFactor(one.unit, other.unit);
  return factor && one.quantity.times(factor).minus(other.quantity).absoluteValue().dividedBy(other.quantity);
}

const rank: Readonly<Record<AllergenPresence, number>> = { undeclared: 0, absent: 0, traces: 1, contained: 2 };

/**
 * The allergens that a product brings along beside another. Whatever it doesn't declare is a change, also where the other doesn't either;
 * and what it has is new wherever the other doesn't declare the same or worse.
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

/** The words of a name that say what it is: no brand, no figures, no measures. */
function wordsOf({ name, brandName = '' }: Pick<Substitutable, 'name' | 'brandName'>): ReadonlySet<string> {
  const brand = new Set(fold(brandName).split(/\P{L}+/u));
  return new Set(
    fold(name)
      .split(/\P{L}+/u)
      .filter((word) => word.length > 2 && !brand.has(word)),
  );
}

function likeness(candidate: Substitutable, wanted: ReadonlySet<string>): number {
  const words = wordsOf(candidate);
  return [...wanted].filter((word) => words.has(word)).length;
}

/** Whether a product fits at all: it can be ordered, is of the same category and cooling, and has about as much in it. */
function fits(candidate: Substitutable, wanted: Substitutable): boolean {
  return (
    candidate.sku !== wanted.sku &&
    candidate.isOrderable &&
    wanted.categoryId !== undefined &&
    candidate.categoryId === wanted.categoryId &&
    candidate.kind === wanted.kind &&
    contentDistance(candidate, wanted)?.lessThanOrEqualTo(contentTolerance) === true
  );
}

/**
 * Up to three products that can stand in for one that can't be ordered: first what the customer has ordered last, then what brings no allergen
 * along, is called most alike, lacks the fewest marks, has the nearest content, costs the least for the quantity of reference. Never the
 * product itself, never what is held already. None is an answer.
 */
export function substitutesFor<Candidate extends Substitutable>(
  wanted: Substitutable,
  candidates: readonly Candidate[],
  { lastOrdered, heldSkus = new Set(), priceOf }: SubstitutionTerms<Candidate>,
): readonly Substitute<Candidate>[] {
  const words = wordsOf(wanted);
  const known = new Map(candidates.map((candidate) => [candidate.sku, candidate]));
  return [...known.values()]
    .filter((candidate) => !heldSkus.has(candidate.sku) && fits(candidate, wanted))
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
    .slice(0, mostSubstitutes)
    .map(({ substitute }) => substitute);
}

/**
 * How much of a substitute is as much in storage units: in the unit of that name where it comes out whole, else in the largest one that does,
 * else in the smallest, rounded up; raised to the minimum (P§5).
 */
export function swappedQuantity(
  wanted: { readonly amount: number; readonly unit: Pick<Unit, 'abbreviation' | 'ratio'> },
  product: Pick<Product, 'units' | 'minSaleQuantity'>,
): { readonly amount: number; readonly unit: Unit } {
  const storage = scaledAmount(wanted.amount, wanted.unit.ratio);
  const isWhole = ({ ratio }: Unit) => storage.dividedBy(ratio).isInteger();
  const named = unitOf(product.units, wanted.unit.abbreviation);
  const unit = named && isWhole(named) ? named : (product.units.findLast(isWhole) ?? product.units[0]);
  const amount = Math.ceil(storage.dividedBy(unit.ratio).toNumber());
  return { amount: raiseToMinimum(amount, unit.ratio, product.minSaleQuantity).amount, unit };
}
