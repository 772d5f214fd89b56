import type { AllergenKey, Product as WireProduct } from '#gen/models/index.ts';
import { allergenKeys, allergenTable, type AllergenPresence } from './allergens';
import { alphabet, compareCategories } from '../text/alphabet';
import { isNamedAnimal } from './animalGoods';
import type { ProductNumbers } from '../product/productNumber';

/** Diets that a producer can mark a product as fit for, in the order of the columns. */
export const dietKeys = ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'] as const;

/** A diet that a product can be marked as fit for. */
export type DietKey = (typeof dietKeys)[number];

/** A column of the overview: an allergen or a diet. */
export type OverviewColumn = AllergenKey | DietKey;

/** The 14 allergens in their fixed order (P§3 allergens), then the diets. */
export const overviewColumns: readonly OverviewColumn[] = [...allergenKeys, ...dietKeys];

/**
 * Known state of a product in a column: presence of an allergen, or suitability for a diet. `undeclared` is never good news: it must
 * not be read as absence of an allergen.
 */
export type Statement = AllergenPresence | 'suited' | 'unsuited';

/** Known state of a product in each column. */
export type Statements = Readonly<Record<OverviewColumn, Statement>>;

/** Something whose allergens are asked for: a line of a template, an order or a cart. */
export interface OverviewItem {
  /** Undefined for articles outside of the webshop, about which the shop knows nothing. */
  readonly sku: string | undefined;
  /** Name as the line has it, for as long as the product isn't known. */
  readonly name: string | undefined;
}

/** Result of reading a product: the product, or the reason for its absence (`unknown`: the server no longer knows it). */
export type ProductAnswer = WireProduct | 'loading' | 'failed' | 'unknown';

/** A line of the overview. */
export interface OverviewRow {
  /** Unique key. */
  readonly key: string;
  /** Undefined where no page of the product can be opened. */
  readonly sku: string | undefined;
  /** Its numbers; undefined for an article outside of the webshop. */
  readonly numbers: ProductNumbers | undefined;
  /** Undefined until known. */
  readonly name: string | undefined;
  readonly category: string | undefined;
  /**
   * `known`: the product was read, whatever it declares. The others have no statement at all: inedible goods, still being read, not
   * readable at the moment, no longer known to the server, or an article outside of the webshop.
   */
  readonly state: 'known' | 'noFood' | 'loading' | 'failed' | 'unknown' | 'outside';
  /** `undeclared` in every column unless it is `known`. */
  readonly statements: Statements;
}

/** Attributes that mark a product as fit for a diet (C§9 attribute keys); a vegan product is vegetarian too. */
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

/** Fields of a product about allergens and diets. */
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
  // A knife for fish is no fish.
  const isNamed =
    withoutAnimals.includes(diet) && resolvedCategory?.isFood !== false && isNamedAnimal({ name, category: resolvedCategory?.name });
  return isContradicted || isNamed ? 'unsuited' : 'undeclared';
}

const nothingDeclared = Object.fromEntries(overviewColumns.map((column) => [column, 'undeclared'])) as Statements;

/**
 * A product's statements in every column. A diet is suited only if the producer marks it, never because allergens are absent. It is
 * unsuited if an allergen is contained that the diet excludes; one without meat also if name or category names meat or fish.
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
  // A product with declarations counts as food, whatever its category: straws of rice, candied flowers.
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

/** Sort group of a row: food, rows without data, inedible goods. */
const placeOf = ({ state }: OverviewRow) => (state === 'known' ? 0 : state === 'noFood' ? 2 : 1);

/** Food by category, those without one last, then rows without data, and inedible goods at the end. */
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

/** True if the allergen is certainly absent, or the product certainly suits the diet. Traces are not free. */
export function isFree(statement: Statement): boolean {
  return statement === 'absent' || statement === 'suited';
}

/** A row excluded by a filter, with each condition that it isn't certain to meet. */
export interface HeldBackRow {
  readonly row: OverviewRow;
  readonly because: readonly { readonly column: OverviewColumn; readonly statement: Statement }[];
}

/** Result of a filter: rows shown, and rows excluded with the reason. */
export interface FilteredRows {
  readonly shown: readonly OverviewRow[];
  /** Kept back because they contain it, may hold traces of it, or don't suit the diet. */
  readonly refused: readonly HeldBackRow[];
  /** Excluded because it is undeclared whether they contain it. */
  readonly unclear: readonly HeldBackRow[];
  /** Excluded as inedible. */
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

/** Numbers of products per statement in a column. */
export interface ColumnCounts {
  /** Contained, or unsuited. */
  readonly contained: number;
  readonly traces: number;
  /** Absent, or suited. */
  readonly free: number;
  /** Undeclared. Rows without product data are not counted. */
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

/** Parses an address's filter columns: each once, in the sequence of the columns; invalid ones are skipped. */
export function readWanted(text: string | null): readonly OverviewColumn[] {
  const names = (text ?? '').toLowerCase().split(',');
  return overviewColumns.filter((column) => names.includes(column.toLowerCase()));
}

/** The filter in the address's format; empty without a filter. */
export function wantedText(wanted: readonly OverviewColumn[]): string {
  return overviewColumns
    .filter((column) => wanted.includes(column))
    .map((column) => column.toLowerCase())
    .join(',');
}
