import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deviceDraft, useDeviceDraft } from './deviceDraft';

const name = 'test-count';
const schema = (kept: unknown) => (typeof kept === 'number' ? { count: kept } : { count: 0 });
const countOf = (kept: unknown) => (kept as { count: number }).count;
afterEach(() => localStorage.removeItem(name));

test('what is kept is read by its schema, and is the same object until it changes', () => {
  const kept = deviceDraft(name, schema);
  expect(kept.read()).toEqual({ count: 0 });
  localStorage.setItem(name, '7');
  const first = kept.read();
  expect(first).toEqual({ count: 7 });
  expect(kept.read()).toBe(first);
  localStorage.setItem(name, 'no JSON');
  expect(countOf(kept.read())).toBe(0);
  kept.keep(undefined);
  expect(localStorage.getItem(name)).toBeNull();
});

test('everybody hears of a change, of another tab too', () => {
  function Shown() {
    return <output>{useDeviceDraft(deviceDraft(name, schema)).count}</output>;
  }
  render(<Shown />);
  // It is kept as its schema reads it.
  act(() => deviceDraft<unknown>(name, schema).keep(3));
  expect(screen.getByRole('status').textContent).toBe('3');
  localStorage.setItem(name, '4');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
  expect(screen.getByRole('status').textContent).toBe('3');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })));
  expect(screen.getByRole('status').textContent).toBe('4');
});
