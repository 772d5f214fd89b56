import type { AttachedPriceModifier, BulkPrice, BulkPriceType, PriceFilter } from '#gen/models/index.ts';
import type { Article } from './article';
import { chance, dateAfter, dayNumber, mix, seedOf, share } from './seed';
import { unitRatiosOf } from './units';
import type { Shopper } from './shopper';

/** A price in ten-thousandths of a euro, an integer: all arithmetic stays exact. */
interface PriceLine {
  readonly type: BulkPriceType;
  readonly minQuantity: number;
  readonly tenThousandths: number;
  /** Days that a promotion still runs. */
  readonly daysLeft?: number;
}

/** For whom and on which day prices are made, with the seeds worked out once for many articles. */
export interface PriceTerms {
  readonly customerSeed: number;
  readonly fair: boolean;
  readonly day: number;
  readonly today: string;
  /** Factor of the fair's discount on regular prices. */
  readonly fairDiscountFactor: string | undefined;
  /** True if expected bonuses lower the displayed prices. */
  readonly seesBonuses: boolean;
}

/** Prepares prices for a shopper; undefined for visitors, who see none. */
export function priceTermsOf({ customerId, fairCode, today, fairDiscountFactor, seesBonuses = false }: Shopper): PriceTerms | undefined {
  if (!customerId) return undefined;
  return { customerSeed: seedOf(customerId), fair: fairCode !== undefined, day: dayNumber(today), today, fairDiscountFactor, seesBonuses };
}

/** Larger fillings are cheaper by the kilogram, small ones dearer. */
function fillingFactor(content: number, per: string): number {
  if (per === 'pc') return content >= 1000 ? 0.94 : 1;
  if (content >= 10) return 0.92;
  if (content >= 4) return 0.95;
  if (content >= 2) return 0.98;
  return content <= 0.1 ? 1.3 : content <= 0.3 ? 1.12 : 1;
}

/** The tenant's list price of one storage unit in ten-thousandths; whole cents. */
function listPriceOf({ item, variant, brand, pack, seed, tenantSeed }: Article): number {
  const quantity = pack.weighed ? 1 : pack.content;
  const market = 0.96 + share(seed, 40) * 0.08;
  const house = 0.985 + share(tenantSeed, 41) * 0.03;
  const cents = Math.round(
    item.cents * quantity * variant.priceFactor * brand.priceFactor * fillingFactor(pack.content, pack.per) * market * house,
  );
  return Math.max(1, cents) * 100;
}

function reduced(price: number, percent: number): number {
  return Math.max(100, Math.round((price * (100 - percent)) / 10_000) * 100);
}

/** Storage units in the least outer unit, where tiers begin. */
function tierQuantityOf(article: Article): number {
  const outer = unitRatiosOf(article).find(({ ratio }) => ratio > 1);
  return outer ? outer.ratio : 10;
}

const promotionCycle = 56;
const promotionDays = 14;

/** Days that the promotion of an article still runs, 0 on its last day; undefined when there is none today. */
export function promotionDaysLeft({ tenantSeed, forced }: Article, day: number): number | undefined {
  if (forced.price === 'PROMOTION') return 5;
  if (Object.keys(forced).length > 0 || !chance(tenantSeed, 42, 24)) return undefined;
  const phase = (day + (mix(tenantSeed, 43) % promotionCycle)) % promotionCycle;
  return phase < promotionDays ? promotionDays - 1 - phase : undefined;
}

/** The kind of price that a customer has beside the list price. */
function customerPriceType({ tenantSeed, forced }: Article, customerSeed: number): 'SPECIAL' | 'SPECIAL_LIST' | 'FIXED' | undefined {
  if (forced.price)
    return forced.price === 'SPECIAL' || forced.price === 'SPECIAL_LIST' || forced.price === 'FIXED' ? forced.price : undefined;
  const draw = share(mix(tenantSeed, customerSeed), 44);
  if (draw < 0.05) return 'SPECIAL';
  if (draw < 0.085) return 'SPECIAL_LIST';
  return draw < 0.1 ? 'FIXED' : undefined;
}

function hasTiers({ tenantSeed, forced }: Article): boolean {
  return forced.tiers ?? chance(tenantSeed, 45, 33);
}

function isWithoutPrice({ tenantSeed, forced }: Article): boolean {
  return forced.price === undefined ? Object.keys(forced).length === 0 && chance(tenantSeed, 46, 0.6) : forced.price === 'none';
}

