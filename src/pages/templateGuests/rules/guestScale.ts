import { maxGuests } from '#domain/allergens/dietGuard.ts';
import { contentMeasures, type ContentMeasure } from '#domain/product/content.ts';
import { isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import { entriesOf, recordOf, textOr, textsOf } from '#platform/keptJson.ts';
import { isPortion } from './portion';

/** A cheaper pack chosen by the user: its unit, and the minimum amount for its price. */
export interface ChosenPack {
  /** Sku of the line. */
  readonly sku: string;
  /** Abbreviation of the unit. */
  readonly unit: string;
  readonly minAmount: number;
}

/** Substitute for a line that can't be ordered, with its amount for the template's own number of guests. */
export interface LineSwap {
  /** Sku of the replaced line. */
  readonly gone: string;
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** The user's own content per guest of a line. */
export interface Portion {
  /** Sku of the line. */
  readonly sku: string;
  /** Content per guest in `measure`. */
  readonly quantity: number;
  readonly measure: ContentMeasure;
}

/** One of several events that are ordered together. */
export interface ScaleEvent {
  /** Unique within the scale. */
  readonly id: string;
  /** May be empty. */
  readonly name: string;
  readonly day: LocalDate | undefined;
  /** Undefined while unknown; then it needs nothing. */
  readonly guests: number | undefined;
  /** True if it isn't ordered this time. */
  readonly isLeftOut: boolean;
  /** Its own portions, which precede those of the scale. */
  readonly portions: readonly Portion[];
}

/** A dish: some lines of the template, and the guests who take it. */
export interface Dish {
  /** Unique within the scale. */
  readonly id: string;
  /** May be empty. */
  readonly name: string;
  /** Share of the guests who take it, in percent: 1 to 100. */
  readonly share: number;
  /** Share that the template's amounts are for, in percent; 100 unless the template is a scaled copy. */
  readonly baseShare: number;
  /** Skus of its lines. A line is in one dish at most; lines without a dish are for all guests. */
  readonly skus: readonly string[];
}

/** Maximum of events, and of dishes. */
export const maxPlanned = 12;

/** How a template is scaled: numbers of guests, fixed lines, chosen packs, substitutes, portions, events and dishes. */
export interface GuestScale {
  /** Number of guests that the template is for; undefined while unknown. */
  readonly base: number | undefined;
  /** Number of expected guests; undefined while unknown. Events precede it. */
  readonly wanted: number | undefined;
  /** Skus of the lines whose amount doesn't depend on the guests. */
  readonly fixed: readonly string[];
  /** At most one per line. */
  readonly packs: readonly ChosenPack[];
  /** At most one per line. */
  readonly swaps: readonly LineSwap[];
  /** At most one per line. */
  readonly portions: readonly Portion[];
  /** None for the usual single number of guests. */
  readonly events: readonly ScaleEvent[];
  readonly dishes: readonly Dish[];
}

/** True for a valid number of guests: an integer from 1 to 9,999. */
export function isGuestCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxGuests;
}

/** True for a share of the guests in percent: an integer from 1 to 100. */
const isShare = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100;

const readPortions = (kept: unknown): readonly Portion[] =>
  entriesOf(kept, ({ sku, quantity, measure: written }) => {
    const measure = contentMeasures.find((one) => one === written);
    return typeof sku === 'string' && isPortion(quantity) && measure ? { sku, quantity, measure } : undefined;
  });

const readEvents = (kept: unknown): readonly ScaleEvent[] =>
  entriesOf(kept, ({ id, name, day, guests, isLeftOut, portions }) => {
    if (typeof id !== 'string') return undefined;
    return {
      id,
      name: textOr(name, ''),
      day: isLocalDate(day) ? day : undefined,
      guests: isGuestCount(guests) ? guests : undefined,
      isLeftOut: isLeftOut === true,
      portions: readPortions(portions),
    };
  }).slice(0, maxPlanned);

const readDishes = (kept: unknown): readonly Dish[] =>
  entriesOf(kept, ({ id, name, share, baseShare, skus }) => {
    if (typeof id !== 'string' || !isShare(share)) return undefined;
    return { id, name: textOr(name, ''), share, baseShare: isShare(baseShare) ? baseShare : 100, skus: textsOf(skus) ?? [] };
  }).slice(0, maxPlanned);

/** Parses stored JSON; invalid parts are skipped. */
export function readGuestScale(kept: unknown): GuestScale {
  const { base, wanted, fixed, packs, swaps, portions, events, dishes } = recordOf(kept);
  return {
    base: isGuestCount(base) ? base : undefined,
    wanted: isGuestCount(wanted) ? wanted : undefined,
    fixed: textsOf(fixed) ?? [],
    packs: entriesOf(packs, ({ sku, unit, minAmount }) => {
      if (typeof sku !== 'string' || typeof unit !== 'string' || typeof minAmount !== 'number') return undefined;
      return Number.isInteger(minAmount) && minAmount >= 1 ? { sku, unit, minAmount } : undefined;
    }),
    swaps: entriesOf(swaps, ({ gone, sku, amount, unit }) => {
      if (typeof gone !== 'string' || typeof sku !== 'string' || typeof unit !== 'string' || typeof amount !== 'number') return undefined;
      return amount > 0 ? { gone, sku, amount, unit } : undefined;
    }),
    portions: readPortions(portions),
    events: readEvents(events),
    dishes: readDishes(dishes),
  };
}

/** True if nothing was typed or chosen. */
export function isEmptyScale({ base, wanted, ...lists }: GuestScale): boolean {
  return base === undefined && wanted === undefined && Object.values(lists).every((list) => list.length === 0);
}

/** The scale with a line fixed or not. */
export function withFixed(scale: GuestScale, sku: string, isFixed: boolean): GuestScale {
  const others = scale.fixed.filter((one) => one !== sku);
  return { ...scale, fixed: isFixed ? [...others, sku] : others };
}

/** The scale with another pack for a line; without one if `pack` is undefined. */
export function withPack(scale: GuestScale, sku: string, pack: ChosenPack | undefined): GuestScale {
  const others = scale.packs.filter((one) => one.sku !== sku);
  return { ...scale, packs: pack ? [...others, pack] : others };
}

/** The scale with another substitute for a line; without one if `swap` is undefined. */
export function withSwap(scale: GuestScale, gone: string, swap: LineSwap | undefined): GuestScale {
  const others = scale.swaps.filter((one) => one.gone !== gone);
  return { ...scale, swaps: swap ? [...others, swap] : others };
}

const withOwnPortion = (portions: readonly Portion[], sku: string, portion: Omit<Portion, 'sku'> | undefined): readonly Portion[] => {
  const others = portions.filter((one) => one.sku !== sku);
  return portion ? [...others, { ...portion, sku }] : others;
};

/**
 * The scale with another content per guest for a line; the template's if `portion` is undefined.
 *
 * @param eventId the event it is for; undefined for all that have no own one
 */
export function withPortion(scale: GuestScale, sku: string, portion: Omit<Portion, 'sku'> | undefined, eventId?: string): GuestScale {
  if (eventId === undefined) return { ...scale, portions: withOwnPortion(scale.portions, sku, portion) };
  return {
    ...scale,
    events: scale.events.map((event) =>
      event.id === eventId ? { ...event, portions: withOwnPortion(event.portions, sku, portion) } : event,
    ),
  };
}

/** The scale with a line in a dish; in none if `dishId` is undefined. */
export function withDish(scale: GuestScale, sku: string, dishId: string | undefined): GuestScale {
  return {
    ...scale,
    dishes: scale.dishes.map((dish) => {
      const others = dish.skus.filter((one) => one !== sku);
      return { ...dish, skus: dish.id === dishId ? [...others, sku] : others };
    }),
  };
}

/** An id that no entry has. */
const freeId = (entries: readonly { readonly id: string }[]): string =>
  String(Math.max(0, ...entries.map(({ id }) => Number.parseInt(id, 10) || 0)) + 1);

/**
 * The scale with one more event. The first one starts with the expected guests, and with name and day of `known` if that
 * has as many.
 */
export function withEvent(scale: GuestScale, known?: Pick<ScaleEvent, 'name' | 'day' | 'guests'>): GuestScale {
  const { events, wanted } = scale;
  const blank = { id: freeId(events), name: '', day: undefined, guests: undefined, isLeftOut: false, portions: [] };
  const isFirst = events.length === 0;
  const start =
    isFirst && known && (wanted ?? known.guests) === known.guests ? { name: known.name, day: known.day, guests: known.guests } : {};
  return { ...scale, events: [...events, { ...blank, ...(isFirst && { guests: wanted }), ...start }] };
}

/** The scale with one more dish, for all guests at first. */
export function withNewDish(scale: GuestScale): GuestScale {
  return { ...scale, dishes: [...scale.dishes, { id: freeId(scale.dishes), name: '', share: 100, baseShare: 100, skus: [] }] };
}

/** The event, or all guests where there are no events. */
export interface GuestGroup {
  readonly event: ScaleEvent | undefined;
  readonly guests: number;
}

/** The guests that are ordered for: those of the events that aren't left out, else the expected ones. Empty if unknown. */
export function guestGroups({ wanted, events }: Pick<GuestScale, 'wanted' | 'events'>): readonly GuestGroup[] {
  if (events.length === 0) return wanted === undefined ? [] : [{ event: undefined, guests: wanted }];
  return events.flatMap((event) => (event.isLeftOut || event.guests === undefined ? [] : [{ event, guests: event.guests }]));
}

/** Number of guests that are ordered for, over all events; undefined if unknown. */
export function orderedGuests(scale: Pick<GuestScale, 'wanted' | 'events'>): number | undefined {
  const groups = guestGroups(scale);
  return groups.length === 0 ? undefined : groups.reduce((sum, { guests }) => sum + guests, 0);
}
