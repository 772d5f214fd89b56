import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOf } from './keptJson';
import { deviceText, deviceValue, tabMark, tabText, tabValue, type StoredValue } from './stored';
import { setTabOwner } from './storedNames';
import { deviceStorage, tabStorage } from './textStorage';
import { useStored } from './useStored';

const lists = [
  ['a tab', tabValue('scroll:AL:100', listOf), 'sessionStorage'],
  ['the device', deviceValue('shelf-order:AL:100:anna', listOf), 'localStorage'],
] as const;
const texts = [
  ['a tab', tabText('quickEntry:AL:100'), 'sessionStorage'],
  ['a tab, of nobody,', tabMark('signed-out-at'), 'sessionStorage'],
  ['the device', deviceText('shop.cartOrder'), 'localStorage'],
] as const;

const forget = () => {
  for (const storage of [tabStorage, deviceStorage]) for (const name of storage.names('')) storage.write(name, null);
};
beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  setTabOwner(() => undefined);
  forget();
});

const inOtherTab = (key: string | null) => void window.dispatchEvent(new StorageEvent('storage', { key }));

describe.each(lists)('a value of %s', (_, kept, storage) => {
  const nameOf = () => Object.keys(window[storage])[0] ?? '';

  test('is stored as JSON until it is removed; undefined removes it too', () => {
    expect([kept.isKept(), kept.read()]).toEqual([false, []]);
    kept.keep([1, 'b']);
    expect(window[storage].getItem(nameOf())).toBe('[1,"b"]');
    expect([kept.isKept(), kept.isLasting(), kept.read()]).toEqual([true, true, [1, 'b']]);
    kept.keep(undefined);
    expect(kept.isKept()).toBe(false);
    kept.keep([]);
    kept.forget();
    expect(window[storage]).toHaveLength(0);
  });

  test.each(['', '{', 'null', '5', '{"a":1}'])('falls back as its schema says for %j', (text) => {
    kept.keep([1]);
    window[storage].setItem(nameOf(), text);
    expect(kept.read()).toEqual([]);
  });

  test('is the same object until it changes', () => {
    kept.keep([1]);
    const first = kept.read();
    expect(kept.read()).toBe(first);
    window[storage].setItem(nameOf(), '[2]');
    expect(kept.read()).toEqual([2]);
  });

  test('a change applies to what is stored at that moment, also by another tab', () => {
    kept.keep([1]);
    window[storage].setItem(nameOf(), '[1,2]');
    kept.change((before) => [...before, 3]);
    expect(kept.read()).toEqual([1, 2, 3]);
    kept.change(() => undefined);
    expect(kept.isKept()).toBe(false);
  });

  test.each(['full', 'forbidden'])('lasts as long as the page if storage is %s', (fault) => {
    kept.keep([1]);
    const refuse = () => {
      throw new DOMException(fault, 'QuotaExceededError');
    };
    const real = window[storage];
    const full: Partial<Storage> = {
      getItem: (name) => real.getItem(name),
      setItem: refuse,
      removeItem: (name) => real.removeItem(name),
    };
    vi.spyOn(window, storage, 'get').mockImplementation(fault === 'full' ? () => full as Storage : refuse);
    kept.keep([2]);
    expect([kept.isKept(), kept.isLasting(), kept.read()]).toEqual([true, false, [2]]);
    kept.forget();
    expect([kept.isKept(), kept.isLasting(), kept.read()]).toEqual([false, true, []]);
    vi.restoreAllMocks();
    kept.keep([3]);
    expect([kept.isLasting(), kept.read()]).toEqual([true, [3]]);
  });

  test('shows every change of its own name, by any caller and any tab', () => {
    function Shown() {
      return <output>{JSON.stringify(useStored<readonly unknown[]>(kept))}</output>;
    }
    const { unmount } = render(<Shown />);
    act(() => kept.keep([1]));
    const shown = () => screen.getByRole('status').textContent;
    expect(shown()).toBe('[1]');
    const name = nameOf();
    window[storage].setItem(name, '[2]');
    act(() => inOtherTab('other'));
    expect(shown()).toBe('[1]');
    act(() => inOtherTab(name));
    expect(shown()).toBe('[2]');
    window[storage].clear();
    act(() => inOtherTab(null));
    expect(shown()).toBe('[]');
    unmount();
  });
});

test.each<(typeof texts)[number]>(texts)('a text of %s is stored as it is', (_, kept: StoredValue<string | null, string>, storage) => {
  expect(kept.read()).toBeNull();
  kept.keep('a "text"');
  expect(Object.values(window[storage])).toEqual(['a "text"']);
  expect(kept.read()).toBe('a "text"');
  kept.forget();
  expect(kept.read()).toBeNull();
});

test('callers with the same name and schema share one object', () => {
  const other = () => [];
  expect(tabValue('checkout', listOf)).toBe(tabValue('checkout', listOf));
  expect(tabValue('checkout', other)).not.toBe(tabValue('checkout', listOf));
  expect(deviceText('count-waits')).toBe(deviceText('count-waits'));
});

test("a tab's value belongs to its user, who is determined at each access", () => {
  const kept = tabValue('label-amounts:AL:100', listOf);
  let owner: string | undefined = 'anna';
  setTabOwner(() => owner);
  kept.keep([1]);
  owner = 'clara';
  expect(kept.read()).toEqual([]);
  owner = undefined;
  expect(kept.isKept()).toBe(false);
  owner = 'anna';
  expect([kept.read(), sessionStorage.getItem('label-amounts:AL:100@anna')]).toEqual([[1], '[1]']);
});

test('names below a prefix include those that the browser refused to store', () => {
  deviceStorage.write('goods-received:a', '1');
  deviceStorage.write('order-sheet:a', '1');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  deviceStorage.write('goods-received:b', '1');
  vi.restoreAllMocks();
  expect(deviceStorage.names('goods-received:').toSorted()).toEqual(['goods-received:a', 'goods-received:b']);
});
