import { expect, test } from 'vitest';
import { emptyCount } from '../domain/inventoryCount';
import type { KeptCount } from './countStorage';
import { waitingCountsOf } from './waitingCounts';

const kept = (lines: number, begunAt?: number): KeptCount => ({
  count: {
    ...emptyCount,
    lines: Array.from({ length: lines }, (_, place) => ({
      kind: 'other' as const,
      id: `other:${place}`,
      gtin: undefined,
      name: 'Sirup',
      unit: 'Fl',
      amount: '1',
    })),
  },
  intent: undefined,
  begunAt,
});

test.each<[string, readonly (readonly [string, KeptCount])[], ReturnType<typeof waitingCountsOf>]>([
  ['nothing kept', [], { own: [], hasOthers: false }],
  ['a place chosen and nothing counted', [['anna/AL/100', kept(0)]], { own: [], hasOthers: false }],
  [
    'two customers, the one begun last first',
    [
      ['anna/AL/100', kept(3, 1_000)],
      ['anna/AL/101', kept(1, 2_000)],
    ],
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
    [['anna/AL/100', kept(2)]],
    { own: [{ tenant: 'AL', customerId: '100', begunAt: undefined, lines: 2 }], hasOthers: false },
  ],
  [
    'those of others, whose names may begin alike',
    [
      ['annabell/AL/100', kept(2, 1_000)],
      ['ben/AL/104', kept(2, 1_000)],
    ],
    { own: [], hasOthers: true },
  ],
])('%s', (_what, counts, expected) => {
  expect(waitingCountsOf(new Map(counts), 'anna')).toEqual(expected);
});
