import { expect, test } from 'vitest';
import { essenceStateOf, flippedVisibility } from './essence';

test.each([
  [undefined, 'unknown'],
  [{ isVisible: true, isOnList: true }, 'shown'],
  [{ isVisible: true, isOnList: true, isManuallyAdded: true }, 'added'],
  [{ isVisible: true, isOnList: true, isManuallyAdded: false }, 'shown'],
  [{ isVisible: false, isOnList: true }, 'hidden'],
  [{ isVisible: false, isOnList: false }, 'addable'],
  [{ isVisible: false }, 'hidden'],
] as const)('the visibility %j reads as %s', (visibility, state) => {
  expect(essenceStateOf(visibility)).toBe(state);
});

test('showing a product that is not on the list adds it by hand, and hiding it again takes it off', () => {
  const added = flippedVisibility({ sku: '1', isVisible: false, isManuallyAdded: false, isOnList: false }, true);
  expect(added).toEqual({ sku: '1', isVisible: true, isManuallyAdded: true, isOnList: true });
  expect(essenceStateOf(added)).toBe('added');
  expect(essenceStateOf(flippedVisibility(added, false))).toBe('addable');
});

test('hiding a bought product keeps it on the list', () => {
  expect(flippedVisibility({ sku: '1', isVisible: true, isManuallyAdded: false, isOnList: true }, false)).toEqual({
    sku: '1',
    isVisible: false,
    isManuallyAdded: false,
    isOnList: true,
  });
});
