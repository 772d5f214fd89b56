import { browserLaunch } from '#scripts/browser.ts';
import { consentCookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { ports } from '#scripts/ports.ts';
import { chooseDelivery, confirmedNumber, orderButton } from './buying';
import { expect, test } from './shop';

/** Another machine of the test network, as a browser sees it: no encryption, and no localhost that it would trust all the same. */
const origin = `http://al.shop.test:${ports.production}`;
const { args = [], ...launch } = browserLaunch();
test.use({ launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP *.shop.test 127.0.0.1'] } });

test('Without encryption everything can be ordered and counted; what the browser keeps back there is said', async ({ page, context }) => {
  const world = `plain-${crypto.randomUUID()}`;
  const cookies = { [mockCookieNames.world]: world, [mockCookieNames.panel]: 'off', customer: '100' };
  const refused = Object.fromEntries(consentCookieNames.map((name) => [name, 'false']));
  await context.addCookies(Object.entries({ ...cookies, ...refused }).map(([name, value]) => ({ name, value, url: origin })));
  await page.goto(`${origin}/auth/login?${new URLSearchParams({ user: 'anna.al', redirect: '/search?query=bergkäse' }).toString()}`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await page
    .getByRole('button', { name: /^In den Warenkorb: / })
    .first()
    .click();
  await page.getByRole('link', { name: /^Warenkorb, 1 Position/ }).click();
  await chooseDelivery(page);
  await orderButton(page).click();
  await confirmedNumber(page);

  await page.goto(`${origin}/my/inventory/new`);
  await page.getByRole('button', { name: 'Kamera' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Browser gibt die Kamera nur auf verschlüsselten Seiten frei.');
});
