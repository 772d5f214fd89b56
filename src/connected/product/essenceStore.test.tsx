import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { essenceStore } from './essenceStore';
import { EssenceStoreContext, useEssenceState } from './productList';

afterEach(cleanup);

const drawn: string[] = [];

function Star({ sku }: { sku: string }) {
  const state = useEssenceState(sku);
  drawn.push(sku);
  return (
    <output>
      {sku} {state}
    </output>
  );
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a toggle renders only the star of its own product', () => {
  const board = essenceStore({ a: 'shown', b: 'hidden' });
  render(
    <EssenceStoreContext value={board}>
      <Star sku="a" />
      <Star sku="b" />
      <Star sku="c" />
    </EssenceStoreContext>,
  );
  expect(shown()).toEqual(['a shown', 'b hidden', 'c unknown']);
  drawn.length = 0;
  act(() => board.put({ a: 'hidden', b: 'hidden' }));
  expect(shown()).toEqual(['a hidden', 'b hidden', 'c unknown']);
  expect(drawn).toEqual(['a']);
  drawn.length = 0;
  act(() => board.put({ a: 'hidden', b: 'hidden', c: 'addable' }));
  expect(shown()).toEqual(['a hidden', 'b hidden', 'c addable']);
  expect(drawn).toEqual(['c']);
});
