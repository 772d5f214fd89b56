import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { wireProduct } from '#tests/examples/wire.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { getCategoryMock } from '#gen/models/index.faker.ts';
import {
  countStatements,
  filterRows,
  isFree,
  overviewColumns,
  overviewRows,
  readWanted,
  statementsOf,
  wantedText,
  type FilteredRows,
  type OverviewRow,
  type ProductAnswer,
  type Statement,
} from './allergenOverview';

const codes = (text: string) => text.split('');

function wire(
  sku: string,
  { name = `Artikel ${sku}`, category, isFood, allergens, marks = [], crossTenantProductId }: Described = {},
): WireProduct {
  return wireProduct({
    sku,
    name,
    ...(crossTenantProductId !== undefined && { crossTenantProductId }),
    ...(category !== undefined && {
      resolvedCategory: made(getCategoryMock, { id: category, name: category, ...(isFood !== undefined && { isFood }) }),
    }),
    ...(allergens !== undefined && { allergenInfoCodes: codes(allergens) }),
    attributes: marks.map((key) => ({ key, displayName: key })),
  });
}

interface Described {
  name?: string;
  category?: string;
  isFood?: boolean;
  allergens?: string;
  marks?: string[];
  crossTenantProductId?: string;
}

it('has the 14 allergens in the order of the specification, then the diets', () => {
  expect(overviewColumns).toEqual([
    'GLUTEN',
    'CRAB',
    'EGGS',
    'FISH',
    'PEANUTS',
    'SOY',
    'MILK',
    'EDIBLE_NUT',
    'CELERY',
    'MUSTARD',
    'SESAME',
    'SULFITE',
    'LUPINE',
    'MOLLUSCS',
    'VEGAN',
    'VEGETARIAN',
    'GLUTEN_FREE',
    'LACTOSE_FREE',
  ]);
});

test('a product without allergen data and marks is undeclared in every column', () => {
  expect([...new Set(Object.values(statementsOf({ name: 'Almbutter', attributes: [] })))]).toEqual(['undeclared']);
  expect([...new Set(Object.values(statementsOf({ name: 'Almbutter', allergenInfoCodes: [], attributes: [] })))]).toEqual(['undeclared']);
});

// Gluten, crab, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulfite, lupine, molluscs.
const none = 'NNNNNNNNNNNNNN';
const milk = 'NNNNNNJNNNNNNN';
const traceOfMilk = 'NNNNNNSNNNNNNN';
const fish = 'NNNJNNNNNNNNNN';
const gluten = 'JNNNNNNNNNNNNN';

describe('a diet', () => {
  test.each<
    [what: string, allergens: string | undefined, marks: string[], vegan: Statement, vegetarian: Statement, gf: Statement, lf: Statement]
  >([
    ['no mark, nothing contained', none, [], 'undeclared', 'undeclared', 'undeclared', 'undeclared'],
    ['no mark, nothing declared', undefined, [], 'undeclared', 'undeclared', 'undeclared', 'undeclared'],
    ['marked vegan, so vegetarian too', none, ['VEG'], 'suited', 'suited', 'undeclared', 'undeclared'],
    ['marked vegetarian alone', milk, ['VEGET'], 'unsuited', 'suited', 'undeclared', 'undeclared'],
    ['marked without declared allergens', undefined, ['VEG', 'GF', 'LF'], 'suited', 'suited', 'suited', 'suited'],
    ['milk', milk, [], 'unsuited', 'undeclared', 'undeclared', 'undeclared'],
    ['fish', fish, [], 'unsuited', 'unsuited', 'undeclared', 'undeclared'],
    ['gluten', gluten, [], 'undeclared', 'undeclared', 'unsuited', 'undeclared'],
    ['milk without lactose', milk, ['LF'], 'unsuited', 'undeclared', 'undeclared', 'suited'],
    ['traces speak against no mark', traceOfMilk, ['VEG'], 'suited', 'suited', 'undeclared', 'undeclared'],
    ['marked vegan, and milk is contained', milk, ['VEG'], 'undeclared', 'suited', 'undeclared', 'undeclared'],
    ['marked gluten-free, and gluten is contained', gluten, ['GF'], 'undeclared', 'undeclared', 'undeclared', 'undeclared'],
    ['other marks say nothing', none, ['BIO', 'HAL', 'KOS', 'veg'], 'undeclared', 'undeclared', 'undeclared', 'undeclared'],
  ])('%s', (_what, allergens, marks, vegan, vegetarian, gf, lf) => {
    const { VEGAN, VEGETARIAN, GLUTEN_FREE, LACTOSE_FREE } = statementsOf(
      wire('1', { ...(allergens !== undefined && { allergens }), marks }),
    );
    expect([VEGAN, VEGETARIAN, GLUTEN_FREE, LACTOSE_FREE]).toEqual([vegan, vegetarian, gf, lf]);
  });
});

