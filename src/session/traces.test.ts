import { afterEach, expect, test } from 'vitest';
import { removeTraces } from './traces';

afterEach(() => {
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
});

test('a service takes along what it has left, and nothing of anybody else', () => {
  for (const name of ['_pk_id.4.1fff', 'mtm_consent', 'scarab.visitor', 'customer', 'lead_id']) document.cookie = `${name}=1; path=/`;
  localStorage.setItem('matomo_queue', '1');
  localStorage.setItem('cart-kept', '1');
  sessionStorage.setItem('_pk_ref', '1');
  removeTraces('webTracking');
  expect(document.cookie.split('; ').toSorted()).toEqual(['customer=1', 'lead_id=1', 'scarab.visitor=1']);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['cart-kept'], []]);
  removeTraces('leadTracking', ['lead_', 'cust']);
  expect(document.cookie.split('; ').toSorted()).toEqual(['customer=1', 'scarab.visitor=1']);
});

test('a service without names removes nothing', () => {
  document.cookie = 'lead_id=1; path=/';
  removeTraces('leadTracking');
  expect(document.cookie).toBe('lead_id=1');
});
