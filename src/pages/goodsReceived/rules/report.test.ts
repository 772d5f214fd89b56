import { expect, test } from 'vitest';
import { emptyEntry } from './delivery';
import { exampleDelivery } from './delivery.fixture';
import { linesByState, linesNamed } from './report';

test("lines are sorted by progress, then by the order's sequence", () => {
  const { open, fault, fine } = linesByState(
    exampleDelivery({ entries: { '0': { ...emptyEntry, received: 2 }, '1': { ...emptyEntry, received: 1 } } }),
  );
  expect([open, fault, fine].map((lines) => lines.map(({ line }) => line.id))).toEqual([['2', '3'], ['1'], ['0']]);
});

test.each([
  ['berg', ['0']],
  ['SAFT apfel', ['1']],
  ['hb-77', ['3']],
  ['xyz', []],
  ['BERGKAESE', ['0']],
  ['Bergka\u0308se', ['0']],
  ['ｂｅｒｇ\u200bkäse', ['0']],
  ['\u00a0', ['0', '1', '2', '3']],
])('%j names the lines %j', (text, ids) => {
  expect(linesNamed(linesByState(exampleDelivery()).open, text).map(({ line }) => line.id)).toEqual(ids);
});
