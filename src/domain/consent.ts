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

/** What a shop offers; the chat belongs to one tenant only (P§6), the report to users who may see it. */
export interface OfferedServices {
  readonly chat: boolean;
  readonly businessIntelligence: boolean;
}

/** The services that a user is asked about. */
export function offeredServices(offered: OfferedServices): readonly ConsentService[] {
  return consentServices.filter((service) => {
    switch (service) {
      case 'chat':
      case 'businessIntelligence':
        return offered[service];
      default:
        return true;
    }
  });
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
