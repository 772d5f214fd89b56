import { beforeEach, describe, expect, test } from 'vitest';
import { allMayBeDone, resumed, UnsentStore } from './unsentChanges';

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

test('changes come back in their order after a reload, those of one cart only', () => {
  new UnsentStore('AL:100:own').keep({ clear, lineChanges: [set, remove] });
  expect(new UnsentStore('AL:100:own').read()).toEqual({ clear, lineChanges: [set, remove] });
  expect(new UnsentStore('AL:100:fair:herbst').read()).toBeUndefined();
});

test('what is kept is small: the line as it was stays behind', () => {
  new UnsentStore('AL:100:own').keep(
    { lineChanges: [{ ...set, intent: { ...set.intent, place: 4, item: { sku: 'A', amount: 1, unitAbbreviation: 'KRT' } } }] },
    0,
  );
  expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBe(
    '{"keptAt":0,"lines":[{"sku":"A","amount":3,"unitAbbreviation":"KRT","from":["1 KRT"],"mayBeDone":false}]}',
  );
});

test('what was sent is forgotten, and so is what is older than twelve hours', () => {
  const store = new UnsentStore('AL:100:own');
  store.keep({ lineChanges: [set] }, 0);
  expect(store.holds).toBe(true);
  store.forget();
  expect([store.holds, store.read(1)]).toEqual([false, undefined]);
  store.keep({ lineChanges: [set] }, 0);
  expect(store.read(12 * hour)).toBeDefined();
  expect(store.read(12 * hour + 1)).toBeUndefined();
  expect(new UnsentStore('AL:100:own').holds).toBe(false);
});

test.each(['', 'null', '[]', '{"keptAt":"now","lines":[]}', '{"keptAt":0,"lines":{}}', '<b>'])('%j is nothing that was kept', (text) => {
  sessionStorage.setItem('cart-unsent:AL:100:own', text);
  expect(new UnsentStore('AL:100:own').read(1)).toBeUndefined();
});

test('a line that makes no sense is left out, the others stay', () => {
  sessionStorage.setItem(
    'cart-unsent:AL:100:own',
    JSON.stringify({
      keptAt: 0,
      lines: [null, 7, { amount: 1 }, { sku: 'C', amount: '1', unitAbbreviation: 'KG' }, { sku: 'B', from: [1], mayBeDone: true }],
      clear: { from: [['A'], 7] },
    }),
  );
  expect(new UnsentStore('AL:100:own').read(1)).toEqual({ clear: { from: [], mayBeDone: false }, lineChanges: [remove] });
});

describe('what is still to be done, by what the server has', () => {
  const items = (...lines: (readonly [string, number, string])[]) => ({
    items: lines.map(([sku, amount, unitAbbreviation]) => ({ sku, amount, unitAbbreviation })),
  });
  const lineChange = ({ sku, intent }: typeof set | typeof remove) => ({ sku, intent });
  const sent = { ...set, mayBeDone: true } as const;

  test.each([
    ['what was never sent goes, whatever is there', set, items(['A', 9, 'KRT']), [lineChange(set)]],
    ['what was sent and is not there goes again', sent, items(['A', 1, 'KRT']), [lineChange(set)]],
    ['what was sent and is there is done', sent, items(['A', 3, 'KRT']), []],
    ['what was never sent and is there all the same is done', set, items(['A', 3, 'KRT']), []],
    ['what somebody else has changed since it was sent stays', sent, items(['A', 9, 'KRT']), []],
    ['another unit is another value', sent, items(['A', 3, 'STK']), []],
    ['what somebody else has removed since it was sent stays so', sent, items(), []],
    ['a removal that is done', remove, items(['A', 1, 'KRT']), []],
    ['where nobody knows what was there, the change counts', remove, items(['B', 4, 'STK']), [lineChange(remove)]],
  ])('%s', (_, kept, cart, lineChanges) => {
    expect(resumed({ lineChanges: [kept] }, cart)).toEqual({ clears: false, lineChanges });
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
      'that may be done leaves what came since',
      { ...clear, mayBeDone: true },
      items(['A', 1, 'KRT'], ['N', 1, 'STK']),
      { clears: false, lineChanges: [{ sku: 'A', intent: { kind: 'remove' } }] },
    ],
  ])('emptying %s', (_, kept, cart, expected) => {
    expect(resumed({ clear: kept, lineChanges: [] }, cart)).toEqual(expected);
  });

  test('what was added after emptying is no reason to empty again, and comes again where it is emptied', () => {
    const changes = allMayBeDone({ clear, lineChanges: [{ ...set, from: ['1 KRT', ''] }] });
    expect(resumed(changes, items(['A', 3, 'KRT']))).toEqual({ clears: false, lineChanges: [] });
    expect(resumed(changes, items())).toEqual({ clears: false, lineChanges: [lineChange(set)] });
    expect(resumed(changes, items(['B', 2, 'STK'], ['A', 3, 'KRT']))).toEqual({ clears: true, lineChanges: [lineChange(set)] });
  });
});