// By the name or the category alone nothing is ever suited.
test.each<[name: string, category: string, marks: string[], vegan: Statement, vegetarian: Statement]>([
  ['Bratwurst', 'Würstel', [], 'unsuited', 'unsuited'],
  ['Hausmischung', 'Fleisch & Geflügel', [], 'unsuited', 'unsuited'],
  ['Vegane Bratwurst', 'Würstel', [], 'undeclared', 'undeclared'],
  ['Vegane Bratwurst', 'Würstel', ['VEG'], 'suited', 'suited'],
  ['Äpfel', 'Obst', [], 'undeclared', 'undeclared'],
])('%s in %s, marked %j', (name, category, marks, vegan, vegetarian) => {
  const statements = statementsOf(wire('1', { name, category, marks, allergens: none }));
  expect([statements.VEGAN, statements.VEGETARIAN]).toEqual([vegan, vegetarian]);
  expect([statements.GLUTEN_FREE, statements.LACTOSE_FREE]).toEqual(['undeclared', 'undeclared']);
});

it('takes a knife for fish for no fish', () => {
  const knife = wire('1', { name: 'Messer Fisch, 12 Stück', category: 'Besteck', isFood: false });
  expect(statementsOf(knife).VEGAN).toBe('undeclared');
});

describe('the rows', () => {
  const products: Readonly<Record<string, ProductAnswer>> = {
    '1': wire('1', { name: 'Zander', category: 'Fisch', allergens: fish, crossTenantProductId: 'X1' }),
    '2': wire('2', { name: 'Äpfel', category: 'Obst', allergens: none }),
    '3': wire('3', { name: 'Aal', category: 'Fisch', allergens: fish }),
    '4': wire('4', { name: 'Ohne Kategorie' }),
    '5': 'failed',
    '6': 'loading',
    '8': wire('8', { name: 'Küchenrolle', category: 'Papierhygiene', isFood: false }),
    '9': wire('9', { name: 'Trinkhalme aus Reis', category: 'Bar', isFood: false, allergens: none }),
    '10': wire('10', { name: 'Bier', category: 'Bier', isFood: true }),
  };
  const rows = overviewRows(
    [
      { sku: '5', name: 'Fünf' },
      { sku: '2', name: 'Apfel' },
      { sku: undefined, name: 'Leergut' },
      { sku: '1', name: undefined },
      { sku: '2', name: 'Apfel' },
      { sku: '4', name: undefined },
      { sku: '3', name: undefined },
      { sku: '6', name: undefined },
      { sku: '8', name: undefined },
      { sku: '9', name: undefined },
      { sku: '10', name: undefined },
      { sku: '7', name: 'Weg' },
    ],
    (sku) => products[sku] ?? 'unknown',
  );

  it('has each product once, by category and name, then products without data, and inedible goods last', () => {
    expect(rows.map(({ numbers, name, category, state }) => [numbers?.sku, name, category, state])).toEqual([
      ['9', 'Trinkhalme aus Reis', 'Bar', 'known'],
      ['10', 'Bier', 'Bier', 'known'],
      ['3', 'Aal', 'Fisch', 'known'],
      ['1', 'Zander', 'Fisch', 'known'],
      ['2', 'Äpfel', 'Obst', 'known'],
      ['4', 'Ohne Kategorie', undefined, 'known'],
      ['6', undefined, undefined, 'loading'],
      ['5', 'Fünf', undefined, 'failed'],
      [undefined, 'Leergut', undefined, 'outside'],
      ['7', 'Weg', undefined, 'unknown'],
      ['8', 'Küchenrolle', 'Papierhygiene', 'noFood'],
    ]);
  });

  it('has both numbers of a product, for either display', () => {
    const numbersOf = (sku: string) => overviewRows([{ sku, name: undefined }], () => products[sku] ?? 'unknown')[0]?.numbers;
    expect([numbersOf('1'), numbersOf('6')]).toEqual([{ sku: '1', crossTenantProductId: 'X1' }, { sku: '6' }]);
  });

  it('counts statements in a column, and leaves out undeclared ones', () => {
    expect(countStatements(rows).FISH).toEqual({ contained: 2, traces: 0, free: 2, undeclared: 2 });
    expect(countStatements(rows).VEGAN).toEqual({ contained: 2, traces: 0, free: 0, undeclared: 4 });
  });

  it('filters by certain statements, and distinguishes the reasons for holding the others back', () => {
    expect(filterRows(rows, [])).toEqual({ shown: rows, refused: [], unclear: [], noFood: [] });
    const named = ({ shown, refused, unclear, noFood }: FilteredRows) => ({
      shown: shown.map(({ name }) => name),
      ...Object.fromEntries(
        Object.entries({ refused, unclear, noFood }).map(([kind, heldBack]) => [
          kind,
          heldBack.map(({ row, because }) =>
            [row.name ?? row.numbers?.sku, ...because.map(({ column, statement }) => `${column} ${statement}`)].join(', '),
          ),
        ]),
      ),
    });
    expect(named(filterRows(rows, ['FISH']))).toEqual({
      shown: ['Trinkhalme aus Reis', 'Äpfel'],
      refused: ['Aal, FISH contained', 'Zander, FISH contained'],
      unclear: [
        'Bier, FISH undeclared',
        'Ohne Kategorie, FISH undeclared',
        '6, FISH undeclared',
        'Fünf, FISH undeclared',
        'Leergut, FISH undeclared',
        'Weg, FISH undeclared',
      ],
      noFood: ['Küchenrolle, FISH undeclared'],
    });
    const both = filterRows(rows, ['FISH', 'VEGAN']);
    expect([both.shown.length, both.refused.length, both.unclear.length, both.noFood.length]).toEqual([0, 2, 8, 1]);
    expect(named(both)).toMatchObject({ refused: ['Aal, FISH contained, VEGAN unsuited', 'Zander, FISH contained, VEGAN unsuited'] });
  });
});

