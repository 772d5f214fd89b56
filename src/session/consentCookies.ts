import { useSyncExternalStore } from 'react';
import { consentServices, type Consent, type ConsentService } from '#domain/customer/consent.ts';
import { cookieNames, cookieText, rawCookie, setCookie, subscribeToCookies, type CookieKey } from './cookies';

const keyOf = {
  webTracking: 'consentWebTracking',
  searchAnalytics: 'consentSearchAnalytics',
  marketingAutomation: 'consentMarketingAutomation',
  chat: 'consentChat',
  businessIntelligence: 'consentBusinessIntelligence',
  leadTracking: 'consentLeadTracking',
  webAnalytics: 'consentWebAnalytics',
} as const satisfies Record<ConsentService, CookieKey>;

/** The text of each service's consent cookie; undefined while undecided. `readConsent` parses them. */
export type ConsentCookies = Readonly<Record<ConsentService, string | undefined>>;

let last: { readonly text: string; readonly cookies: ConsentCookies } | undefined;

/** The present consent cookies; the same object while their texts are the same. */
export function consentCookies(): ConsentCookies {
  // Asked for with every render of the components that follow them, so all of the cookies are read once.
  const text = cookieText();
  if (last?.text === text) return last.cookies;
  const before = last?.cookies;
  const now: ConsentCookies = {
    webTracking: rawCookie(keyOf.webTracking),
    searchAnalytics: rawCookie(keyOf.searchAnalytics),
    marketingAutomation: rawCookie(keyOf.marketingAutomation),
    chat: rawCookie(keyOf.chat),
    businessIntelligence: rawCookie(keyOf.businessIntelligence),
    leadTracking: rawCookie(keyOf.leadTracking),
    webAnalytics: rawCookie(keyOf.webAnalytics),
  };
  const cookies = before && consentServices.every((service) => before[service] === now[service]) ? before : now;
  last = { text, cookies };
  return cookies;
}

/** Stores a decision for each service in it, until 2099 (P§3 Cookies); the others stay unchanged. */
export function storeConsent(consent: Partial<Consent>): void {
  for (const service of consentServices) {
    const agreed = consent[service];
    if (agreed !== undefined) setCookie(keyOf[service], agreed);
  }
}

/** Name of a service's consent cookie. */
export function consentCookieName(service: ConsentService): string {
  return cookieNames[keyOf[service]];
}

/** The consent cookies, followed: a decision or a withdrawal in any tab arrives at once. */
export function useConsentCookies(): ConsentCookies {
  return useSyncExternalStore(subscribeToCookies, consentCookies);
}
