import { afterEach, describe, expect, test } from 'vitest';
import { keepForReload, keptForReload, reloadKey, ScrollMemory } from './scrollMemory';

afterEach(() => sessionStorage.clear());

describe('back navigation', () => {
  test('the last two positions are kept', () => {
    const memory = new ScrollMemory();
    memory.leave('a', 100);
    memory.leave('b', 200);
    memory.leave('c', 300);
    expect(memory.positionOf('a')).toBeUndefined();
    expect(memory.positionOf('b')?.y).toBe(200);
    expect(memory.positionOf('c')?.y).toBe(300);
  });

  test('leaving a page twice counts as once', () => {
    const memory = new ScrollMemory();
    memory.leave('a', 100);
    memory.leave('b', 200);
    memory.leave('a', 150);
    expect(memory.positionOf('a')?.y).toBe(150);
    expect(memory.positionOf('b')?.y).toBe(200);
  });

  test('the followed link is kept together with the position only', () => {
    const memory = new ScrollMemory();
    memory.leave('a', 100, '/product/1');
    expect(memory.positionOf('a')).toEqual({ key: 'a', y: 100, followed: '/product/1' });
    memory.leave('a', 120);
    expect(memory.positionOf('a')?.followed).toBeUndefined();
  });

  test('another customer clears all positions', () => {
    const memory = new ScrollMemory();
    memory.leave('a', 100);
    memory.clear();
    expect(memory.positionOf('a')).toBeUndefined();
  });
});

describe('reload', () => {
  test('a position is kept for each customer and tenant', () => {
    keepForReload(reloadKey('AL', '100'), '/search?query=reis', 640);
    expect(keptForReload(reloadKey('AL', '100'), '/search?query=reis')).toBe(640);
    expect(keptForReload(reloadKey('AL', '101'), '/search?query=reis')).toBeUndefined();
    expect(keptForReload(reloadKey('GM', '100'), '/search?query=reis')).toBeUndefined();
  });

  test('the position of another page is ignored', () => {
    keepForReload(reloadKey('AL', '100'), '/search', 640);
    expect(keptForReload(reloadKey('AL', '100'), '/')).toBeUndefined();
  });

  test.each(['{', 'null', '5', '{"path":"/"}', '{"path":"/","y":"7"}', '{"path":"/","y":-1}', '{"path":"/","y":1e999}'])(
    '%s in storage is not a position',
    (stored) => {
      sessionStorage.setItem(reloadKey(undefined, ''), stored);
      expect(keptForReload(reloadKey(undefined, ''), '/')).toBeUndefined();
    },
  );
});
