import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, openCart, openDelivery, orderButton, placedOrders } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** Everything that can come instead of an answer. */
const faults = ['400', '401', '403', '404', '409', '422', '429', '500', 'timeout', 'malformed', 'offline'] as const;
type Fault = (typeof faults)[number];

/**
 * The alert with a text, once the fault has shown itself. Repetitions of a read have their pauses, and the transport waits half a
 * minute for an answer; here that time is skipped.
 */
async function expectAlert(page: Page, fault: Fault, text: string | RegExp): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text }).first();
  await expect(async () => {
    if (!(await alert.isVisible())) await page.clock.fastForward(fault === 'timeout' ? 31_000 : 2_000);
    await expect(alert).toBeVisible({ timeout: 500 });
  }).toPass();
}

const reference = (page: Page) => page.getByRole('textbox', { name: 'Ihre Referenznummer' });

async function openWithClock(shop: ShopDriver): Promise<void> {
  await shop.page.clock.install();
  shop.allowFailedCalls();
  await openDelivery(shop, 'own');
}

test('Whatever keeps the delivery from being read is said where it belongs, can be tried again, and loses nothing typed', async ({ shop, page }) => {
  test.slow();
  await openWithClock(shop);
  for (const fault of faults) {
    await test.step(fault, async () => {
      const optional = `getInvoiceAddress=${fault},listConfirmationEmails=${fault}`;
      await shop.setScenario(`getCart=${fault},getCustomer=${fault},listDeliveryAddresses=${fault},${optional}`);
      await page.reload();
      await expectAlert(page, fault, 'Der Warenkorb konnte nicht geladen werden.');
      await shop.setScenario(`listDeliveryAddresses=${fault},getCustomer=${fault},${optional}`);
      await page.getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expectAlert(page, fault, 'Adressen und Liefertage konnten nicht geladen werden.');
      await shop.setScenario(optional);
      await page.getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expectAlert(page, fault, 'Die Rechnungsadresse konnte nicht geladen werden; bestellen können Sie trotzdem.');
      await expectAlert(page, fault, 'Ihre bisherigen Empfänger konnten nicht geladen werden.');
      await shop.setScenario('normal');
      await page.getByRole('alert').filter({ hasText: 'Rechnungsadresse' }).getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(reference(page)).toHaveValue('Hochzeit Huber');
      await expect(orderButton(page)).toBeEnabled();
    });
  }
});

/** What is said of a submit that failed; what to do is in every one of them. */
const submitTexts: Readonly<Record<Fault, RegExp>> = {
  '400': /wird nicht mehr angenommen\. Bitte wählen Sie neu und senden Sie die Bestellung noch einmal ab\./,
  '401': /Ihre Anmeldung ist abgelaufen\. Ihre Eingaben sind gesichert; bitte melden Sie sich wieder an/,
  '403': /Für diesen Kunden dürfen Sie zurzeit nicht bestellen\. .* bitte wenden Sie sich an Ihren Außendienst\./,
  '404': /nicht angenommen\. Ihre Eingaben sind gesichert; bitte prüfen Sie den Warenkorb/,
  '409': /nicht angenommen\. Ihre Eingaben sind gesichert; bitte prüfen Sie den Warenkorb/,
  '422': /wird nicht mehr angenommen\. Bitte wählen Sie neu und senden Sie die Bestellung noch einmal ab\./,
  '429': /zu viele Anfragen unterwegs; es wurde nichts bestellt\. .* in einer Minute noch einmal ab\./,
  '500': /in Ihren Bestellungen steht diese nicht\. Bitte senden Sie sie noch einmal ab; doppelt bestellt wird dabei nichts\./,
  timeout: /in Ihren Bestellungen steht diese nicht\. Bitte senden Sie sie noch einmal ab/,
  malformed: /in Ihren Bestellungen steht diese nicht\. Bitte senden Sie sie noch einmal ab/,
  offline: /in Ihren Bestellungen steht diese nicht\. Bitte senden Sie sie noch einmal ab/,
};

test('Whatever comes instead of an answer to the submit is said with what to do; nothing typed is lost, and one order comes of it', async ({ shop, page }) => {
  test.slow();
  await openWithClock(shop);
  for (const fault of faults) {
    await test.step(fault, async () => {
      const before = shop.callsOf('submitCart').length;
      await shop.setScenario(`submitCart=${fault}`);
      await orderButton(page).click();
      // What comes before it has its answers.
      await expect.poll(() => shop.callsOf('submitCart').length).toBeGreaterThan(before);
      await expectAlert(page, fault, submitTexts[fault]);
      await expect(reference(page)).toHaveValue('Hochzeit Huber');
      await expect(orderButton(page)).toBeEnabled();
    });
  }
  await shop.setScenario('normal');
  await orderButton(page).click();
  const number = await confirmedNumber(page);

  for (const fault of faults) {
    await test.step(`confirmation: ${fault}`, async () => {
      await shop.setScenario(`getOrder=${fault}`);
      await page.reload();
      await expectAlert(page, fault, `Ihre Bestellung ${number} ist bei uns eingegangen; ihre Einzelheiten konnten nicht geladen werden.`);
      await shop.setScenario('normal');
      await page.getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' }).click();
      expect(await confirmedNumber(page)).toBe(number);
    });
  }
  expect(await placedOrders(shop)).toEqual([number]);
});

test('What a field of the order is refused for is named', async ({ shop, page }) => {
  await openWithClock(shop);
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('!422');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte wählen Sie neu' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Danke');
  await shop.setScenario('daysClosed');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Der gewählte Liefertag wird nicht mehr angenommen' })).toBeVisible();
});

test('Without a network nothing is sent, and the order goes off when it is back', async ({ shop, page, context }) => {
  shop.allowFailedCalls();
  await openCart(shop, 1);
  await chooseDelivery(page);
  await reference(page).fill('Hochzeit Huber');
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\./)).toBeVisible();
  await shop.setScenario('offline');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Bestellung konnte nicht abgeschickt werden.' })).toBeVisible();
  await expect(reference(page)).toHaveValue('Hochzeit Huber');
  expect(shop.callsOf('submitCart')).toHaveLength(0);
  await context.setOffline(false);
  await shop.setScenario('normal');
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  expect(await placedOrders(shop)).toEqual([number]);
});
