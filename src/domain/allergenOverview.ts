import type { AllergenKey, Product as WireProduct } from '../gen/models';
import { allergenKeys, allergenTable, type AllergenPresence } from './allergens';
import { alphabet, compareCategories } from './alphabet';
import { isNamedAnimal } from './animalGoods';
import type { ProductNumbers } from './productNumber';

/** Diets that a producer can mark a product as fit for, in the order of the columns. */
export const dietKeys = ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'] as const;

/** A diet that a product can be marked as fit for. */
export type DietKey = (typeof dietKeys)[number];

/** A column of the overview: an allergen or a diet. */
export type OverviewColumn = AllergenKey | DietKey;

/** The 14 allergens in their fixed order (P§3), then the diets. */
export const overviewColumns: readonly OverviewColumn[] = [...allergenKeys, ...dietKeys];

/**
 * What is known of a product in a column: of an allergen its presence, of a diet whether the product suits it. `undeclared` is never good
 * news: nobody may read there that an allergen isn't in it.
 */
export type Statement = AllergenPresence | 'suited' | 'unsuited';

/** What is known of a product in each column. */
export type Statements = Readonly<Record<OverviewColumn, Statement>>;

/** Something whose allergens are asked for: a line of a template, an order or a cart. */
export interface OverviewItem {
  /** Undefined for articles outside of the webshop, about which the shop knows nothing. */
  readonly sku: string | undefined;
  /** Name as the line has it, for as long as the product isn't known. */
  readonly name: string | undefined;
}

/** What came of the question for a product: itself, or why there is none (`unknown`: the server doesn't know it any more). */
export type ProductAnswer = WireProduct | 'loading' | 'failed' | 'unknown';

/** A line of the overview. */
export interface OverviewRow {
  /** Tells it from the others. */
  readonly key: string;
  /** Undefined where no page of the product can be opened. */
  readonly sku: string | undefined;
  /** Its numbers; undefined for what is no product of the webshop. */
  readonly numbers: ProductNumbers | undefined;
  /** Undefined while nobody has told it. */
  readonly name: string | undefined;
  readonly category: string | undefined;
  /**
   * `known`: the product was read, whatever it declares. The others have no statement at all: goods that nobody eats or drinks, still being
   * read, not readable at the moment, no longer known to the server, or an article outside of the webshop.
   */
  readonly state: 'known' | 'noFood' | 'loading' | 'failed' | 'unknown' | 'outside';
  /** `undeclared` in every column unless it is `known`. */
  readonly statements: Statements;
}

/** Attributes that mark a product as fit for a diet (C§9); what is vegan is vegetarian too. */
const marks: Readonly<Record<DietKey, readonly string[]>> = {
  VEGAN: ['VEG'],
  VEGETARIAN: ['VEGET', 'VEG'],
  GLUTEN_FREE: ['GF'],
  LACTOSE_FREE: ['LF'],
};

