/** Cookies of the shop that the backend reads or sets (P§3 cookies), with the names that the shop gives them. */
export const cookieNames = {
  token: 'sso-token',
  tenant: 'tenant',
  customer: 'customer',
  locale: 'locale',
  availableLocales: 'available-locales',
  csrf: 'XSRF-TOKEN',
  sessionId: 'JSESSIONID',
} as const;

/** Cookies of the shop that say which services may run besides it: true or false, absent while nothing was decided (P§3 cookies). */
export const consentCookieNames = [
  'consent-web-tracking',
  'consent-search-analytics',
  'consent-marketing-automation',
  'consent-chatbot',
  'consent-business-intelligence',
  'consent-lead-tracking',
  'consent-web-analytics',
] as const;

/** Cookies of the mock backend itself. */
export const mockCookieNames = {
  /** The backend's scenario, see scenarios.ts. */
  scenario: 'mock-scenario',
  /** Over HTTP: whose state it is, so that parallel tests don't meet. */
  world: 'mock-world',
  /** Over HTTP: by how many milliseconds its clock is ahead of the machine's. Said with the first call of a world, it holds for good. */
  clock: 'mock-clock',
  /** `off` hides the developer panel. */
  panel: 'mock-panel',
} as const;

/** The cookies of a Cookie header or of `document.cookie`. Undecodable values are kept as they are. */
export function readCookies(text: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
