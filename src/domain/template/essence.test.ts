import { describe, expect, test } from 'vitest';
import { essenceStateOf, flippedVisibility } from './essence';

test.each([
  [undefined, 'unknown'],
  [{ isVisible: true, isOnList: true }, 'shown'],
  [{ isVisible: true, isOnList: true, isManuallyAdded: true }, 'added'],
  [{ isVisible: true, isOnList: true, isManuallyAdded: false }, 'shown'],
  [{ isVisible: false, isOnList: true }, 'hidden'],
  [{ isVisible: false, isOnList: false }, 'addable'],
  [{ isVisible: false }, 'hidden'],
] as const)('the visibility %j is parsed as %s', (visibility, state) => {
  expect(essenceStateOf(visibility)).toBe(state);
});

test('showing a product that is not on the list adds it by hand, and hiding it again removes it', () => {
  const added = flippedVisibility({ sku: '1', isVisible: false, isManuallyAdded: false, isOnList: false }, true);
  expect(added).toEqual({ sku: '1', isVisible: true, isManuallyAdded: true, isOnList: true });
  expect(essenceStateOf(added)).toBe('added');
  expect(essenceStateOf(flippedVisibility(added, false))).toBe('addable');
});

describe('A click changes only its own value', () => {
  const shown = { isVisible: true };
  const hidden = { isVisible: false };
  test.each([
    ['a bought product is shown again', hidden, { isManuallyAdded: false, isOnList: true }, { isManuallyAdded: false, isOnList: true }],
    ['one added by hand is shown again', hidden, { isManuallyAdded: true, isOnList: true }, { isManuallyAdded: true, isOnList: true }],
    ['one not on the list is shown', hidden, { isOnList: false }, { isManuallyAdded: true, isOnList: true }],
    ['a product without other data is shown', hidden, {}, { isManuallyAdded: false, isOnList: true }],
    ['a bought product is hidden', shown, { isManuallyAdded: false, isOnList: true }, { isManuallyAdded: false, isOnList: true }],
    ['one added by hand is hidden', shown, { isManuallyAdded: true, isOnList: true }, { isManuallyAdded: true, isOnList: false }],
    ['one not on the list is hidden', shown, { isManuallyAdded: false, isOnList: false }, { isManuallyAdded: false, isOnList: false }],
    ['a product without other data is hidden', shown, {}, { isOnList: true }],
  ])('%s', (_case, before, known, after) => {
    const flipped = flippedVisibility({ sku: '1', ...before, ...known }, !before.isVisible);
    expect(flipped).toEqual({ sku: '1', isVisible: !before.isVisible, ...after });
  });

  test("the server's other values stay", () => {
    const visibility = { sku: '1', lastBoughtOn: '2026-01-15', ...shown };
    expect(flippedVisibility(visibility, true)).toMatchObject({ lastBoughtOn: '2026-01-15' });
    expect(flippedVisibility(visibility, false)).toMatchObject({ lastBoughtOn: '2026-01-15' });
  });
});
