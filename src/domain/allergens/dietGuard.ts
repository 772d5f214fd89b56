import { overviewColumns, type OverviewColumn, type OverviewRow, type Statement } from './allergenOverview';
import { addDays, isLocalDate, type LocalDate } from '../text/calendar';
import { readProse } from '../text/typedText';
import { listOf, recordOf, textOr } from '#platform/keptJson.ts';

/**
 * Strictness of a diet. `allergy`: traces and undeclared products raise the question like contained ones. `intolerance`: traces are
 * shown without a question. `preference`: only contained ones raise the question.
 */
export const dietLevels = ['allergy', 'intolerance', 'preference'] as const;

/** Strictness of a diet. */
export type DietLevel = (typeof dietLevels)[number];

/** A diet of some of the guests: without an allergen, or one that producers mark products for. */
export interface GuestDiet {
  readonly column: OverviewColumn;
  readonly level: DietLevel;
  /** Number of guests with this diet. */
  readonly guests: number;
}

/**
 * The default level of a diet. An excluded allergen is an allergy until the user lowers it; gluten-free and lactose-free marks are
 * intolerances, and vegan and vegetarian are preferences.
 */
export function usualLevel(column: OverviewColumn): DietLevel {
  if (column === 'VEGAN' || column === 'VEGETARIAN') return 'preference';
  return column === 'GLUTEN_FREE' || column === 'LACTOSE_FREE' ? 'intolerance' : 'allergy';
}

/** A diet with another column: a level that was chosen stays, the usual one becomes that of the new column. */
export function withColumn(diet: GuestDiet, column: OverviewColumn): GuestDiet {
  return { ...diet, column, level: diet.level === usualLevel(diet.column) ? usualLevel(column) : diet.level };
}

/** An event with the diets of its guests. */
export interface GuestEvent {
  readonly name: string;
  readonly day: LocalDate;
  /** All guests. */
  readonly guests: number;
  /** Each diet once, in the order of the columns of the overview. */
  readonly diets: readonly GuestDiet[];
}

/** A product's result for a diet. `free` is only what its producer declares; `undeclared` is never good news (record 011). */
export type DietVerdict = 'free' | 'traces' | 'contained' | 'undeclared';

const verdicts: Readonly<Record<Statement, DietVerdict>> = {
  absent: 'free',
  suited: 'free',
  traces: 'traces',
  contained: 'contained',
  unsuited: 'contained',
  undeclared: 'undeclared',
};

/** The verdict of a statement for a diet. */
export function verdictOf(statement: Statement): DietVerdict {
  return verdicts[statement];
}

const asked: Readonly<Record<DietLevel, readonly DietVerdict[]>> = {
  allergy: ['contained', 'traces', 'undeclared'],
  intolerance: ['contained', 'undeclared'],
  preference: ['contained'],
};

/** True if a product with this verdict raises a question before it goes into the cart. */
export function isAskedAbout(verdict: DietVerdict, level: DietLevel): boolean {
  return asked[level].includes(verdict);
}

/** The rows of a list for one diet, by verdict. */
export interface DietCheck extends Readonly<Record<DietVerdict, readonly OverviewRow[]>> {
  readonly diet: GuestDiet;
}

/** The rows of a list for each diet. Inedible goods are in none; a product that is loading, failed or unknown counts as undeclared. */
export function checkDiets(rows: readonly OverviewRow[], diets: readonly GuestDiet[]): readonly DietCheck[] {
  const eaten = rows.filter(({ state }) => state !== 'noFood');
  return diets.map((diet) => {
    const found: Record<DietVerdict, OverviewRow[]> = { free: [], traces: [], contained: [], undeclared: [] };
    for (const row of eaten) found[row.state === 'known' ? verdictOf(row.statements[diet.column]) : 'undeclared'].push(row);
    return { diet, ...found };
  });
}

/** A diet of the event that a product breaks. */
export interface BrokenDiet {
  readonly diet: GuestDiet;
  readonly verdict: DietVerdict;
}

/** The diets that raise a question before a product goes into the cart, with the verdict; none for inedible goods. */
export function brokenDiets(row: OverviewRow, diets: readonly GuestDiet[]): readonly BrokenDiet[] {
  return checkDiets([row], diets).flatMap((check) => {
    const verdict = (['contained', 'traces', 'undeclared'] as const).find((one) => check[one].length > 0);
    return verdict && isAskedAbout(verdict, check.diet.level) ? [{ diet: check.diet, verdict }] : [];
  });
}

