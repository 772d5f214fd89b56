import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Removal } from './cartIntents';
import { putLineBack, takeLine } from './removals';

/** A cart and what was removed from it, as the connection keeps them. */
interface Shown {
  readonly lines: readonly string[];
  readonly removals: readonly Removal[];
}

const line = (sku: string, place: number) => ({ sku, place, amount: 1, unitAbbreviation: 'STK', item: undefined });

function remove({ lines, removals }: Shown, sku: string): Shown {
  const place = lines.indexOf(sku);
  const id = (removals[0]?.id ?? 0) + 1;
  return { lines: lines.toSpliced(place, 1), removals: [{ id, kind: 'line', lines: [line(sku, place)] }, ...removals] };
}

function undo({ lines, removals }: Shown, sku: string): Shown {
  const taken = takeLine(removals, sku);
  if (!taken) throw new Error(`${sku} was not removed`);
  return { lines: lines.toSpliced(taken.place, 0, sku), removals: taken.removals };
}

/** All lines, the removed ones in brackets where their undo is shown. */
function shown({ lines, removals }: Shown): string {
  const all = [...lines];
  for (const { lines: removed } of removals) for (const { sku, place } of removed) all.splice(place, 0, `[${sku}]`);
  return all.join(' ');
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
  const start: Shown = { lines: ['a', 'b', 'c', 'd'], removals: [] };
  expect(shown(undone.split(' ').reduce(undo, removed.split(' ').reduce(remove, start)))).toBe(expected);
});

test('whatever is removed and undone in whatever order, every line and every place for an undo keep the first order', () => {
  const skus = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...skus), { maxLength: 30 }), (presses) => {
      let state: Shown = { lines: skus, removals: [] };
      for (const sku of presses) {
        state = state.lines.includes(sku) ? remove(state, sku) : undo(state, sku);
        expect(shown(state).replaceAll(/[[\]]/g, '')).toBe(skus.join(' '));
      }
    }),
    { numRuns: 500, seed: 20_260_301 },
  );
});

test('an undo that fails leaves everything as it was', () => {
  const skus = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(skus, { minLength: 1 }), fc.nat(), (removed, pick) => {
      const state = removed.reduce<Shown>(remove, { lines: skus, removals: [] });
      const removal = state.removals[pick % state.removals.length]!;
      const [failed] = removal.lines;
      expect(putLineBack(undo(state, failed!.sku).removals, removal, failed!)).toEqual(state.removals);
    }),
    { numRuns: 300, seed: 20_260_301 },
  );
});

test('of an emptied cart each line comes back where it stood, and what was put in and removed since moves behind', () => {
  const emptied: Removal = { id: 1, kind: 'cart', lines: [line('a', 0), line('b', 1), line('c', 2)] };
  const later: Removal = { id: 2, kind: 'line', lines: [line('x', 0)] };
  let removals: readonly Removal[] = [later, emptied];
  const places = ['a', 'b', 'c'].map((sku) => {
    const taken = takeLine(removals, sku)!;
    removals = taken.removals;
    return taken.place;
  });
  expect(places).toEqual([0, 1, 2]);
  expect(removals).toEqual([{ ...later, lines: [line('x', 3)] }]);
  const [a, b, c] = emptied.lines;
  for (const failed of [c!, a!, b!]) removals = putLineBack(removals, emptied, failed);
  expect(removals).toEqual([later, emptied]);
});

test('a line of an emptied cart that is set again stands without the others', () => {
  const emptied: Removal = { id: 1, kind: 'cart', lines: [line('a', 0), line('b', 1), line('c', 2)] };
  expect(takeLine([emptied], 'c')).toEqual({ place: 0, removals: [{ ...emptied, lines: [line('a', 0), line('b', 1)] }] });
  expect(takeLine([emptied], 'z')).toBeUndefined();
});
