import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeConsent, consentServices, consentToAll, essentialOnly, isConsentDecided, readConsent } from '#domain/customer/consent.ts';
import { consentCookies, storeConsent, useConsentCookies } from './consentCookies';
import { cookieNames, removeCookies, setCookie, type CookieKey } from './cookies';

afterEach(() => removeCookies(...(Object.keys(cookieNames) as CookieKey[])));

test('without a decision no service is decided', () => {
  expect(isConsentDecided(consentCookies())).toBe(false);
  expect(readConsent(consentCookies())).toEqual(essentialOnly);
});

test.each(consentServices)('consent for %s only is stored for that service', (service) => {
  const consent = changeConsent(essentialOnly, service, true);
  storeConsent(consent);
  expect(readConsent(consentCookies())).toEqual(consent);
  expect(isConsentDecided(consentCookies())).toBe(true);
});

test('each service has a cookie of its own', () => {
  storeConsent(consentToAll(true));
  expect(
    document.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith('consent-'))
      .sort(),
  ).toEqual([
    'consent-business-intelligence=true',
    'consent-chatbot=true',
    'consent-lead-tracking=true',
    'consent-marketing-automation=true',
    'consent-search-analytics=true',
    'consent-web-analytics=true',
    'consent-web-tracking=true',
  ]);
});

test("a withdrawal notifies the cookie's subscribers; other cookies change nothing", () => {
  storeConsent(consentToAll(true));
  const { result, unmount } = renderHook(() => useConsentCookies());
  const before = result.current;
  act(() => setCookie('customer', '100'));
  expect(result.current).toBe(before);
  act(() => storeConsent(essentialOnly));
  expect(readConsent(result.current)).toEqual(essentialOnly);
  unmount();
});

test('a cookie set by the server or another tab applies at once', () => {
  storeConsent(essentialOnly);
  const before = consentCookies();
  expect(consentCookies()).toBe(before);
  document.cookie = `${cookieNames.consentChat}=true; Path=/`;
  expect(readConsent(consentCookies())).toEqual(changeConsent(essentialOnly, 'chat', true));
});
