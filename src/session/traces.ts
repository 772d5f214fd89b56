import type { ConsentService } from '../domain/consent';
import { cookieNames, foreignCookieNames, removeForeignCookie } from './cookies';

/** How the cookies and the storage of the services whose scripts the shop knows begin. */
const knownTraces: Partial<Record<ConsentService, readonly string[]>> = {
  webTracking: ['_pk_', 'mtm_', 'MATOMO_', 'matomo_', 'piwik_'],
  marketingAutomation: ['scarab.', 'emarsys.'],
};

const shopsOwn: ReadonlySet<string> = new Set(Object.values(cookieNames));

/**
 * Removes the cookies and the storage that a service has left on the shop's host: what begins as one of its names does. The shop's own
 * cookies stay whatever an operator has written.
 *
 * @param configured how the names of a service begin that the operator has entered
 */
export function removeTraces(service: ConsentService, configured: readonly string[] = []): void {
  const starts = [...(knownTraces[service] ?? []), ...configured];
  const isTrace = (name: string) => starts.some((start) => name.startsWith(start));
  for (const name of foreignCookieNames()) if (isTrace(name) && !shopsOwn.has(name)) removeForeignCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const name of Object.keys(storage)) if (isTrace(name)) storage.removeItem(name);
    } catch {
      // Storage that is forbidden holds nothing either.
    }
  }
}
