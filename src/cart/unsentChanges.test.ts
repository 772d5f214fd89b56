import { beforeEach, describe, expect, test } from 'vitest';
import { markAllPossiblySent, remainingAfterReload, UnsentStorage } from './unsentChanges';

const hour = 60 * 60 * 1000;
const set = { sku: 'A', intent: { kind: 'set', amount: 3, unitAbbreviation: 'KRT' }, from: ['1 KRT'], mayBeDone: false } as const;
const remove = { sku: 'B', intent: { kind: 'remove' }, from: [], mayBeDone: true } as const;
const clear = {
  from: [
    ['A', '1 KRT'],
    ['B', '2 STK'],
  ],
  mayBeDone: false,
} as const;

beforeEach(() => sessionStorage.clear());

test('changes of this cart only are restored in their order after a reload', () => {
  new UnsentStorage('AL:100:own').keep({ clear, lineChanges: [set, remove] });
  expect(new UnsentStorage('AL:100:own').read()).toEqual({ clear, lineChanges: [set, remove] });
  expect(new UnsentStorage('AL:100:fair:herbst').read()).toBeUndefined();
});

test('only little is stored: the earlier state of the line is left out', () => {
  new UnsentStorage('AL:100:own').keep(
    { lineChanges: [{ ...set, intent: { ...set.intent, place: 4, item: { sku: 'A', amount: 1, unitAbbreviation: 'KRT' } } }] },
    0,
  );
  expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBe(
    '{"keptAt":0,"lines":[{"sku":"A","amount":3,"unitAbbreviation":"KRT","from":["1 KRT"],"mayBeDone":false}]}',
  );
});

test('sent changes are removed, and those older than twelve hours', () => {
  const store = new UnsentStorage('AL:100:own');
  store.keep({ lineChanges: [set] }, 0);
  expect(store.holds).toBe(true);
  store.forget();
  expect([store.holds, store.read(1)]).toEqual([false, undefined]);
  store.keep({ lineChanges: [set] }, 0);
  expect(store.read(12 * hour)).toBeDefined();
  expect(store.read(12 * hour + 1)).toBeUndefined();
  expect(new UnsentStorage('AL:100:own').holds).toBe(false);
});

test.each(['', 'null', '[]', '{"keptAt":"now","lines":[]}', '{"keptAt":0,"lines":{}}', '<b>'])('%j is not a stored change', (text) => {
  sessionStorage.setItem('cart-unsent:AL:100:own', text);
  expect(new UnsentStorage('AL:100:own').read(1)).toBeUndefined();
});

test('an invalid line is left out, the others stay', () => {
  sessionStorage.setItem(
    'cart-unsent:AL:100:own',
    JSON.stringify({
      keptAt: 0,
      lines: [null, 7, { amount: 1 }, { sku: 'C', amount: '1', unitAbbreviation: 'KG' }, { sku: 'B', from: [1], mayBeDone: true }],
      clear: { from: [['A'], 7] },
    }),
  );
  expect(new UnsentStorage('AL:100:own').read(1)).toEqual({ clear: { from: [], mayBeDone: false }, lineChanges: [remove] });
});

describe("the remaining changes, compared with the server's cart", () => {
  const items = (...lines: (readonly [string, number, string])[]) => ({
    items: lines.map(([sku, amount, unitAbbreviation]) => ({ sku, amount, unitAbbreviation })),
  });
  const lineChange = ({ sku, intent }: typeof set | typeof remove) => ({ sku, intent });
  const sent = { ...set, mayBeDone: true } as const;

  test.each([
    ['an unsent change is sent, whatever the cart has', set, items(['A', 9, 'KRT']), [lineChange(set)]],
    ['a sent change that is missing is sent again', sent, items(['A', 1, 'KRT']), [lineChange(set)]],
    ['a sent change that is there is done', sent, items(['A', 3, 'KRT']), []],
    ['an unsent change that is there all the same is done', set, items(['A', 3, 'KRT']), []],
    ['a colleague’s change since then stays', sent, items(['A', 9, 'KRT']), []],
    ['another unit is another value', sent, items(['A', 3, 'STK']), []],
    ['a colleague’s removal since then stays', sent, items(), []],
    ['a removal that is done', remove, items(['A', 1, 'KRT']), []],
    ['without a known earlier state the change is sent', remove, items(['B', 4, 'STK']), [lineChange(remove)]],
  ])('%s', (_, kept, cart, lineChanges) => {
    expect(remainingAfterReload({ lineChanges: [kept] }, cart)).toEqual({ clears: false, lineChanges });
  });

  test.each([
    ['that was never sent goes', clear, items(['A', 9, 'KRT'], ['N', 1, 'STK']), { clears: true, lineChanges: [] }],
    ['that is done is done', clear, items(), { clears: false, lineChanges: [] }],
    [
      "that may be done and isn't goes",
      { ...clear, mayBeDone: true },
      items(['A', 1, 'KRT'], ['B', 2, 'STK']),
      { clears: true, lineChanges: [] },
    ],
    [
      'that may be done leaves later lines',
      { ...clear, mayBeDone: true },
      items(['A', 1, 'KRT'], ['N', 1, 'STK']),
      { clears: false, lineChanges: [{ sku: 'A', intent: { kind: 'remove' } }] },
    ],
  ])('emptying %s', (_, kept, cart, expected) => {
    expect(remainingAfterReload({ clear: kept, lineChanges: [] }, cart)).toEqual(expected);
  });

  test('lines added after clearing do not clear it again, and are added again if it is cleared', () => {
    const changes = markAllPossiblySent({ clear, lineChanges: [{ ...set, from: ['1 KRT', ''] }] });
    expect(remainingAfterReload(changes, items(['A', 3, 'KRT']))).toEqual({ clears: false, lineChanges: [] });
    expect(remainingAfterReload(changes, items())).toEqual({ clears: false, lineChanges: [lineChange(set)] });
    expect(remainingAfterReload(changes, items(['B', 2, 'STK'], ['A', 3, 'KRT']))).toEqual({
      clears: true,
      lineChanges: [lineChange(set)],
    });
  });
});
