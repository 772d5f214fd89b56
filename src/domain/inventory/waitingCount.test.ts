import { describe, expect, test } from 'vitest';
import { ageOf, waitingCountsOf, type CountMark } from './waitingCount';

const mark = (key: string, lines: number, begunAt?: number): CountMark => ({ key, lines, begunAt });

describe('the counts waiting on a device', () => {
  test.each<[string, readonly CountMark[], ReturnType<typeof waitingCountsOf>]>([
    ['nothing kept', [], { own: [], hasOthers: false }],
    ['a place chosen and nothing counted', [mark('anna/AL/100', 0)], { own: [], hasOthers: false }],
    [
      'two customers, the one begun last first',
      [mark('anna/AL/100', 3, 1_000), mark('anna/AL/101', 1, 2_000)],
      {
        own: [
          { tenant: 'AL', customerId: '101', begunAt: 2_000, lines: 1 },
          { tenant: 'AL', customerId: '100', begunAt: 1_000, lines: 3 },
        ],
        hasOthers: false,
      },
    ],
    [
      'one that an older shop has kept',
      [mark('anna/AL/100', 2)],
      { own: [{ tenant: 'AL', customerId: '100', begunAt: undefined, lines: 2 }], hasOthers: false },
    ],
    [
      'those of others, whose names may begin alike',
      [mark('annabell/AL/100', 2, 1_000), mark('ben/AL/104', 2, 1_000)],
      { own: [], hasOthers: true },
    ],
  ])('%s', (_what, counts, expected) => {
    expect(waitingCountsOf(counts, 'anna')).toEqual(expected);
  });
});

describe('the age of a count', () => {
  // In Vienna it is 00:30 on the 26th.
  const now = Date.parse('2026-11-25T23:30:00Z');
  test.each([
    ['2026-11-25T23:10:00Z', 'today'],
    ['2026-11-25T22:59:00Z', 'yesterday'],
    ['2026-11-24T23:00:00Z', 'yesterday'],
    ['2026-11-24T22:59:00Z', 'before'],
    ['2026-11-26T23:00:00Z', 'before'],
  ] as const)('%s is %s', (moment, expected) => {
    expect(ageOf(Date.parse(moment), now)).toBe(expected);
  });

  test('may be unknown', () => {
    expect(ageOf(undefined, now)).toBe('unknown');
  });
});