/** All prices of an article for a customer. */
function priceLinesOf(article: Article, { customerSeed, fair, day }: PriceTerms): PriceLine[] {
  if (isWithoutPrice(article)) return [];
  const { tenantSeed, pack, forced } = article;
  const list = listPriceOf(article);
  const first = pack.weighed ? 0 : 1;
  const seed = mix(tenantSeed, customerSeed);
  const special = customerPriceType(article, customerSeed);
  // Customers' own prices are agreed in per cent and come with four decimals.
  if (special === 'FIXED')
    return [{ type: 'FIXED', minQuantity: first, tenThousandths: Math.round((list * (95 - (mix(seed, 47) % 9))) / 100) }];
  const base = fair ? reduced(list, mix(tenantSeed, 48) % 4) : list;
  const type = fair ? 'FAIR_LIST' : 'LIST';
  const lines: PriceLine[] = [];
  const tiers = hasTiers(article);
  const tierQuantity = tierQuantityOf(article);
  const fromTier = forced.fromTier ?? (tiers && Object.keys(forced).length === 0 && chance(tenantSeed, 49, 2));
  if (!fromTier) lines.push({ type, minQuantity: first, tenThousandths: base });
  if (tiers) {
    lines.push({ type, minQuantity: tierQuantity, tenThousandths: reduced(base, 3 + (mix(tenantSeed, 50) % 4)) });
    if (chance(tenantSeed, 51, 55))
      lines.push({ type, minQuantity: tierQuantity * 5, tenThousandths: reduced(base, 8 + (mix(tenantSeed, 52) % 5)) });
  }
  const daysLeft = promotionDaysLeft(article, day);
  if (daysLeft !== undefined) {
    const minQuantity = forced.price !== 'PROMOTION' && chance(tenantSeed, 53, 18) ? tierQuantity : first;
    lines.push({ type: 'PROMOTION', minQuantity, tenThousandths: reduced(list, 10 + (mix(tenantSeed, 54) % 21)), daysLeft });
  }
  if (special) {
    lines.push({ type: special, minQuantity: first, tenThousandths: Math.round((list * (94 - (mix(seed, 55) % 13))) / 100) });
    if (tiers && chance(seed, 56, 30))
      lines.push({ type: special, minQuantity: tierQuantity, tenThousandths: Math.round((list * (81 - (mix(seed, 57) % 5))) / 100) });
  }
  return lines;
}

const discountFactors = ['0.95', '0.97', '0.9', '0.925', '0.98'] as const;
const bonusFactors = ['0.98', '0.97', '0.985', '0.96'] as const;

function modifier(type: 'SINGLE' | 'TOTAL', factor: string, applicationOrder: number): AttachedPriceModifier {
  return {
    type,
    applicationOrder,
    discountFactor: Number.parseInt(factor.slice(2).padEnd(3, '0'), 10) / 1000,
    discountFactorString: factor,
  };
}

/** Discount and bonus of the customer, which come with list and special prices, never with fixed ones or promotions. */
function modifiersOf({ tenantSeed, forced }: Article, customerSeed: number): Pick<BulkPrice, 'attachedDiscount' | 'attachedBonus'> {
  const seed = mix(tenantSeed, customerSeed);
  const own = Object.keys(forced).length === 0;
  const discount = forced.discount ?? (own && chance(seed, 58, 8) ? (chance(seed, 59, 60) ? 'SINGLE' : 'TOTAL') : undefined);
  const bonus = forced.bonus ?? (own && chance(seed, 60, 6) ? (chance(seed, 61, 50) ? 'SINGLE' : 'TOTAL') : undefined);
  // Usually the discount comes first; now and then the contract says otherwise.
  const bonusFirst = own && chance(seed, 62, 15);
  return {
    ...(discount && {
      attachedDiscount: modifier(
        discount,
        forced.discount ? '0.95' : (discountFactors[mix(seed, 63) % discountFactors.length] ?? '0.95'),
        bonusFirst ? 2 : 1,
      ),
    }),
    ...(bonus && {
      attachedBonus: modifier(
        bonus,
        forced.bonus ? '0.98' : (bonusFactors[mix(seed, 64) % bonusFactors.length] ?? '0.98'),
        bonusFirst ? 1 : 2,
      ),
    }),
  };
}

/** A price as exact decimal with four places. */
function decimalOf(tenThousandths: number): string {
  return `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
}

/** Recommended retail price in euros, tax included, ending on 9; undefined where goods aren't for retail. */
function retailPriceOf(article: Article): number | undefined {
  if (!article.item.traits.retail || !chance(article.seed, 65, 45)) return undefined;
  const cents = Math.round((listPriceOf(article) * (140 + (mix(article.seed, 66) % 25))) / 10_000);
  return (Math.floor(cents / 10) * 10 + 9) / 100;
}

/** The prices of an article as they are sent; empty for visitors and for products without a price. */
export function bulkPricesOf(article: Article, priceTerms: PriceTerms | undefined): BulkPrice[] {
  if (!priceTerms) return [];
  const uvp = retailPriceOf(article);
  const modifiers = modifiersOf(article, priceTerms.customerSeed);
  return priceLinesOf(article, priceTerms).map(({ type, minQuantity, tenThousandths, daysLeft }) => ({
    sku: article.sku,
    minQuantity,
    price: tenThousandths / 10_000,
    rawValueString: decimalOf(tenThousandths),
    type,
    ...(daysLeft !== undefined && { toDate: dateAfter(priceTerms.today, daysLeft) }),
    ...(type !== 'FIXED' && type !== 'PROMOTION' && modifiers),
    ...(uvp !== undefined && { uvp }),
  }));
}

/** Bits of the price filters. */
export const priceBits: Readonly<Record<PriceFilter, number>> = { SPECIAL: 1, PROMOTION: 2, BULK: 4 };

/** Price filters that an article passes for a customer, as bits of `priceBits`. Equivalent to `bulkPricesOf`, but faster. */
export function priceKindsOf(article: Article, priceTerms: PriceTerms): number {
  if (isWithoutPrice(article)) return 0;
  const special = customerPriceType(article, priceTerms.customerSeed);
  if (special === 'FIXED') return 0;
  return (
    (special ? priceBits.SPECIAL : 0) |
    (promotionDaysLeft(article, priceTerms.day) === undefined ? 0 : priceBits.PROMOTION) |
    (hasTiers(article) ? priceBits.BULK : 0)
  );
}
