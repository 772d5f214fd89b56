import { limits } from './limits';

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

/** What the user decided, for each service. */
export type Consent = Readonly<Record<ConsentService, boolean>>;

/** When consent cookies expire (P§3 Cookies). Browsers may shorten that to about 400 days. */
export const consentExpiry = `${limits.consentExpiryYear}-12-31T23:59:59Z`;

/** Essential cookies only, which is also what holds before any decision. */
export const essentialOnly: Consent = consentToAll(false);

/** The same decision for every service. */
export function consentToAll(agreed: boolean): Consent {
  return consentFrom(() => agreed);
}

/** Reads the consent cookies: `true` is consent; false, missing or anything else is none (P§3). */
export function readConsent(cookies: Readonly<Partial<Record<ConsentService, string | undefined>>>): Consent {
  return consentFrom((service) => cookies[service] === 'true');
}

/** Whether the user has decided: every service that is offered has a cookie that holds true or false. */
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

/** Which of the two plain choices a decision amounts to, or `single` when services differ (P§4 "Cookie consent"). */
export function consentChoice(consent: Consent, offered: readonly ConsentService[] = consentServices): 'essential' | 'all' | 'single' {
  const agreed = offered.filter((service) => consent[service]).length;
  if (agreed === 0) return 'essential';
  return agreed === offered.length ? 'all' : 'single';
}

/** The services that lost their consent by a decision, so that what runs of them is stopped. */
export function withdrawnServices(before: Consent, after: Consent): readonly ConsentService[] {
  return consentServices.filter((service) => before[service] && !after[service]);
}

/** What there is to agree to: for each service whether the shop uses it, here and for this user. */
export type UsedServices = Readonly<Record<ConsentService, boolean>>;

/** The services that a user is asked about, in the order in which they are listed: those that the shop uses. */
export function offeredServices(used: UsedServices): readonly ConsentService[] {
  return consentServices.filter((service) => used[service]);
}

/**
 * The services whose being undecided brings up the question. The report asks on its own page the user who opens it, so nobody is asked
 * a second time for having signed in.
 */
export function askedServices(offered: readonly ConsentService[]): readonly ConsentService[] {
  return offered.filter((service) => service !== 'businessIntelligence');
}

/** Agreement to everything that is offered. What isn't stays undecided: nobody agrees to what they weren't informed of. */
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