/** Number of products that raise a question before they go into the cart. */
export function askedProducts(checks: readonly DietCheck[]): number {
  return new Set(checks.flatMap((check) => asked[check.diet.level].flatMap((verdict) => check[verdict].map(({ key }) => key)))).size;
}

/** Most guests that an event can have. */
export const maxGuests = 9_999;

/** Most letters of an event's name. */
export const maxEventNameLength = 80;

/** Days after which an event that has passed is forgotten. */
const keptAfter = 30;

const isOver = (day: LocalDate, today: LocalDate) => addDays(day, keptAfter) < today;

const isGuests = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxGuests;

/** Parses a stored event; undefined if invalid, or over for more than thirty days. */
export function readGuestEvent(kept: unknown, today: LocalDate): GuestEvent | undefined {
  const { name, day, guests, diets } = recordOf(kept);
  const words = readProse(textOr(name, ''));
  if (words === '' || !isLocalDate(day) || !isGuests(guests) || isOver(day, today)) return undefined;
  const read = new Map<OverviewColumn, GuestDiet>();
  for (const entry of listOf(diets)) {
    const diet = recordOf(entry);
    const column = overviewColumns.find((one) => one === diet['column']);
    const level = dietLevels.find((one) => one === diet['level']);
    // An unreadable level counts as the strictest, so that no diet is dropped.
    if (column) read.set(column, { column, level: level ?? 'allergy', guests: isGuests(diet['guests']) ? diet['guests'] : 1 });
  }
  return { name: words, day, guests, diets: overviewColumns.flatMap((column) => read.get(column) ?? []) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The part of an event that was changed since `base`: here if it was changed here, else elsewhere. */
const laterOf = <Part>(base: Part, stored: Part, typed: Part): Part => (isSame(base, typed) ? stored : typed);

/**
 * A typed event together with what another tab has stored meanwhile. Of a part that both have changed the typed one counts. A diet is
 * dropped only if one of them has removed it and the other left it unchanged: a lost diet would guard nothing.
 *
 * @param base the event that the form started from; undefined for a new one
 * @param stored the event as it is stored now; undefined if it was removed, or never was
 */
export function mergedEvent(base: GuestEvent | undefined, stored: GuestEvent | undefined, typed: GuestEvent): GuestEvent {
  if (!stored || isSame(base, stored)) return typed;
  const dietOf = (event: GuestEvent | undefined, column: OverviewColumn) => event?.diets.find((diet) => diet.column === column);
  const diets = overviewColumns.flatMap((column) => {
    const [before, elsewhere, here] = [dietOf(base, column), dietOf(stored, column), dietOf(typed, column)];
    return laterOf(before, elsewhere, here) ?? (isSame(before, elsewhere) ? [] : (elsewhere ?? []));
  });
  if (!base) return { ...typed, diets };
  return {
    name: laterOf(base.name, stored.name, typed.name),
    day: laterOf(base.day, stored.day, typed.day),
    guests: laterOf(base.guests, stored.guests, typed.guests),
    diets,
  };
}

/** A fault of an event's form. `over`: its day is so long ago that nothing would be stored. */
export type EventProblem = 'name' | 'longName' | 'day' | 'over' | 'guests' | 'diets' | 'dietGuests' | 'tooManyGuests';

/** An event as it is typed. */
export interface TypedEvent {
  readonly name: string;
  readonly day: LocalDate | undefined;
  readonly guests: number | undefined;
  readonly diets: readonly GuestDiet[];
}

/** Faults of the typed event; none if it can be stored and will be read again ({@link readGuestEvent}). */
export function eventProblems(event: TypedEvent, today: LocalDate): readonly EventProblem[] {
  const { name, day, guests, diets } = event;
  return [
    readProse(name) === '' && ('name' as const),
    readProse(name).length > maxEventNameLength && ('longName' as const),
    day === undefined && ('day' as const),
    day !== undefined && isOver(day, today) && ('over' as const),
    !isGuests(guests) && ('guests' as const),
    diets.length === 0 && ('diets' as const),
    !diets.every((diet) => isGuests(diet.guests)) && ('dietGuests' as const),
    guests !== undefined && diets.some((diet) => diet.guests > guests) && ('tooManyGuests' as const),
  ].filter((problem) => problem !== false);
}
