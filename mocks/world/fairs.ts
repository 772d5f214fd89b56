import type { Fair } from '#gen/models/index.ts';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';
import type { Language } from '../language';

/** A fair of the made-up world; every tenant has all of them. */
export interface FairRecord {
  /** Code of the fair and of its cart. */
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly isActive: boolean;
  readonly hasStartPage: boolean;
  /** True if past purchases are added up for an order suggestion. */
  readonly hasQuantityHistory: boolean;
  /** Factor on regular prices; undefined for none. */
  readonly discountFactor: string | undefined;
  readonly billingTime: 'ORDER_TIME' | 'DELIVERY_TIME';
}

/** All fairs. Beside the everyday one there is one for each state that the shop must cope with. */
export const fairs: readonly FairRecord[] = [
  {
    code: 'herbst',
    names: { de: 'Herbstmesse', en: 'Autumn trade fair', it: 'Fiera d’autunno' },
    isActive: true,
    hasStartPage: true,
    hasQuantityHistory: true,
    discountFactor: '0.97',
    billingTime: 'ORDER_TIME',
  },
  {
    code: 'winter',
    names: { de: 'Wintermesse', en: 'Winter trade fair', it: 'Fiera d’inverno' },
    isActive: true,
    hasStartPage: false,
    hasQuantityHistory: false,
    discountFactor: undefined,
    billingTime: 'DELIVERY_TIME',
  },
  {
    code: 'wein',
    names: { de: 'Weinmesse', en: 'Wine trade fair', it: 'Fiera del vino' },
    isActive: true,
    hasStartPage: true,
    hasQuantityHistory: true,
    discountFactor: '0.95',
    billingTime: 'DELIVERY_TIME',
  },
  {
    code: 'fruehling',
    names: { de: 'Frühlingsmesse', en: 'Spring trade fair', it: 'Fiera di primavera' },
    isActive: false,
    hasStartPage: true,
    hasQuantityHistory: true,
    discountFactor: '0.95',
    billingTime: 'ORDER_TIME',
  },
];

/** The fair with a code, in any case. */
export function findFair(code: string): FairRecord | undefined {
  const wanted = code.toLowerCase();
  return fairs.find((fair) => fair.code === wanted);
}

/** First and last day on which a fair delivers, seen from today: from in three days, for six weeks. */
export function fairDays(today: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } {
  return { first: addDays(today, 3), last: addDays(today, 45) };
}

/** Range of days over which a fair adds up past purchases: the year before today. */
export function quantityHistoryDays(today: LocalDate): { readonly start: LocalDate; readonly end: LocalDate } {
  return { start: addDays(today, -365), end: addDays(today, -1) };
}

/** A scenario's changes of a fair. */
interface FairChanges {
  readonly fairsInactive: boolean;
  readonly noStartPage: boolean;
}

/** A fair as the backend answers it. */
export function toFair(fair: FairRecord, language: Language, today: LocalDate, { fairsInactive, noStartPage }: FairChanges): Fair {
  const { first, last } = fairDays(today);
  return {
    id: fair.code,
    name: fair.names[language],
    isActive: fair.isActive && !fairsInactive,
    bannerPath: `/media/fairs/${fair.code}.svg`,
    ...(fair.hasStartPage && !noStartPage && { startPagePath: `messe/${fair.code}` }),
    firstPossibleDeliveryDate: first,
    lastPossibleDeliveryDate: last,
    ...(fair.discountFactor !== undefined && {
      globalDiscountFactor: Number(fair.discountFactor),
      globalDiscountFactorString: fair.discountFactor,
    }),
    billingTime: fair.billingTime,
    ...(fair.hasQuantityHistory && { orderHistoryAggregationRange: quantityHistoryDays(today) }),
  };
}
