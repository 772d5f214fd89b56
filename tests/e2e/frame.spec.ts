import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '#mocks/contract/operations.ts';
import { confirmedNumber, orderButton } from './buying';
import { everyRoute, type Route } from './routes';
import { expect, test, type ShopDriver } from './shop';

/** Every address of the shop, as a buyer with an empty cart opens it, with its tab's title. */
const routes: readonly Route[] = [...everyRoute(), { path: '/my/order-sheet?source=template:template-100-1', title: /^Bestellblatt/ }];
const isOfUser = ({ path }: Route) => path.startsWith('/my');
const isOfFair = ({ path }: Route) => path.startsWith('/subshop');

/** Presses Tab, or Shift+Tab, until something has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never comes to ${target.toString()}`);
}

/**
 * The main call of a screen, and the message if its data can't be read. Each fault's effect is in `src/queries/readFaults.test.tsx`;
 * each call with each broken answer in `everyCallFaults.test.tsx`.
 */
const failures: Readonly<Record<string, readonly [call: OperationId, words: string]>> = {
  '/': ['getStartPage', 'Die Inhalte der Startseite sind gerade nicht verfügbar.'],
  '/flyers': ['findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  '/page/qualitaet': ['findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  '/cms-preview/qualitaet': ['getCmsPreview', 'Die Vorschau konnte nicht geladen werden'],
  '/contacts': ['listContacts', 'Die Kontakte konnten nicht geladen werden.'],
  '/jobs': ['listJobs', 'Die offenen Stellen konnten nicht geladen werden.'],
  '/jobs/koch': ['getJob', 'Die Stelle konnte nicht geladen werden.'],
  '/messe': ['findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  '/privacy-preferences': ['getTools', 'Die Liste der Dienste konnte nicht vollständig geladen werden.'],
  '/my/user-profile': ['getNotificationPreferences', 'Ihre Einstellungen konnten nicht geladen werden.'],
  '/my/notification-center': ['listNotifications', 'Die Nachrichten konnten nicht geladen werden.'],
  '/my/receipts': ['listReceipts', 'Die Belege konnten nicht geladen werden.'],
  '/my/inventory': ['listGroupedInventories', 'Die Inventuren konnten nicht geladen werden.'],
  '/my/inventory/inventory-100-5': ['listGroupedInventories', 'Die Inventur konnte nicht geladen werden.'],
  '/my/deletedInventories': ['listDeletedInventories', 'Die gelöschten Inventuren konnten nicht geladen werden.'],
  '/my/label-prints': ['listLabelProducts', 'Die Etikettenliste konnte nicht geladen werden.'],
  '/my/ordertemplates': ['searchOrderTemplates', 'Die Bestellvorlagen konnten nicht geladen werden.'],
  '/my/ordertemplates/template-100-1': ['getOrderTemplateDetails', 'Die Bestellvorlage konnte nicht geladen werden.'],
  '/my/ordertemplates/template-100-1/allergens': ['getOrderTemplate', 'Die Bestellvorlage konnte nicht geladen werden.'],
  '/my/ordertemplates/template-100-1/guests': ['getOrderTemplate', 'Die Bestellvorlage konnte nicht geladen werden.'],
  '/my/order-sheet?source=template:template-100-1': [
    'getOrderTemplate',
    'Das Bestellblatt konnte nicht geladen werden. Was Sie eingetragen haben, ist noch da.',
  ],
  '/my/orders/detail/4501000044/allergens': ['getOrder', 'Die Bestellung konnte nicht geladen werden.'],
  '/essential-products': ['browseCustomerEssentialProducts', 'Die Essenzliste konnte nicht geladen werden.'],
  '/subshop/promotions': ['listFairs', 'Die Messen konnten nicht geladen werden.'],
  '/subshop/promotions/herbst': ['getFair', 'Die Seite der Messe konnte nicht geladen werden.'],
  '/subshop/promotions/herbst/page/qualitaet': ['findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  '/subshop/promotions/herbst/quantity-history': ['browseQuantityHistory', 'konnte nicht geladen werden.'],
};

/** Makes a screen's call fail: the screen says so in its place, and a press loads the missing data. */
async function openRefused(shop: ShopDriver, path: string, call: OperationId, words: string): Promise<void> {
  // An answer that isn't asked for a second time by itself.
  await shop.setScenario(`${call}=400`);
  // Cached data is shown as it was.
  if ((await shop.callsOf(call)).length > 0) await shop.page.goto(shop.origin() + path);
  else await shop.go(path);
  const alert = shop.page.getByRole('main').getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(/Code [0-9A-Z]{4}-[0-9A-Z]{2}/);
  await shop.setScenario('normal');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
}

test.describe('Routes', () => {
  for (const [what, part] of [
    ['the catalogue and of content', routes.filter((route) => !isOfUser(route) && !isOfFair(route))],
    ['the user', routes.filter(isOfUser)],
    ['the fair', routes.filter(isOfFair)],
  ] as const) {
    test(`Every route of ${what} opens, with its title and something to read, also after its data could not be had`, async ({
      shop,
      page,
    }) => {
      shop.allowFailedCalls();
      await shop.as('anna.al', { path: '/gibt-es-nicht' });
      // Signing out comes last, because the other screens need a session.
      for (const { path, title } of part.toSorted(
        (one, other) => Number(one.path === '/auth/logout') - Number(other.path === '/auth/logout'),
      )) {
        await test.step(path, async () => {
          // From a page whose title and heading no route has.
          await shop.go('/gibt-es-nicht');
          await expect(page).toHaveTitle(/^Seite nicht gefunden/);
          const [call, words] = failures[path] ?? [];
          if (call) await openRefused(shop, path, call, words ?? '');
          else await shop.go(path);
          await expect(page).toHaveTitle(title);
          await expect(page).toHaveTitle(/ – Rahmkogel$/);
          await expect(
            page.getByRole('main').getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('paragraph').first()).first(),
          ).toBeVisible();
          await expect(page.getByText('Diese Seite konnte nicht angezeigt werden')).toHaveCount(0);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      }
    });
  }

  test('An address of no page says so and leads on', async ({ shop, page }) => {
    await shop.visit('/%F0%9F%A5%A8');
    for (const path of ['/gibt/es/nicht', '/my/nichts', '/search/mehr', '/%F0%9F%A5%A8']) {
      await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
      await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
      await expect(page).toHaveURL(`${shop.origin()}/`);
      await expect(page.getByRole('heading', { level: 1, name: /^Der Bestellshop/ })).toBeVisible();
      await shop.go(path);
    }
  });
});

test.describe('Ways through the shop', () => {
  test('Coming back from a product the list is where it was, however long it is, and the keyboard goes on at that product', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/search?pageSize=300' });
    const result = page.getByRole('region', { name: 'Suchergebnis' });
    await expect(result.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 9_000, behavior: 'instant' }));
    const placeInView = () =>
      result
        .getByRole('article')
        .evaluateAll((rows) => Number(rows.find((row) => row.getBoundingClientRect().top > 200)?.getAttribute('aria-posinset')));
    await expect.poll(placeInView).toBeGreaterThan(50);
    const row = result.locator(`article[aria-posinset="${await placeInView()}"]`);
    const name = (await row.getAttribute('aria-label')) ?? '';
    await row.getByRole('link', { name }).focus();
    // The row's position in the window when the page was left. The scroll position says less: late content above the list has moved it,
    // or is there at once on the way back.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        ({ target }) => Object.assign(window, { leftAt: (target as Element).closest('article')?.getBoundingClientRect().top }),
        { capture: true, once: true },
      ),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const before = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    await page.goBack();
    await expect(row.getByRole('link', { name })).toBeFocused();
    await expect.poll(() => row.evaluate((there, from) => Math.abs(there.getBoundingClientRect().top - from), before)).toBeLessThan(40);
    await expect(row).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(row.locator(':focus')).toHaveCount(1);
  });

  test('A product is found and ordered by keyboard alone; title and focus follow the screen, which is read out', async ({ shop, page }) => {
    // A customer without earlier orders chooses the address and its unloading area, too.
    await shop.as('anna.al', { customer: '102' });
    const press = (key: string) => page.keyboard.press(key);
    await expect(page).toHaveTitle('Startseite – Rahmkogel');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Obst & Gemüse', exact: true })).toBeVisible();
    await press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: 'Artikel suchen' }), 'Shift+Tab');
    await page.keyboard.type('104711');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „104711“' })).toBeVisible();
    const add = page.getByRole('button', { name: /^In den Warenkorb: Bergkäse/ });
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await press('Enter');
    await expect(shop.cartLink(1)).toBeVisible();
    await tabTo(page, shop.cartLink(1));
    await press('Enter');
    await expect(page).toHaveTitle('Warenkorb – Rahmkogel');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Warenkorb$/ })).toBeAttached();
    const next = page.getByRole('link', { name: 'Weiter zur Lieferung' });
    await expect(next).toBeVisible();
    await tabTo(page, next);
    await press('Enter');
    for (const group of ['Lieferadresse', 'Abladestelle', 'Liefertag']) {
      const option = page.getByRole('group', { name: group }).getByRole('radio').first();
      await expect(option).toBeVisible();
      await tabTo(page, option);
      await press('Space');
      await expect(option).toBeChecked();
    }
    await tabTo(page, orderButton(page));
    await press('Enter');
    await confirmedNumber(page);
  });

  test('On the phone everything is within reach of the thumb; the question about cookies covers no way into the cart, also at the desk, and never comes over it', async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    shop.asksForConsent();
    await shop.as('anna.al');
    const question = page.getByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' });
    await expect(question).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
    await bar.getByRole('button', { name: 'Kategorien' }).click();
    await page.getByRole('dialog', { name: 'Kategorien' }).getByRole('button', { name: /^Bier/ }).click();
    await page
      .getByRole('dialog', { name: 'Bier' })
      .getByRole('link', { name: /anzeigen$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bier' })).toBeVisible();
    const add = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb/ });
    const expectCart = async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
      await expect(question).toHaveCount(0);
    };
    await add.first().click();
    await bar.getByRole('link', { name: /^Warenkorb, 1 Position/ }).click();
    await expectCart();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await shop.go('/product/104711');
    await expect(question).toBeVisible();
    const main = page.getByRole('main');
    const edge = await bar.boundingBox();
    for (const part of [
      main.getByRole('combobox', { name: /^Einheit/ }).first(),
      main.getByRole('button', { name: /^In den Warenkorb: / }).first(),
      main.getByText(/€$/).first(),
    ]) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect(box && edge && box.y + box.height).toBeLessThanOrEqual(edge?.y ?? 0);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await shop.go('/search?query=bergkäse');
    await expect(question).toBeVisible();
    await add.first().click();
    await shop.cartLink(2).click();
    await expectCart();
  });
});
