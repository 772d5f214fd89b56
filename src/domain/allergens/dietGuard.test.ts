import { describe, expect, it, test } from 'vitest';
import { allergenKeys } from './allergens';
import { dietKeys, overviewColumns, overviewRows, type OverviewColumn, type OverviewRow, type Statement } from './allergenOverview';
import {
  askedProducts,
  brokenDiets,
  checkDiets,
  dietLevels,
  eventProblems,
  isAskedAbout,
  mergedEvent,
  readGuestEvent,
  usualLevel,
  verdictOf,
  withColumn,
  type DietLevel,
  type DietVerdict,
  type GuestDiet,
  type GuestEvent,
} from './dietGuard';
import { wireProduct } from '#tests/examples/wire.ts';

const nothing = Object.fromEntries(overviewColumns.map((column) => [column, 'undeclared'])) as Record<OverviewColumn, Statement>;
const row = (statements: Partial<Record<OverviewColumn, Statement>>, state: OverviewRow['state'] = 'known'): OverviewRow => ({
  key: 'sku 1',
  sku: '1',
  numbers: { sku: '1' },
  name: 'Almbutter',
  category: undefined,
  state,
  statements: { ...nothing, ...statements },
});

/** By state of the declaration: the verdict, and whether an allergy, an intolerance and a preference ask. */
const table: readonly [Statement, DietVerdict, allergy: boolean, intolerance: boolean, preference: boolean][] = [
  ['contained', 'contained', true, true, true],
  ['traces', 'traces', true, false, false],
  ['absent', 'free', false, false, false],
  ['undeclared', 'undeclared', true, true, false],
];

describe('the truth table', () => {
  const cases = table.flatMap(([statement, verdict, ...asks]) =>
    allergenKeys.flatMap((column) =>
      dietLevels.map((level, place): [Statement, OverviewColumn, DietLevel, DietVerdict, boolean] => [
        statement,
        column,
        level,
        verdict,
        asks[place] === true,
      ]),
    ),
  );
  it('has 4 states × 14 allergens × 3 levels = 168 cases', () => expect(cases).toHaveLength(168));

  test.each(cases)('%s %s for %s is %s, asked about: %s', (statement, column, level, verdict, isAsked) => {
    const diet: GuestDiet = { column, level, guests: 2 };
    expect(verdictOf(statement)).toBe(verdict);
    expect(isAskedAbout(verdict, level)).toBe(isAsked);
    const [check] = checkDiets([row({ [column]: statement })], [diet]);
    expect((['free', 'traces', 'contained', 'undeclared'] as const).filter((one) => check?.[one].length === 1)).toEqual([verdict]);
    expect(brokenDiets(row({ [column]: statement }), [diet])).toEqual(isAsked ? [{ diet, verdict }] : []);
  });

  // A diet is suited by the producer's mark alone.
  test.each<[Statement, DietVerdict]>([
    ['suited', 'free'],
    ['unsuited', 'contained'],
    ['undeclared', 'undeclared'],
  ])('a diet for which a product is %s is %s', (statement, verdict) => {
    for (const column of dietKeys) {
      const [check] = checkDiets([row({ [column]: statement })], [{ column, level: 'preference', guests: 1 }]);
      expect(check?.[verdict]).toHaveLength(1);
    }
  });
});

test.each<OverviewRow['state']>(['loading', 'failed', 'unknown', 'outside'])('a product that is %s counts as undeclared', (state) => {
  const all = Object.fromEntries(overviewColumns.map((column) => [column, 'absent'])) as Record<OverviewColumn, Statement>;
  const [check] = checkDiets([row(all, state)], [{ column: 'MILK', level: 'allergy', guests: 1 }]);
  expect([check?.free.length, check?.undeclared.length]).toEqual([0, 1]);
});

test.each<[OverviewColumn, DietLevel]>([
  ['MILK', 'allergy'],
  ['EDIBLE_NUT', 'allergy'],
  ['VEGAN', 'preference'],
  ['VEGETARIAN', 'preference'],
  ['GLUTEN_FREE', 'intolerance'],
  ['LACTOSE_FREE', 'intolerance'],
])('a diet %s starts as %s', (column, level) => expect(usualLevel(column)).toBe(level));

test('a chosen level stays with another diet; the default level follows the diet', () => {
  expect(withColumn({ column: 'MILK', level: 'allergy', guests: 2 }, 'VEGAN')).toEqual({ column: 'VEGAN', level: 'preference', guests: 2 });
  expect(withColumn({ column: 'MILK', level: 'intolerance', guests: 2 }, 'VEGAN').level).toBe('intolerance');
  expect(withColumn({ column: 'VEGAN', level: 'preference', guests: 2 }, 'EDIBLE_NUT').level).toBe('allergy');
});

