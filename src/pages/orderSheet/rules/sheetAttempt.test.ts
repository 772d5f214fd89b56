import { expect, test } from 'vitest';
import { attemptOutcome, parseAttempt, type AttemptOutcome, type HeldLine } from './sheetAttempt';

const boxes = (amount: number): HeldLine => ({ amount, unitAbbreviation: 'KRT' });
const minute = 60_000;

test.each<[why: string, from: HeldLine | undefined, held: HeldLine | undefined, minutes: number, outcome: AttemptOutcome]>([
  ['arrived, asked at once', undefined, boxes(5), 0, 'arrived'],
  ['arrived, asked the next day', undefined, boxes(5), 1_440, 'arrived'],
  ['added to what was there', boxes(2), boxes(5), 1, 'arrived'],
  ['not arrived', undefined, undefined, 1, 'open'],
  ['not arrived, beside what was there', boxes(2), boxes(2), 15, 'open'],
  ['as before, but the cart may have been ordered since', undefined, undefined, 16, 'unsure'],
  ['as before, by a clock that was set back', undefined, undefined, -16, 'unsure'],
  ['a colleague added more', undefined, boxes(9), 1, 'unsure'],
  ['a colleague removed the line', boxes(2), undefined, 1, 'unsure'],
  ['the same amount in another unit', undefined, { amount: 5, unitAbbreviation: 'STK' }, 1, 'unsure'],
])('%s', (_why, from, held, minutes, outcome) => {
  const at = 1_000 * minute;
  expect(attemptOutcome({ from, to: boxes(5) }, held, { at }, at + minutes * minute)).toBe(outcome);
});

const line = { sku: '1', name: 'Milch', amount: 3, unitAbbreviation: 'KRT', from: boxes(2), to: boxes(5) };

test.each([
  [undefined, undefined],
  ['text', undefined],
  [{ lines: [line] }, undefined],
  [{ at: 5, lines: [] }, undefined],
  [
    {
      at: 5,
      lines: [
        { ...line, to: undefined },
        { ...line, sku: 1 },
        { ...line, amount: '3' },
      ],
    },
    undefined,
  ],
  [
    { at: 5, lines: [line, null] },
    { at: 5, lines: [line] },
  ],
  [
    { at: 5, lines: [{ ...line, from: { amount: -1 } }] },
    { at: 5, lines: [{ ...line, from: undefined }] },
  ],
])('parses a stored attempt %j', (kept, attempt) => {
  expect(parseAttempt(kept)).toEqual(attempt);
});
