import type { Page, Request } from '@playwright/test';
import { consentCookieNames } from '#mocks/cookieNames.ts';
import { trackingServicesOf } from '#mocks/trackingServices.ts';
import { confirmedNumber, openDelivery, orderButton } from './buying';
import { configured } from './configured';
import { expect, test, type ShopDriver } from './shop';

/** The operator's settings, by `/config.json`. */
const config = {
  analyticsUrl: 'https://reports.example/embed/{token}',
  chatUrl: 'https://chat.example/room',
  chatTenant: 'AL',
  leadTrackingUrl: 'https://leads.example/lead.js',
  leadTrackingTraces: ['lead_'],
  webAnalyticsUrl: 'https://visits.example/visits.js',
  webAnalyticsTraces: ['visit_'],
};

/** Answer of `/v1/tools` for AL, as far as the policy needs it. */
const services = trackingServicesOf('AL');

/** Behaviour of each service's script: it sends its address, and leaves a cookie and an entry in the storage. */
const scriptOf = (name: string, cookie: string) => `
  document.cookie = '${cookie}id=1; path=/';
  localStorage.setItem('${cookie}kept', '1');
  new Image().src = 'https://${name}.example/hit?at=' + encodeURIComponent(location.pathname) + '&title=' + encodeURIComponent(document.title);
`;
/** As Matomo does: it goes through the commands that wait, and through each one later. */
const matomoScript = `
  document.cookie = '_pk_id.AL=1; path=/';
  let url = location.pathname;
  const send = (command) => {
    if (command[0] === 'setCustomUrl') url = new URL(command[1]).pathname;
    if (/^track/.test(command[0])) new Image().src = 'https://statistik.example/matomo.php?at=' + encodeURIComponent(url) + '&command=' + encodeURIComponent(JSON.stringify(command));
  };
  window._paq.forEach(send);
  window._paq = { push: send };
  setInterval(() => { new Image().src = 'https://statistik.example/matomo.php?command=beat'; }, 200);
`;

/** The requests to other houses. */
class Outside {
  readonly requests: URL[] = [];

  to(host: string): readonly string[] {
    return this.requests.filter(({ hostname }) => hostname === host).map(({ pathname, search }) => pathname + decodeURIComponent(search));
  }
}

/** Answers for the external services, and records their requests. */
async function openOutside(page: Page, ownConfig: object = config): Promise<Outside> {
  const outside = new Outside();
  const isOutside = (url: URL) => !url.hostname.endsWith('localhost') && url.protocol.startsWith('http');
  page.context().on('request', (request: Request) => {
    const url = new URL(request.url());
    if (isOutside(url)) outside.requests.push(url);
  });
  await page.context().route(isOutside, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const scripts: Readonly<Record<string, string>> = {
      'statistik.example': matomoScript,
      'leads.example': scriptOf('leads', 'lead_'),
      'visits.example': scriptOf('visits', 'visit_'),
      'cdn.scarabresearch.com': 'window.ScarabQueue.push = () => { throw new Error("broken"); }; throw new Error("broken from the start");',
    };
    if (pathname.endsWith('.js')) await route.fulfill({ contentType: 'text/javascript', body: scripts[hostname] ?? '' });
    else if (route.request().resourceType() === 'document') await route.fulfill({ contentType: 'text/html', body: `<p>${hostname}</p>` });
    else await route.fulfill({ status: 204 });
  });
  await configured(page, ownConfig, [services]);
  return outside;
}

const layer = (page: Page) => page.getByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' });
const decisions = async (page: Page) =>
  (await page.context().cookies(page.url())).filter(({ name }) => consentCookieNames.some((consent) => consent === name));