test.each<[Statement, boolean]>([
  ['absent', true],
  ['suited', true],
  ['contained', false],
  ['traces', false],
  ['unsuited', false],
  ['undeclared', false],
])('%s is free: %s', (statement, expected) => {
  expect(isFree(statement)).toBe(expected);
});

test.each([
  [null, ''],
  ['', ''],
  ['milk,gluten', 'gluten,milk'],
  ['MILK,milk, x,vegan', 'milk,vegan'],
  ['nuts', ''],
  ['lactose_free,edible_nut', 'edible_nut,lactose_free'],
])('parses the filter %j of an address as %j', (text, expected) => {
  expect(wantedText(readWanted(text))).toBe(expected);
});

const anyCodes = fc.option(fc.array(fc.constantFrom('J', 'S', 'N', 'j', ' s ', 'n', '', '?', '-', 'X', ' '), { maxLength: 16 }), {
  nil: undefined,
});
const anyProduct = fc.record({
  allergenInfoCodes: anyCodes,
  marks: fc.subarray(['VEG', 'VEGET', 'GF', 'LF', 'BIO', 'HAL']),
  state: fc.constantFrom<OverviewRow['state']>('known', 'known', 'known', 'noFood', 'loading', 'failed', 'unknown', 'outside'),
});

test('of 100,000 products none passes a filter without certainty', () => {
  fc.assert(
    fc.property(anyProduct, fc.subarray([...overviewColumns], { minLength: 1 }), ({ allergenInfoCodes, marks, state }, wanted) => {
      const attributes = marks.map((key) => ({ key, displayName: key }));
      const product = {
        ...wire('1', { category: 'Tisch', isFood: state !== 'noFood' }),
        attributes,
        ...(allergenInfoCodes && { allergenInfoCodes }),
      };
      const answer = state === 'known' || state === 'noFood' || state === 'outside' ? product : state;
      const rows = overviewRows([{ sku: state === 'outside' ? undefined : '1', name: 'Artikel' }], () => answer);
      const { shown, refused, unclear, noFood } = filterRows(rows, wanted);
      expect(shown.length + refused.length + unclear.length + noFood.length).toBe(1);
      // Worked out from the codes themselves: only a declared N, and only a mark, is free.
      const declared = (position: number) => allergenInfoCodes?.[position]?.trim().toUpperCase();
      const markOf: Readonly<Record<string, readonly string[]>> = {
        VEGAN: ['VEG'],
        VEGETARIAN: ['VEG', 'VEGET'],
        GLUTEN_FREE: ['GF'],
        LACTOSE_FREE: ['LF'],
      };
      const mayPass = wanted.every((column) => {
        const fitting = markOf[column];
        return fitting
          ? fitting.some((mark) => (marks as readonly string[]).includes(mark))
          : declared(overviewColumns.indexOf(column)) === 'N';
      });
      expect(shown.length === 0 || (mayPass && (state === 'known' || state === 'noFood'))).toBe(true);
    }),
    { numRuns: 100_000, seed: 20_301 },
  );
});
