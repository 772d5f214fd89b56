import type { OperationId } from '../../mocks/contract/operations';
import { expect, test } from './shop';

/**
 * Each screen whose data can't be had says so in its place, and a press brings them. What it makes of each fault stands in
 * `src/queries/readFaults.test.tsx`; of each call with each broken answer, in `everyCallFaults.test.tsx`.
 */
type Fault = readonly [path: string, call: OperationId, words: string];

const ofContent: readonly Fault[] = [
  ['/', 'getStartPage', 'Die Inhalte der Startseite sind gerade nicht verfügbar.'],
  ['/flyers', 'findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  ['/page/qualitaet', 'findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  ['/cms-preview/qualitaet', 'getCmsPreview', 'Die Vorschau konnte nicht geladen werden'],
  ['/contacts', 'listContacts', 'Die Kontakte konnten nicht geladen werden.'],
  ['/jobs', 'listJobs', 'Die offenen Stellen konnten nicht geladen werden.'],
  ['/jobs/koch', 'getJob', 'Die Stelle konnte nicht geladen werden.'],
  ['/messe', 'findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  ['/privacy-preferences', 'getTools', 'Die Liste der Dienste konnte nicht vollständig geladen werden.'],
];
const ofUser: readonly Fault[] = [
  ['/my/user-profile', 'getNotificationPreferences', 'Ihre Einstellungen konnten nicht geladen werden.'],
  ['/my/notification-center', 'listNotifications', 'Die Nachrichten konnten nicht geladen werden.'],
  ['/my/receipts', 'listReceipts', 'Die Belege konnten nicht geladen werden.'],
  ['/my/inventory', 'listGroupedInventories', 'Die Inventuren konnten nicht geladen werden.'],
  ['/my/inventory/inventory-100-5', 'listGroupedInventories', 'Die Inventur konnte nicht geladen werden.'],
  ['/my/deletedInventories', 'listDeletedInventories', 'Die gelöschten Inventuren konnten nicht geladen werden.'],
  ['/my/label-prints', 'listLabelProducts', 'Die Etikettenliste konnte nicht geladen werden.'],
];
const ofOrders: readonly Fault[] = [
  ['/my/ordertemplates', 'searchOrderTemplates', 'Die Bestellvorlagen konnten nicht geladen werden.'],
  ['/my/ordertemplates/template-100-1', 'getOrderTemplateDetails', 'Die Bestellvorlage konnte nicht geladen werden.'],
  ['/my/ordertemplates/template-100-1/allergens', 'getOrderTemplate', 'Die Bestellvorlage konnte nicht geladen werden.'],
  ['/my/ordertemplates/template-100-1/guests', 'getOrderTemplate', 'Die Bestellvorlage konnte nicht geladen werden.'],
  [
    '/my/order-sheet?source=template:template-100-1',
    'getOrderTemplate',
    'Das Bestellblatt konnte nicht geladen werden. Was Sie eingetragen haben, ist noch da.',
  ],
  ['/my/orders/detail/4501000044/allergens', 'getOrder', 'Die Bestellung konnte nicht geladen werden.'],
  ['/essential-products', 'browseCustomerEssentialProducts', 'Die Essenzliste konnte nicht geladen werden.'],
  ['/subshop/promotions', 'listFairs', 'Die Messen konnten nicht geladen werden.'],
  ['/subshop/promotions/herbst', 'getFair', 'Die Seite der Messe konnte nicht geladen werden.'],
  ['/subshop/promotions/herbst/page/qualitaet', 'findDynamicPage', 'Diese Seite konnte nicht geladen werden.'],
  ['/subshop/promotions/herbst/quantity-history', 'browseQuantityHistory', 'konnte nicht geladen werden.'],
];

for (const [name, faults] of Object.entries({ 'of content': ofContent, 'of the user': ofUser, 'of orders and fairs': ofOrders }))
  test(`Screens ${name} whose data can't be had say so, and a press brings them`, async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/flyers' });
    for (const [path, call, words] of faults)
      await test.step(path, async () => {
        // An answer that isn't asked for a second time by itself.
        await shop.setScenario(`${call}=400`);
        await page.goto(shop.origin() + path);
        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: words });
        await expect(alert).toBeVisible();
        await expect(alert).toContainText(/Code [0-9A-Z]{4}-[0-9A-Z]{2}/);
        await shop.setScenario('normal');
        await alert.getByRole('button').click();
        await expect(alert).toHaveCount(0);
      });
  });

test('A count of stock that the server refuses stays, says why, and goes with the next press', async ({ shop, page }) => {
  shop.allowFailedCalls();
  await shop.as('anna.al', { path: '/my/inventory/new' });
  await page.getByRole('searchbox', { name: 'Name, Nummer oder Strichcode' }).fill('9001003706891');
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Inventur mit 1 Position senden' });
  await shop.setScenario('createInventory=422');
  await send.click();
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Die Inventur wurde nicht angenommen. Ihre Zählung ist noch hier.' });
  await expect(alert).toContainText(/Code [0-9A-Z]{4}-[0-9A-Z]{2}/);
  await shop.setScenario('normal');
  await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  expect(shop.callsOf('createInventory')).toHaveLength(2);
});
