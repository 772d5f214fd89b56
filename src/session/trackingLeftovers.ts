import type { ConsentService } from '#domain/customer/consent.ts';
import { deviceStorage, tabStorage } from '#platform/textStorage.ts';
import { cookieNames, foreignCookieNames, removeForeignCookie } from './cookies';

/** Prefixes of the cookies and storage of services with scripts known to the shop. */
const knownTraces: Partial<Record<ConsentService, readonly string[]>> = {
  webTracking: ['_pk_', 'mtm_', 'MATOMO_', 'matomo_', 'piwik_'],
  marketingAutomation: ['scarab.', 'emarsys.'],
};

const shopsOwn: ReadonlySet<string> = new Set(Object.values(cookieNames));

/**
 * Removes the cookies and storage that a service has left on the shop's host, by the prefixes of their names. The shop's own cookies
 * stay even if the operator's prefixes match them.
 *
 * @param configured prefixes of the service that the operator has configured
 */
export function removeTrackingLeftovers(service: ConsentService, configured: readonly string[] = []): void {
  const starts = [...(knownTraces[service] ?? []), ...configured];
  const isTrace = (name: string) => starts.some((start) => name.startsWith(start));
  for (const name of foreignCookieNames()) if (isTrace(name) && !shopsOwn.has(name)) removeForeignCookie(name);
  for (const storage of [deviceStorage, tabStorage]) for (const name of storage.names('')) if (isTrace(name)) storage.write(name, null);
}