/** Visits pages with events for the services. */
async function lookAround(shop: ShopDriver): Promise<void> {
  const { page } = shop;
  await shop.go('/search?query=bergkäse');
  const product = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first();
  await product
    .getByRole('link', { name: /^Bergkäse/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
  await shop.settled();
}

test.describe('Consent', () => {
  test('Without a choice and after “essential only” nothing of others is loaded, sent or kept; the question stays away then', async ({
    shop,
    page,
  }) => {
    const outside = await openOutside(page);
    shop.asksForConsent();
    await shop.visit('/contacts');
    await expect(layer(page)).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/consent|_pk_|lead_|visit_/);
    await lookAround(shop);
    await expect(layer(page)).toBeVisible();
    await layer(page).getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(layer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect((await decisions(page)).map(({ value, expires }) => [value, expires > Date.now() / 1000 + 86_400 * 300])).toEqual(
      Array(7).fill(['false', true]),
    );
    await shop.reload();
    await lookAround(shop);
    await expect(layer(page)).toHaveCount(0);
    expect(outside.requests.map(String)).toEqual([]);
    expect(await shop.callsOf('reportSearch', 'reportProductClick')).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, Object.keys(localStorage).join()].join())).not.toMatch(/_pk_|lead_|visit_/);
  });

  test('After “accept all” each service hears what it may; a withdrawal ends it at once and takes its traces', async ({ shop, page }) => {
    const outside = await openOutside(page);
    // The marketing tracker is broken; it breaks in a window of its own.
    shop.allow(/broken/);
    shop.asksForConsent();
    await shop.as('anna.al', { path: '/flyers' });
    await layer(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(layer(page)).toHaveCount(0);
    // The page on which the user agrees counts as viewed, by the name of its screen.
    await expect.poll(() => outside.to('leads.example')).toEqual(['/lead.js', '/hit?at=/flyers&title=Flugblätter – Rahmkogel']);
    await lookAround(shop);
    // The result is cached, so it is reported at the moment when the page changes.
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    await shop.go('/my/orders/detail/4501000044');
    await expect(page.getByRole('heading', { level: 1, name: /4501000044/ })).toBeVisible();
    const commands = () =>
      outside
        .to('statistik.example')
        .filter((request) => request.includes('["'))
        .map((request) => JSON.parse(request.slice(request.indexOf('['))) as unknown[]);
    await expect
      .poll(() => commands().map(([name]) => name))
      .toEqual(['trackPageView', 'trackSiteSearch', 'trackEvent', 'trackPageView', 'trackSiteSearch', 'trackPageView']);
    const addresses = outside.to('statistik.example').flatMap((request) => /at=([^&]*)&/.exec(request)?.[1] ?? []);
    expect(addresses.filter((address) => !address.startsWith('/product/'))).toEqual([
      '/flyers',
      '/search',
      '/search',
      '/search',
      '/my/orders/detail/:orderId',
    ]);
    expect(commands()[1]).toEqual(['trackSiteSearch', 'bergkäse', false, expect.any(Number)]);
    // A reported address contains no user data, and the scripts find no more in theirs.
    await expect.poll(() => outside.to('visits.example').at(-1)).toBe('/hit?at=/my/orders/detail/:orderId&title=Bestellung – Rahmkogel');
    for (const report of ['reportSearch', 'reportProductClick'] as const)
      await expect.poll(() => shop.callsSoFar(report).length, report).toBe(1);
    expect(outside.requests.filter(({ href }) => /4501000044|anna|Pension/i.test(decodeURIComponent(href))).map(String)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toMatch(/_pk_id/);

    await shop.go('/privacy-preferences');
    await page.getByRole('main').getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Derzeit sind nur notwendige Cookies aktiv.' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [document.cookie, Object.keys(localStorage).join()].join()))
      .not.toMatch(/_pk_|lead_|visit_/);
    await expect(page.locator('iframe')).toHaveCount(0);
    const before = outside.requests.length;
    await lookAround(shop);
    expect(outside.requests.length).toBe(before);
  });

  test('Services that are blocked or break break nothing: an order goes through and is told once, with its prices, also after a reload', async ({
    shop,
    page,
  }) => {
    shop.allow(/broken|Failed to load resource/);
    const outside = await openOutside(page, {});
    await page.context().route('https://statistik.example/**', (route) => route.abort());
    for (const name of ['consent-web-tracking', 'consent-search-analytics', 'consent-marketing-automation'])
      await shop.setCookie(name, 'true');
    await openDelivery(shop, 'own');
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect.poll(() => shop.callsSoFar('reportProductCheckout').length).toBe(1);
    expect(outside.to('cdn.scarabresearch.com')).toEqual(['/js/MOCKAL/scarab-v2.js']);
    expect(outside.to('statistik.example')[0]).toBe('/matomo.js');
    // The confirmation can be reloaded; the order is no other one for it.
    await shop.reload();
    await confirmedNumber(page);
    expect((await shop.callsOf('reportProductCheckout')).map(({ body }) => JSON.parse(body ?? '{}') as unknown)).toEqual([
      {
        shopInfo: { tenant: 'AL', language: 'de' },
        items: [{ productId: expect.any(String), unit: expect.any(String), salePrice: expect.any(Number), currency: 'EUR' }],
      },
    ]);
  });
});

test('The chat is there for its tenant after consent and login, and goes with either', async ({ shop, page }) => {
  const outside = await openOutside(page);
  await shop.setCookie('consent-chatbot', 'true');
  await shop.visit('/flyers');
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(button).toHaveCount(0);
  await shop.as('anna.al', { path: '/flyers' });
  await button.click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByText('chat.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.go('/privacy-preferences');
  await page.getByRole('button', { name: 'Details anzeigen' }).click();
  await page.getByRole('switch', { name: 'Chat' }).click();
  await expect(button).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Chat' }).click();
  await expect(button).toBeVisible();
  // The user signs out in another tab.
  await page.context().clearCookies({ name: 'sso-token' });
  await page.evaluate(() => new BroadcastChannel('shop-cookies').postMessage('changed'));
  await expect(button).toHaveCount(0);
  expect(outside.to('chat.example')).toEqual(['/room']);
});