test('a product that raises a question for two diets counts once, one that raises none not at all', () => {
  const rows = [
    { ...row({ MILK: 'contained', VEGAN: 'unsuited' }), key: 'both' },
    { ...row({ MILK: 'absent', VEGAN: 'undeclared' }), key: 'none' },
    { ...row({ MILK: 'undeclared', VEGAN: 'suited' }), key: 'undeclared' },
  ];
  const diets: GuestDiet[] = [
    { column: 'MILK', level: 'allergy', guests: 1 },
    { column: 'VEGAN', level: 'preference', guests: 3 },
  ];
  expect(askedProducts(checkDiets(rows, diets))).toBe(2);
});

test('inedible goods are in no check, and cause no question', () => {
  const [check] = checkDiets([row({}, 'noFood')], [{ column: 'MILK', level: 'allergy', guests: 1 }]);
  expect([check?.free, check?.traces, check?.contained, check?.undeclared].flat()).toEqual([]);
  expect(brokenDiets(row({}, 'noFood'), [{ column: 'MILK', level: 'allergy', guests: 1 }])).toEqual([]);
});

test('of 100,000 random products none without a declaration for a diet counts as free', () => {
  let state = 20_261_128;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const codes = ['J', 'S', 'N', '', 'X', 'n', ' N '];
  const marks = [[], ['VEG'], ['VEGET'], ['GF'], ['LF'], ['BIO']];
  const diets = overviewColumns.map((column): GuestDiet => ({ column, level: dietLevels[next(3)] ?? 'allergy', guests: 1 }));
  let free = 0;
  let undeclared = 0;
  const wrong: string[] = [];
  for (let index = 0; index < 100_000; index += 1) {
    const allergenInfoCodes = Array.from({ length: next(16) }, () => codes[next(codes.length)] ?? '');
    const attributes = (marks[next(marks.length)] ?? []).map((key) => ({ key, displayName: key }));
    const product = wireLike(allergenInfoCodes, attributes);
    const [made] = overviewRows([{ sku: '1', name: 'x' }], () => product);
    if (!made) throw new Error('There is no row');
    for (const check of checkDiets([made], diets)) {
      const { column } = check.diet;
      const position = allergenKeys.findIndex((key) => key === column);
      const isDeclaredFree =
        position >= 0
          ? allergenInfoCodes[position]?.trim().toUpperCase() === 'N'
          : attributes.some(({ key }) =>
              ({ VEG: ['VEGAN', 'VEGETARIAN'], VEGET: ['VEGETARIAN'], GF: ['GLUTEN_FREE'], LF: ['LACTOSE_FREE'] })[key]?.includes(column),
            );
      if (check.free.length > 0) free += 1;
      else undeclared += 1;
      if (check.free.length > 0 && !isDeclaredFree)
        wrong.push(`${column}: ${allergenInfoCodes.join()} ${attributes.map(({ key }) => key).join()}`);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(Math.min(free, undeclared)).toBeGreaterThan(100_000);
});

const plain = wireProduct();
function wireLike(allergenInfoCodes: string[], attributes: { key: string; displayName: string }[]) {
  return { ...plain, allergenInfoCodes, attributes };
}

describe('a stored event', () => {
  const today = '2026-11-28';
  const event = { name: 'Hochzeit Huber', day: '2026-12-12', guests: 80, diets: [{ column: 'MILK', level: 'allergy', guests: 3 }] };
  it('is read with its diets in the order of the columns, without duplicates', () => {
    const diets = [
      { column: 'VEGAN', level: 'preference', guests: 4 },
      ...event.diets,
      { column: 'MILK', level: 'intolerance', guests: 2 },
    ];
    expect(readGuestEvent({ ...event, diets }, today)?.diets).toEqual([
      { column: 'MILK', level: 'intolerance', guests: 2 },
      { column: 'VEGAN', level: 'preference', guests: 4 },
    ]);
  });
  test.each<[what: string, kept: unknown]>([
    ['nothing', undefined],
    ['a text', 'Hochzeit'],
    ['without a name', { ...event, name: ' ' }],
    ['without a day', { ...event, day: '12.12.2026' }],
    ['without guests', { ...event, guests: 0 }],
    ['with half a guest', { ...event, guests: 1.5 }],
    ['over for more than thirty days', { ...event, day: '2026-10-28' }],
  ])('is dropped: %s', (_, kept) => expect(readGuestEvent(kept, today)).toBeUndefined());

  it('is kept until thirty days after its day', () => {
    expect(readGuestEvent({ ...event, day: '2026-10-29' }, today)?.name).toBe('Hochzeit Huber');
  });
  it('treats a partly readable diet as strictly as possible, and drops invalid ones', () => {
    const diets = [{ column: 'SOY', level: 'mild', guests: -1 }, { column: 'PORK' }, 7];
    expect(readGuestEvent({ ...event, diets }, today)?.diets).toEqual([{ column: 'SOY', level: 'allergy', guests: 1 }]);
  });
});

describe('a typed event', () => {
  const today = '2026-11-28';
  const milk: GuestDiet = { column: 'MILK', level: 'allergy', guests: 3 };
  const event = { name: 'Hochzeit', day: '2026-12-12', guests: 3, diets: [milk] };
  it.each<[what: string, typed: Parameters<typeof eventProblems>[0], problems: readonly string[]]>([
    ['whole', event, []],
    ['empty', { name: ' ', day: undefined, guests: undefined, diets: [] }, ['name', 'day', 'guests', 'diets']],
    ['invisible characters as a name', { ...event, name: '\u200b\u2060' }, ['name']],
    ['81 letters', { ...event, name: 'a'.repeat(81) }, ['longName']],
    ['80 letters', { ...event, name: ` ${'a'.repeat(80)} ` }, []],
    ['half a guest', { ...event, guests: 3.5 }, ['guests']],
    ['half a guest of a diet', { ...event, diets: [{ ...milk, guests: 1.5 }] }, ['dietGuests']],
    ['more guests of a diet', { ...event, guests: 2 }, ['tooManyGuests']],
    ['thirty days ago', { ...event, day: '2026-10-29' }, []],
    ['a day earlier', { ...event, day: '2026-10-28' }, ['over']],
    ['the year before', { ...event, day: '2025-12-12' }, ['over']],
  ])('%s: has the faults that keep it from being stored', (_, typed, problems) => {
    expect(eventProblems(typed, today)).toEqual(problems);
    const isKept = readGuestEvent(typed, today) !== undefined && typed.diets.length > 0;
    expect(isKept || problems.length > 0).toBe(true);
  });
});

describe('an event that another tab has changed meanwhile', () => {
  const milk: GuestDiet = { column: 'MILK', level: 'allergy', guests: 3 };
  const nuts: GuestDiet = { column: 'EDIBLE_NUT', level: 'allergy', guests: 1 };
  const vegan: GuestDiet = { column: 'VEGAN', level: 'preference', guests: 4 };
  const base = { name: 'Hochzeit', day: '2026-12-12', guests: 80, diets: [milk, vegan] };
  it.each<[what: string, stored: GuestEvent | undefined, typed: GuestEvent, result: GuestEvent]>([
    ['nothing', base, { ...base, guests: 90 }, { ...base, guests: 90 }],
    ['another part', { ...base, guests: 90 }, { ...base, name: 'Taufe' }, { ...base, name: 'Taufe', guests: 90 }],
    ['the same part', { ...base, guests: 90 }, { ...base, guests: 70 }, { ...base, guests: 70 }],
    ['a diet more', { ...base, diets: [milk, nuts, vegan] }, { ...base, guests: 90 }, { ...base, guests: 90, diets: [milk, nuts, vegan] }],
    [
      'a diet more, as this one',
      { ...base, diets: [milk, nuts, vegan] },
      { ...base, diets: [milk, vegan, { ...nuts, column: 'SOY' }] },
      { ...base, diets: [{ ...nuts, column: 'SOY' }, milk, nuts, vegan] },
    ],
    ['a diet less', { ...base, diets: [milk] }, { ...base, guests: 90 }, { ...base, guests: 90, diets: [milk] }],
    [
      'a stricter diet',
      { ...base, diets: [milk, { ...vegan, level: 'allergy' }] },
      { ...base, diets: [milk] },
      { ...base, diets: [milk, { ...vegan, level: 'allergy' }] },
    ],
    [
      'a diet that is changed here',
      { ...base, diets: [milk] },
      { ...base, diets: [milk, { ...vegan, guests: 5 }] },
      { ...base, diets: [milk, { ...vegan, guests: 5 }] },
    ],
    [
      'a diet of both',
      { ...base, diets: [{ ...milk, guests: 9 }, vegan] },
      { ...base, diets: [{ ...milk, guests: 5 }, vegan] },
      { ...base, diets: [{ ...milk, guests: 5 }, vegan] },
    ],
    ['all of it', undefined, { ...base, guests: 90 }, { ...base, guests: 90 }],
  ])('%s: keeps what either has changed', (_, stored, typed, result) => {
    expect(mergedEvent(base, stored, typed)).toEqual(result);
  });
  it('is the typed one if there was none', () => {
    expect(mergedEvent(undefined, { ...base, diets: [nuts] }, base)).toEqual({ ...base, diets: [milk, nuts, vegan] });
  });
});
