import { afterEach, expect, test } from 'vitest';
import { removeTraces } from './traces';

afterEach(() => {
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
});

/** What is still there of what the tests have set. */
const left = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => /^(_pk|mtm|scarab|customer|lead)/.test(cookie))
    .toSorted();

test('a service takes along what it has left, and nothing of anybody else', () => {
  for (const name of ['_pk_id.4.1fff', 'mtm_consent', 'scarab.visitor', 'customer', 'lead_id']) document.cookie = `${name}=1; path=/`;
  localStorage.setItem('matomo_queue', '1');
  localStorage.setItem('cart-kept', '1');
  sessionStorage.setItem('_pk_ref', '1');
  removeTraces('webTracking');
  expect(left()).toEqual(['customer=1', 'lead_id=1', 'scarab.visitor=1']);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['cart-kept'], []]);
  removeTraces('leadTracking', ['lead_', 'cust']);
  expect(left()).toEqual(['customer=1', 'scarab.visitor=1']);
});

test('a service without names removes nothing', () => {
  document.cookie = 'lead_id=1; path=/';
  removeTraces('leadTracking');
  expect(left()).toEqual(['lead_id=1']);
});