/** Allergens that a product for a diet can't contain. Milk without lactose is still milk, so nothing speaks against that mark. */
const contradictions: Readonly<Record<DietKey, readonly AllergenKey[]>> = {
  VEGAN: ['CRAB', 'EGGS', 'FISH', 'MILK', 'MOLLUSCS'],
  VEGETARIAN: ['CRAB', 'FISH', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
  LACTOSE_FREE: [],
};

/** What of a product says something of allergens and diets. */
type DeclaringProduct = Pick<WireProduct, 'allergenInfoCodes' | 'attributes' | 'name' | 'resolvedCategory'>;

/** Diets of those who eat neither meat nor fish. */
const withoutAnimals: readonly DietKey[] = ['VEGAN', 'VEGETARIAN'];

function dietStatement(
  diet: DietKey,
  { attributes, name, resolvedCategory }: DeclaringProduct,
  contained: ReadonlySet<AllergenKey>,
): Statement {
  const isMarked = attributes.some(({ key }) => marks[diet].includes(key));
  const isContradicted = contradictions[diet].some((allergen) => contained.has(allergen));
  // A mark that the declared allergens contradict is not to be relied on.
  if (isMarked) return isContradicted ? 'undeclared' : 'suited';
  const isNamed = withoutAnimals.includes(diet) && isNamedAnimal({ name, category: resolvedCategory?.name });
  return isContradicted || isNamed ? 'unsuited' : 'undeclared';
}

const nothingDeclared = Object.fromEntries(overviewColumns.map((column) => [column, 'undeclared'])) as Statements;

/**
 * What a product declares in every column. A diet is suited only where the producer marks it, never because allergens are absent; it is
 * unsuited where an allergen is contained that the diet excludes, and one without meat where name or category say that there is some.
 */
export function statementsOf(product: DeclaringProduct): Statements {
  const table = allergenTable(product.allergenInfoCodes);
  const contained = new Set(table.filter(({ presence }) => presence === 'contained').map(({ allergen }) => allergen));
  return {
    ...nothingDeclared,
    ...Object.fromEntries(table.map(({ allergen, presence }) => [allergen, presence])),
    ...Object.fromEntries(dietKeys.map((diet) => [diet, dietStatement(diet, product, contained)])),
  };
}

function rowOf({ sku, name }: OverviewItem, answer: ProductAnswer | 'outside', key: string): OverviewRow {
  if (typeof answer === 'string')
    return {
      key,
      sku,
      numbers: sku === undefined ? undefined : { sku },
      name,
      category: undefined,
      state: answer,
      statements: nothingDeclared,
    };
  const statements = statementsOf(answer);
  // What declares something speaks for itself, whatever its category: straws of rice, candied flowers.
  const isNoFood = answer.resolvedCategory?.isFood === false && overviewColumns.every((column) => statements[column] === 'undeclared');
  return {
    key,
    sku,
    numbers: { sku: answer.sku, crossTenantProductId: answer.crossTenantProductId },
    name: answer.name,
    category: answer.resolvedCategory?.name,
    state: isNoFood ? 'noFood' : 'known',
    statements,
  };
}

/** Where a row stands among the others: food, what nothing is known of, and what is no food. */
const placeOf = ({ state }: OverviewRow) => (state === 'known' ? 0 : state === 'noFood' ? 2 : 1);

/** Food by category, what has none after it, then what nothing is known of, and at the end what is no food. */
function compareRows(one: OverviewRow, other: OverviewRow): number {
  return (
    placeOf(one) - placeOf(other) ||
    compareCategories(one.category, other.category) ||
    alphabet.compare(one.name ?? one.sku ?? '', other.name ?? other.sku ?? '')
  );
}

/** The lines of an overview, one for each product, sorted by category and name. */
export function overviewRows(items: readonly OverviewItem[], answerOf: (sku: string) => ProductAnswer): readonly OverviewRow[] {
  const rows = new Map<string, OverviewRow>();
  items.forEach((item, index) => {
    const { sku } = item;
    const key = sku === undefined ? `outside ${index}` : `sku ${sku}`;
    if (!rows.has(key)) rows.set(key, rowOf(item, sku === undefined ? 'outside' : answerOf(sku), key));
  });
  return [...rows.values()].sort(compareRows);
}

/** Whether a statement says for certain that an allergen isn't in a product, or that the product suits a diet. Traces are not free. */
export function isFree(statement: Statement): boolean {
  return statement === 'absent' || statement === 'suited';
}

/** A row that a filter keeps back, with each condition that it isn't sure to meet. */
export interface HeldBackRow {
  readonly row: OverviewRow;
  readonly because: readonly { readonly column: OverviewColumn; readonly statement: Statement }[];
}

/** What a filter lets through, and what it keeps back and why. */
export interface FilteredRows {
  readonly shown: readonly OverviewRow[];
  /** Kept back because they contain it, may hold traces of it, or don't suit the diet. */
  readonly refused: readonly HeldBackRow[];
  /** Kept back because nobody says whether they contain it. */
  readonly unclear: readonly HeldBackRow[];
  /** Kept back because nobody eats or drinks them. */
  readonly noFood: readonly HeldBackRow[];
}

const refusing: readonly Statement[] = ['contained', 'traces', 'unsuited'];

/** The rows that are certainly free of everything wanted, and suit every diet wanted; all rows where nothing is wanted. */
export function filterRows(rows: readonly OverviewRow[], wanted: readonly OverviewColumn[]): FilteredRows {
  if (wanted.length === 0) return { shown: rows, refused: [], unclear: [], noFood: [] };
  const shown: OverviewRow[] = [];
  const refused: HeldBackRow[] = [];
  const unclear: HeldBackRow[] = [];
  const noFood: HeldBackRow[] = [];
  for (const row of rows) {
    const because = wanted.flatMap((column) => {
      const statement = row.statements[column];
      return isFree(statement) ? [] : [{ column, statement }];
    });
    if (row.state === 'noFood') noFood.push({ row, because });
    else if (because.some(({ statement }) => refusing.includes(statement))) refused.push({ row, because });
    else if (row.state !== 'known' || because.length > 0) unclear.push({ row, because });
    else shown.push(row);
  }
  return { shown, refused, unclear, noFood };
}

/** How many products say what in a column. */
export interface ColumnCounts {
  /** Contained, or unsuited. */
  readonly contained: number;
  readonly traces: number;
  /** Absent, or suited. */
  readonly free: number;
  /** Nobody says so. Rows whose product isn't known are counted nowhere. */
  readonly undeclared: number;
}

const countedAs: Readonly<Record<Statement, keyof ColumnCounts>> = {
  contained: 'contained',
  unsuited: 'contained',
  traces: 'traces',
  absent: 'free',
  suited: 'free',
  undeclared: 'undeclared',
};

/** The counts of each column over the rows whose product is known. */
export function countStatements(rows: readonly OverviewRow[]): Readonly<Record<OverviewColumn, ColumnCounts>> {
  const known = rows.filter(({ state }) => state === 'known');
  const countOf = (column: OverviewColumn, kind: keyof ColumnCounts) =>
    known.filter(({ statements }) => countedAs[statements[column]] === kind).length;
  return Object.fromEntries(
    overviewColumns.map((column): [OverviewColumn, ColumnCounts] => [
      column,
      {
        contained: countOf(column, 'contained'),
        traces: countOf(column, 'traces'),
        free: countOf(column, 'free'),
        undeclared: countOf(column, 'undeclared'),
      },
    ]),
  ) as Record<OverviewColumn, ColumnCounts>;
}

/** What an address filters by, each once and in the order of the columns; what is none is passed over. */
export function readWanted(text: string | null): readonly OverviewColumn[] {
  const names = (text ?? '').toLowerCase().split(',');
  return overviewColumns.filter((column) => names.includes(column.toLowerCase()));
}

/** The filter as an address keeps it; empty where nothing is filtered. */
export function wantedText(wanted: readonly OverviewColumn[]): string {
  return overviewColumns
    .filter((column) => wanted.includes(column))
    .map((column) => column.toLowerCase())
    .join(',');
}
