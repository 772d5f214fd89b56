import { overviewColumns, type OverviewColumn, type OverviewRow, type Statement } from './allergenOverview';
import { addDays, isLocalDate, type LocalDate } from './calendar';
import { listOf, recordOf, textOr } from '../platform/keptJson';

/**
 * How strictly a diet is kept. `allergy`: traces and what nobody declares are asked about like what is contained. `intolerance`: traces are
 * shown and not asked about. `preference`: only what is contained is asked about.
 */
export const dietLevels = ['allergy', 'intolerance', 'preference'] as const;

/** How strictly a diet is kept. */
export type DietLevel = (typeof dietLevels)[number];

/** A diet of some of the guests: without an allergen, or one that producers mark products for. */
export interface GuestDiet {
  readonly column: OverviewColumn;
  readonly level: DietLevel;
  /** How many guests keep it. */
  readonly guests: number;
}

/**
 * The level that a diet begins with. To go without an allergen is taken for an allergy until somebody says that it is less; gluten and lactose
 * by a mark are intolerances, and nobody is ill of what isn't vegan or vegetarian.
 */
export function usualLevel(column: OverviewColumn): DietLevel {
  if (column === 'VEGAN' || column === 'VEGETARIAN') return 'preference';
  return column === 'GLUTEN_FREE' || column === 'LACTOSE_FREE' ? 'intolerance' : 'allergy';
}

/** A diet with another column: a level that was chosen stays, the usual one becomes that of the new column. */
export function withColumn(diet: GuestDiet, column: OverviewColumn): GuestDiet {
  return { ...diet, column, level: diet.level === usualLevel(diet.column) ? usualLevel(column) : diet.level };
}

/** An event with what its guests can't or don't eat. */
export interface GuestEvent {
  readonly name: string;
  readonly day: LocalDate;
  /** All guests. */
  readonly guests: number;
  /** Each diet once, in the order of the columns of the overview. */
  readonly diets: readonly GuestDiet[];
}

/** What is known of a product for a diet. `free` is only what its producer declares; `undeclared` is never good news (record 035). */
export type DietVerdict = 'free' | 'traces' | 'contained' | 'undeclared';

const verdicts: Readonly<Record<Statement, DietVerdict>> = {
  absent: 'free',
  suited: 'free',
  traces: 'traces',
  contained: 'contained',
  unsuited: 'contained',
  undeclared: 'undeclared',
};

/** What a statement means for a diet. */
export function verdictOf(statement: Statement): DietVerdict {
  return verdicts[statement];
}

const asked: Readonly<Record<DietLevel, readonly DietVerdict[]>> = {
  allergy: ['contained', 'traces', 'undeclared'],
  intolerance: ['contained', 'undeclared'],
  preference: ['contained'],
};

/** Whether somebody is asked before a product with a verdict goes into the cart. */
export function isAskedAbout(verdict: DietVerdict, level: DietLevel): boolean {
  return asked[level].includes(verdict);
}

/** The rows of a list for one diet, by what is known of them. */
export interface DietCheck extends Readonly<Record<DietVerdict, readonly OverviewRow[]>> {
  readonly diet: GuestDiet;
}

/**
 * The rows of a list for each diet. What is no food is in none; a product that is still being read, that could not be read or that nobody
 * knows counts as not declared.
 */
export function checkDiets(rows: readonly OverviewRow[], diets: readonly GuestDiet[]): readonly DietCheck[] {
  const eaten = rows.filter(({ state }) => state !== 'noFood');
  return diets.map((diet) => {
    const found: Record<DietVerdict, OverviewRow[]> = { free: [], traces: [], contained: [], undeclared: [] };
    for (const row of eaten) found[row.state === 'known' ? verdictOf(row.statements[diet.column]) : 'undeclared'].push(row);
    return { diet, ...found };
  });
}

/** What a product would break of an event's diets. */
export interface BrokenDiet {
  readonly diet: GuestDiet;
  readonly verdict: DietVerdict;
}

/** The diets about which somebody is asked before a product goes into the cart, with what is known; none for what nobody eats. */
export function brokenDiets(row: OverviewRow, diets: readonly GuestDiet[]): readonly BrokenDiet[] {
  return checkDiets([row], diets).flatMap((check) => {
    const verdict = (['contained', 'traces', 'undeclared'] as const).find((one) => check[one].length > 0);
    return verdict && isAskedAbout(verdict, check.diet.level) ? [{ diet: check.diet, verdict }] : [];
  });
}

/** Most guests that an event can have. */
export const mostGuests = 9_999;

/** Most letters of an event's name. */
export const eventNameLetters = 80;

/** Days after which an event that has passed is forgotten. */
const keptAfter = 30;

const isGuests = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostGuests;

/** The event as the device keeps it; undefined for what is none, and for one that was over thirty days ago. */
export function readGuestEvent(kept: unknown, today: LocalDate): GuestEvent | undefined {
  const { name, day, guests, diets } = recordOf(kept);
  const words = textOr(name, '').trim();
  if (words === '' || !isLocalDate(day) || !isGuests(guests) || addDays(day, keptAfter) < today) return undefined;
  const read = new Map<OverviewColumn, GuestDiet>();
  for (const entry of listOf(diets)) {
    const diet = recordOf(entry);
    const column = overviewColumns.find((one) => one === diet['column']);
    const level = dietLevels.find((one) => one === diet['level']);
    // What can't be read of a diet is read as strictly as may be: it isn't left out.
    if (column) read.set(column, { column, level: level ?? 'allergy', guests: isGuests(diet['guests']) ? diet['guests'] : 1 });
  }
  return { name: words, day, guests, diets: overviewColumns.flatMap((column) => read.get(column) ?? []) };
}

/** What is wrong with an event before it is kept. */
export type EventProblem = 'name' | 'day' | 'guests' | 'diets' | 'tooManyGuests';

/** What is wrong with an event as it was typed; none where it can be kept. */
export function eventProblems(event: {
  readonly name: string;
  readonly day: LocalDate | undefined;
  readonly guests: number | undefined;
  readonly diets: readonly GuestDiet[];
}): readonly EventProblem[] {
  const { name, day, guests, diets } = event;
  return [
    name.trim() === '' && ('name' as const),
    day === undefined && ('day' as const),
    guests === undefined && ('guests' as const),
    diets.length === 0 && ('diets' as const),
    guests !== undefined && diets.some((diet) => diet.guests > guests) && ('tooManyGuests' as const),
  ].filter((problem) => problem !== false);
}
