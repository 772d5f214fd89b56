import { afterEach, expect, test } from 'vitest';
import { removeTrackingLeftovers } from './trackingLeftovers';

afterEach(() => {
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
});

/** The test's cookies and storage that still exist. */
const left = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => /^(_pk|mtm|scarab|customer|lead)/.test(cookie))
    .toSorted();

test('a service removes its own leftovers, and no others', () => {
  for (const name of ['_pk_id.4.1fff', 'mtm_consent', 'scarab.visitor', 'customer', 'lead_id']) document.cookie = `${name}=1; path=/`;
  localStorage.setItem('matomo_queue', '1');
  localStorage.setItem('cart-kept', '1');
  sessionStorage.setItem('_pk_ref', '1');
  removeTrackingLeftovers('webTracking');
  expect(left()).toEqual(['customer=1', 'lead_id=1', 'scarab.visitor=1']);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['cart-kept'], []]);
  removeTrackingLeftovers('leadTracking', ['lead_', 'cust']);
  expect(left()).toEqual(['customer=1', 'scarab.visitor=1']);
});

test('a service without names removes nothing', () => {
  document.cookie = 'lead_id=1; path=/';
  removeTrackingLeftovers('leadTracking');
  expect(left()).toEqual(['lead_id=1']);
});
