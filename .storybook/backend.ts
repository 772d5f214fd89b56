import { createBackend } from '#mocks/backend.ts';
import { consentCookieNames, cookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { availableLocales } from '#mocks/language.ts';
import { demoUsers } from '#mocks/demoUsers.ts';
import { isTenantCode } from '#domain/customer/tenant.ts';
import { deviceStorage, tabStorage } from '#platform/textStorage.ts';
import type { HttpHandler } from 'msw';
import type { ShopStory } from './shopStory';
import { storyNow } from './clock';
import { setStoryBackend } from './heldCalls';

/** The toolbar's tenant as a shop; looks without a shop of their own use AL's. */
function tenantOfToolbar(code: string): string {
  return isTenantCode(code) ? code : 'AL';
}

/** The same person in the toolbar's tenant: `anna` of a story is `anna.gm` in tenant GM. */
function userInTenant(name: string, tenant: string): string {
  return name.includes('.') ? name : `${name}.${tenant.toLowerCase()}`;
}

function writeCookie(name: string, value: string | undefined): void {
  document.cookie = `${name}=${value === undefined ? '' : encodeURIComponent(value)}; path=/; SameSite=Strict${value === undefined ? '; max-age=0' : ''}`;
}

/** Forgets what the previous story left in the browser. Storybook stores its own settings there as well, which stay. */
function forgetStored(): void {
  for (const storage of [tabStorage, deviceStorage])
    for (const name of storage.names('')) if (!name.includes('storybook')) storage.write(name, null);
  for (const name of [...Object.values(cookieNames), ...consentCookieNames, mockCookieNames.scenario]) writeCookie(name, undefined);
}

/**
 * Starts a mock backend for a story and signs the story's user on: stories don't see each other's changes, on the backend or the device.
 *
 * @returns the handlers for msw
 */
export async function openStoryBackend(
  story: ShopStory,
  globals: { tenant: string; language: string; scenario: string },
): Promise<readonly HttpHandler[]> {
  forgetStored();
  const backend = createBackend({ now: () => storyNow, scenario: story.scenario ?? globals.scenario, cookies: () => document.cookie });
  setStoryBackend(backend);
  writeCookie(cookieNames.locale, globals.language);
  writeCookie(cookieNames.availableLocales, availableLocales);
  writeCookie(cookieNames.tenant, story.tenant ?? tenantOfToolbar(globals.tenant));
  writeCookie(cookieNames.csrf, 'story');
  if (story.as) {
    const userName = userInTenant(story.as, story.tenant ?? tenantOfToolbar(globals.tenant));
    const signedOn = await backend.signIn(userName);
    if (!signedOn) throw new Error(`There is no demo user ${userName}`);
    for (const [name, value] of Object.entries(signedOn.cookies)) writeCookie(name, value);
    const first = demoUsers.find((user) => user.userName === userName)?.customerIds[0];
    const customer = story.customer === undefined ? first : story.customer;
    if (customer) writeCookie(cookieNames.customer, customer);
  }
  return backend.handlers;
}
