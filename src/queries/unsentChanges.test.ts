// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { UnsentStore } from './unsentChanges';

const hour = 60 * 60 * 1000;
const set = { sku: 'A', intent: { kind: 'set', amount: 3, unitAbbreviation: 'KRT' } } as const;
const remove = { sku: 'B', intent: { kind: 'remove' } } as const;

beforeEach(() => sessionStorage.clear());

test('changes come back in their order after a reload, those of one cart only', () => {
  new UnsentStore('AL:100:own').keep({ clears: true, wishes: [set, remove] });
  expect(new UnsentStore('AL:100:own').read()).toEqual({ clears: true, wishes: [set, remove] });
  expect(new UnsentStore('AL:100:fair:herbst').read()).toBeUndefined();
});

test('what is kept is small: the line as it was stays behind', () => {
  new UnsentStore('AL:100:own').keep({ clears: false, wishes: [{ sku: 'A', intent: { ...set.intent, place: 4, item: { sku: 'A', amount: 1, unitAbbreviation: 'KRT' } } }] }, 0);
  expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBe('{"keptAt":0,"clears":false,"lines":[{"sku":"A","amount":3,"unitAbbreviation":"KRT"}]}');
});

test('what was sent is forgotten, and so is what is older than twelve hours', () => {
  const store = new UnsentStore('AL:100:own');
  store.keep({ clears: false, wishes: [set] }, 0);
  expect(store.holds).toBe(true);
  store.forget();
  expect([store.holds, store.read(1)]).toEqual([false, undefined]);
  store.keep({ clears: false, wishes: [set] }, 0);
  expect(store.read(12 * hour)).toBeDefined();
  expect(store.read(12 * hour + 1)).toBeUndefined();
  expect(new UnsentStore('AL:100:own').holds).toBe(false);
});

test.each(['', 'null', '[]', '{"keptAt":"now","lines":[]}', '{"keptAt":0,"lines":{}}', '<b>'])('%j is nothing that was kept', (text) => {
  sessionStorage.setItem('cart-unsent:AL:100:own', text);
  expect(new UnsentStore('AL:100:own').read(1)).toBeUndefined();
});

test('a line that makes no sense is left out, the others stay', () => {
  sessionStorage.setItem('cart-unsent:AL:100:own', JSON.stringify({ keptAt: 0, lines: [null, 7, { amount: 1 }, { sku: 'C', amount: '1', unitAbbreviation: 'KG' }, { sku: 'B' }] }));
  expect(new UnsentStore('AL:100:own').read(1)).toEqual({ clears: false, wishes: [remove] });
});
