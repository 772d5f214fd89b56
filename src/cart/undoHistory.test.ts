import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { own } from '#queries/context.fixture.ts';
import { removeCookies, setCookie } from '#session/cookies.ts';
import type { Removal, RemovedLine } from './cartIntents';
import { UndoHistory } from './undoHistory';

const line = (sku: string, place: number): RemovedLine => ({ sku, place, amount: 3, unitAbbreviation: 'KRT', item: undefined });

beforeEach(() => {
  sessionStorage.clear();
  removeCookies('token', 'customer');
});

describe('the place of a line', () => {
  /** A cart and its removed lines. */
  class Shown {
    readonly history = new UndoHistory(own);
    lines: string[];

    constructor(lines: readonly string[]) {
      this.history.forget();
      this.lines = [...lines];
    }

    remove(sku: string): void {
      const place = this.lines.indexOf(sku);
      this.lines.splice(place, 1);
      this.history.add('line', [line(sku, place)]);
    }

    undo(sku: string): void {
      this.lines.splice(this.history.take(sku)!, 0, sku);
    }

    /** All lines, the removed ones in brackets where their undo is shown. */
    get text(): string {
      const all = [...this.lines];
      for (const { lines } of this.history.list) for (const { sku, place } of lines) all.splice(place, 0, `[${sku}]`);
      return all.join(' ');
    }
  }

  test.each([
    ['b c', 'b', 'a b [c] d'],
    ['b c', 'c', 'a [b] c d'],
    ['b a', 'b', '[a] b c d'],
    ['a b', 'a', 'a [b] c d'],
    ['d a c', 'a', 'a b [c] [d]'],
    ['c d b', 'c d', 'a [b] c d'],
    ['a b c d', 'b d', '[a] b [c] d'],
  ])('after the removal of %s, undoing %s shows %s', (removed, undone, expected) => {
    const cart = new Shown(['a', 'b', 'c', 'd']);
    for (const sku of removed.split(' ')) cart.remove(sku);
    for (const sku of undone.split(' ')) cart.undo(sku);
    expect(cart.text).toBe(expected);
  });

  test('follows the original order after any removals and undos, also for a displayed undo', () => {
    const skus = ['a', 'b', 'c', 'd', 'e', 'f'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...skus), { maxLength: 30 }), (presses) => {
        const cart = new Shown(skus);
        for (const sku of presses) {
          if (cart.lines.includes(sku)) cart.remove(sku);
          else cart.undo(sku);
          expect(cart.text.replaceAll(/[[\]]/g, '')).toBe(skus.join(' '));
        }
      }),
      { numRuns: 500, seed: 20_260_301 },
    );
  });

  test('is unchanged after an undo that fails', () => {
    const skus = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.shuffledSubarray(skus, { minLength: 1 }), fc.nat(), (removed, index) => {
        const cart = new Shown(skus);
        for (const sku of removed) cart.remove(sku);
        const { history } = cart;
        const before = history.list;
        const removal = before[index % before.length]!;
        const [failed] = removal.lines;
        history.take(failed!.sku);
        history.putBack(removal, failed!);
        expect(history.list).toEqual(before);
      }),
      { numRuns: 300, seed: 20_260_301 },
    );
  });

  test('is kept for each line of a cleared cart, with later additions and removals behind', () => {
    const history = new UndoHistory(own);
    history.add('cart', [line('a', 0), line('b', 1), line('c', 2)]);
    history.add('line', [line('x', 0)]);
    const before = history.list;
    const [later, emptied] = before;
    expect(['a', 'b', 'c'].map((sku) => history.take(sku))).toEqual([0, 1, 2]);
    expect(history.list).toEqual([{ ...later, lines: [line('x', 3)] }]);
    const [a, b, c] = emptied!.lines;
    for (const failed of [c!, a!, b!]) history.putBack(emptied!, failed);
    expect(history.list).toEqual(before);
  });

  test('in a cleared cart no longer counts once it alone is restored', () => {
    const history = new UndoHistory(own);
    history.add('cart', [line('a', 0), line('b', 1), line('c', 2)]);
    expect([history.take('c'), history.take('z')]).toEqual([0, undefined]);
    expect(history.list).toEqual([{ id: 1, kind: 'cart', lines: [line('a', 0), line('b', 1)] }] satisfies Removal[]);
  });
});

test('finds the removal of a single line, but not of a line in a cleared cart', () => {
  const history = new UndoHistory(own);
  history.add('line', [line('a', 0)]);
  history.add('cart', [line('b', 0)]);
  expect([history.ofLine('a')?.id, history.ofLine('b')]).toEqual([1, undefined]);
});

test('removals survive a reload with amount, unit and place, without product data', () => {
  const history = new UndoHistory(own);
  history.add('line', [{ ...line('A', 4), item: { sku: 'A', amount: 3, unitAbbreviation: 'KRT' } }]);
  history.add('cart', [line('B', 0), line('C', 1)]);
  expect(new UndoHistory(own).list).toEqual([
    { id: 2, kind: 'cart', lines: [line('B', 0), line('C', 1)] },
    { id: 1, kind: 'line', lines: [line('A', 4)] },
  ]);
  const after = new UndoHistory(own);
  // Two of the lines before it have been removed since.
  expect(after.take('A')).toBe(2);
  after.add('line', [line('D', 0)]);
  expect(after.list.map(({ id }) => id)).toEqual([3, 2]);
  after.forget();
  expect(sessionStorage).toHaveLength(0);
});

test('each customer and each cart has its own removals', () => {
  new UndoHistory(own).add('line', [line('A', 0)]);
  expect(new UndoHistory({ ...own, customerId: '200' }).list).toEqual([]);
  expect(new UndoHistory({ ...own, shop: { kind: 'fair', fairCode: 'herbst' } }).list).toEqual([]);
});

test('another user of the same tab finds no removals, also without a reload', () => {
  const history = new UndoHistory(own);
  history.add('line', [line('A', 0)]);
  const token = [
    { alg: 'none' },
    { sub: 'somebody-else', preferred_username: 'x', realm_access: { roles: ['tenant-AL'] }, exp: 9_999_999_999 },
  ]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.');
  setCookie('token', `${token}.signature`);
  expect(history.list).toEqual([]);
  removeCookies('token');
  expect(history.list).toHaveLength(1);
});

test.each(['', '{', 'null', '{}', '[null]', '[{"id":1,"kind":"line","lines":[{"sku":"A"}]}]', '[{"id":1,"kind":"all","lines":[]}]'])(
  '%j is not a removal',
  (text) => {
    sessionStorage.setItem('cart-removed:AL:100:own', text);
    expect(new UndoHistory(own).list).toEqual([]);
  },
);

test('the last two hundred removals are stored', () => {
  const history = new UndoHistory(own);
  for (let count = 0; count < 205; count += 1) history.add('line', [line(`${count}`, 0)]);
  expect([history.list.length, history.list.at(-1)?.id]).toEqual([200, 6]);
});
