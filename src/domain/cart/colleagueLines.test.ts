import { describe, expect, test } from 'vitest';
import { toJournal, type CartEvent } from './cartJournal';
import { colleagueLines, isLookedAt, lookedAtAfter, readLookedAt } from './colleagueLines';

const people = { userId: 'me', users: [{ userId: 'ben', userName: 'Ben' }] };
const at = (minute: number) => `2026-11-28T06:${String(minute).padStart(2, '0')}:00Z`;
type Event = readonly [who: string, what: CartEvent['eventType'], sku?: string];
const journalOf = (...events: readonly Event[]) =>
  toJournal(
    events.map(([userId, eventType, sku], minute) => ({
      userId,
      eventType,
      customerId: '100',
      timestamp: at(minute),
      ...(sku !== undefined && { sku, amount: 1 }),
    })),
    people,
  );
const linesOf = (journal: ReturnType<typeof journalOf>, ...inCart: readonly string[]) =>
  [...colleagueLines(journal, new Set(inCart)).values()].map(({ sku, by, colleague, at: moment }) => [
    sku,
    by,
    colleague.kind === 'named' ? colleague.name : '?',
    moment.getUTCMinutes(),
  ]);

describe('the lines changed by colleagues', () => {
  test.each([
    [
      'lines changed by the user alone are left out',
      [
        ['me', 'ADD', '1'],
        ['me', 'UPDATE', '1'],
      ],
      [],
    ],
    ['put in by a colleague', [['ben', 'ADD', '1']], [['1', 'others', 'Ben', 0]]],
    ['added by a person who is no user of the customer', [['office', 'ADD', '1']], [['1', 'others', '?', 0]]],
    [
      'put in by a colleague, changed by the user',
      [
        ['ben', 'ADD', '1'],
        ['me', 'UPDATE', '1'],
      ],
      [['1', 'both', 'Ben', 0]],
    ],
    [
      'put in by the user, changed by a colleague',
      [
        ['me', 'ADD', '1'],
        ['ben', 'UPDATE', '1'],
      ],
      [['1', 'both', 'Ben', 1]],
    ],
    [
      'the last of several counts',
      [
        ['ben', 'ADD', '1'],
        ['office', 'UPDATE', '1'],
      ],
      [['1', 'others', '?', 1]],
    ],
    [
      'taken out and put in again by the user',
      [
        ['ben', 'ADD', '1'],
        ['ben', 'REMOVE', '1'],
        ['me', 'ADD', '1'],
      ],
      [],
    ],
    [
      'before the cart was emptied',
      [
        ['ben', 'ADD', '1'],
        ['me', 'CLEAR'],
        ['me', 'ADD', '1'],
      ],
      [],
    ],
    [
      'before it was ordered',
      [
        ['ben', 'ADD', '1'],
        ['ben', 'SUBMIT'],
        ['me', 'ADD', '1'],
      ],
      [],
    ],
    ['a line no longer in the cart', [['ben', 'ADD', '2']], []],
    ['a change whose start the journal lacks', [['ben', 'UPDATE', '1']], [['1', 'others', 'Ben', 0]]],
  ] as unknown as [string, Event[], unknown][])('%s', (_name, events, lines) => {
    expect(linesOf(journalOf(...events), '1')).toEqual(lines);
  });
});

describe('a tick for a reviewed change', () => {
  const inCart = new Set(['1', '2']);
  const lines = colleagueLines(journalOf(['ben', 'ADD', '1'], ['ben', 'ADD', '2']), inCart);
  const [one, two] = [...lines.values()];
  if (!one || !two) throw new Error('Two lines are expected');

  test('belongs to the reviewed change, and is dropped with the next one', () => {
    const kept = lookedAtAfter(inCart, {}, one, true);
    expect(kept).toEqual({ '1': Date.parse(at(0)) });
    expect([isLookedAt(one, kept ?? {}), isLookedAt(two, kept ?? {})]).toEqual([true, false]);
    expect(isLookedAt({ ...one, at: new Date(at(9)) }, kept ?? {})).toBe(false);
  });

  test('can be removed, and is dropped for products no longer in the cart', () => {
    expect(lookedAtAfter(inCart, { '1': Date.parse(at(0)), gone: 5 }, two, true)).toEqual({
      '1': Date.parse(at(0)),
      '2': Date.parse(at(1)),
    });
    expect(lookedAtAfter(inCart, { '1': Date.parse(at(0)), gone: 5 }, one, false)).toBeUndefined();
  });

  test('keeps what another tab has ticked, also of changes that this one doesn’t know yet', () => {
    const newer = Date.parse(at(9));
    expect(lookedAtAfter(new Set(['1', '2', '3']), { '1': newer, '3': newer }, two, true)).toEqual({
      '1': newer,
      '2': Date.parse(at(1)),
      '3': newer,
    });
    expect(lookedAtAfter(inCart, { '1': newer }, one, true)).toEqual({ '1': newer });
  });

  test.each([undefined, null, 'x', 7, [1], { a: 'b', c: null, d: Number.NaN }])('stored as %j is none', (kept) =>
    expect(Object.values(readLookedAt(kept)).filter((value) => !Number.isFinite(value))).toEqual([]),
  );

  test('names of object properties are not confused with products', () =>
    expect(isLookedAt({ ...one, sku: 'constructor' }, {})).toBe(false));
});
