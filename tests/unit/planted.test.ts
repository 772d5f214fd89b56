import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { plantInto, problemsOf, readFaults } from '#scripts/planted/faults.ts';
import { problemsInSources } from '#scripts/planted/plantedFaults.ts';

const faults = await readFaults();

test('each planted fault has a unique id and a place that occurs once', () => {
  expect(faults.length).toBeGreaterThan(50);
  expect(problemsInSources(faults)).toEqual([]);
});

test('code with planted faults is valid', () => {
  const broken = Object.entries(Object.groupBy(faults, ({ file }) => file)).flatMap(([file, ofFile = []]) =>
    parseSync(file, plantInto(readFileSync(file, 'utf8'), ofFile).code).errors.map(({ message }) => `${file}: ${message}`),
  );
  expect(broken).toEqual([]);
});

const fault = { id: 'row-isHidden', file: 'src/row.ts', find: 'isThere', plant: 'isThere && !@', says: 'A row is hidden' };

test('a fault is code behind a switch', () => {
  expect(plantInto('return isThere;', [fault])).toEqual({
    code: 'return isThere && !(globalThis.__planted === "row-isHidden");',
    problems: [],
  });
});

test.each([
  ['no place', 'return true;', [fault], ['row-isHidden: its place occurs 0 times in src/row.ts, not once']],
  ['two places', 'isThere || isThere', [fault], ['row-isHidden: its place occurs 2 times in src/row.ts, not once']],
  [
    'a place that another one took',
    'return isThere;',
    [fault, { ...fault, id: 'row-isShown', find: 'return isThere', plant: 'return @ || isThere' }],
    ['row-isHidden: row-isShown overlaps its place in src/row.ts'],
  ],
])('a fault with %s is named', (_what, code, planted, problems) => {
  expect(plantInto(code, planted).problems).toEqual(problems);
});

test('two faults of one id, and one without a switch, are named', () => {
  expect(problemsOf([fault, fault, { ...fault, id: 'row-isGone', plant: 'false' }])).toEqual([
    'row-isHidden: two faults have this id',
    'row-isGone: has no "@" for its switch',
  ]);
});
