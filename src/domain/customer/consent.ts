import { limits } from '../text/limits';

/** The services that work only with consent, in the order in which they are listed (P§3 Cookies). */
export const consentServices = [
  'webTracking',
  'searchAnalytics',
  'marketingAutomation',
  'chat',
  'businessIntelligence',
  'leadTracking',
  'webAnalytics',
] as const;

/** One service that works only with consent. The session knows the name of its cookie. */
export type ConsentService = (typeof consentServices)[number];

/** The user's decision for each service. */
export type Consent = Readonly<Record<ConsentService, boolean>>;

/** When consent cookies expire (P§3 Cookies). Browsers may shorten that to about 400 days. */
export const consentExpiry = `${limits.consentExpiryYear}-12-31T23:59:59Z`;

/** Essential cookies only, which is also the state before any decision. */
export const essentialOnly: Consent = consentToAll(false);

/** The same decision for every service. */
export function consentToAll(agreed: boolean): Consent {
  return consentFrom(() => agreed);
}

/** Reads the consent cookies: `true` is consent; false, missing or anything else is none (P§3 cookies). */
export function readConsent(cookies: Readonly<Partial<Record<ConsentService, string | undefined>>>): Consent {
  return consentFrom((service) => cookies[service] === 'true');
}

/** True if the user has decided: every offered service has a cookie of true or false. */
export function isConsentDecided(
  cookies: Readonly<Partial<Record<ConsentService, string | undefined>>>,
  offered: readonly ConsentService[] = consentServices,
): boolean {
  return offered.every((service) => cookies[service] === 'true' || cookies[service] === 'false');
}

/** The decision with one service changed. */
export function changeConsent(consent: Consent, service: ConsentService, agreed: boolean): Consent {
  return { ...consent, [service]: agreed };
}

/** Summary of a decision: one of the two plain choices, or `single` if services differ (P§4 "Cookie consent"). */
export function consentChoice(consent: Consent, offered: readonly ConsentService[] = consentServices): 'essential' | 'all' | 'single' {
  const agreed = offered.filter((service) => consent[service]).length;
  if (agreed === 0) return 'essential';
  return agreed === offered.length ? 'all' : 'single';
}

/** The services that a decision withdraws consent from, so that they are stopped. */
export function withdrawnServices(before: Consent, after: Consent): readonly ConsentService[] {
  return consentServices.filter((service) => before[service] && !after[service]);
}

/** Use of each service by the shop, in this tenant and for this user. */
export type UsedServices = Readonly<Record<ConsentService, boolean>>;

/** The services that a user is asked about, in the order in which they are listed: those that the shop uses. */
export function offeredServices(used: UsedServices): readonly ConsentService[] {
  return consentServices.filter((service) => used[service]);
}

/**
 * The services whose missing decision opens the question. The report asks on its own page when it is opened, so signing in doesn't
 * repeat the question.
 */
export function askedServices(offered: readonly ConsentService[]): readonly ConsentService[] {
  return offered.filter((service) => service !== 'businessIntelligence');
}

/** Consent to all offered services. Others stay undecided: consent covers only services that the user was informed of. */
export function agreedToAll(offered: readonly ConsentService[]): Partial<Consent> {
  return Object.fromEntries(offered.map((service) => [service, true]));
}

function consentFrom(agreedTo: (service: ConsentService) => boolean): Consent {
  return {
    webTracking: agreedTo('webTracking'),
    searchAnalytics: agreedTo('searchAnalytics'),
    marketingAutomation: agreedTo('marketingAutomation'),
    chat: agreedTo('chat'),
    businessIntelligence: agreedTo('businessIntelligence'),
    leadTracking: agreedTo('leadTracking'),
    webAnalytics: agreedTo('webAnalytics'),
  };
}
