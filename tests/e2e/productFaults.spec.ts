import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();

test.describe('When a call of the product page fails', () => {
  for (const fault of ['500', '503', 'offline', 'malformed'] as const) {
    test(`Without the product (${fault}) it says so, and tries again on request`, async ({ shop, page }) => {
      shop.allow(/contract: getProduct/);
      await shop.as('anna.al', { path: cheese, scenario: `getProduct=${fault}` });
      await expect(page.getByRole('alert')).toContainText('Das Produkt konnte nicht geladen werden.', { timeout: 15_000 });
      await shop.setScenario('normal');
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await isThere(page);
    });
  }

  for (const [call, text] of [['getProduct', 'Das Produkt konnte nicht geladen werden.'], ['getProductDetails', 'Die Produktangaben konnten nicht geladen werden.']] as const) {
    test(`When ${call} never answers it says so in the end, and a retry brings it`, async ({ shop, page }) => {
      shop.allowFailedCalls();
      await page.clock.install();
      await shop.as('anna.al', { path: cheese, scenario: `${call}=timeout` });
      const failure = page.getByRole('alert').filter({ hasText: text });
      await expect(async () => {
        // The time limit and the pauses between the repetitions, without waiting for them.
        await page.clock.fastForward(8_000);
        await expect(failure).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 60_000 });
      await shop.setScenario('normal');
      await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await isThere(page);
      await expect(page.getByRole('region', { name: 'Nährwerte' }).getByRole('row', { name: /^Energie/ })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('While its page never answers, what was chosen for a known product stays', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await page.clock.install();
    await shop.as('anna.al', { path: '/search?query=104711' });
    await expect(shop.row(/^Bergkäse 6 Monate/)).toBeVisible();
    await shop.setScenario('getProduct=timeout,getProductDetails=timeout');
    await shop.row(/^Bergkäse 6 Monate/).getByRole('link', { name: /^Bergkäse/ }).click();
    await isThere(page);
    const amount = page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).first();
    await amount.fill('7');
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(page.getByRole('alert').filter({ hasText: 'Die Produktangaben' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    const failure = page.getByRole('alert').filter({ hasText: 'Sie sehen, was schon bekannt war.' });
    await expect(failure).toBeVisible();
    await isThere(page);
    await expect(amount).toHaveValue('7');
    await shop.setScenario('normal');
    await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(failure).toHaveCount(0);
    await expect(amount).toHaveValue('7');
  });

  test('A product that does not exist is told apart', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese, scenario: 'getProduct=404' });
    await expect(page.getByText('Dieses Produkt gibt es nicht')).toBeVisible();
  });

  for (const fault of ['404', '500', 'offline', 'malformed'] as const) {
    test(`Without its details (${fault}) the rest stands, and they can be asked for again`, async ({ shop, page }) => {
      shop.allow(/contract: getProductDetails/);
      await shop.as('anna.al', { path: cheese, scenario: `getProductDetails=${fault}` });
      await isThere(page);
      await expect(page.getByRole('alert')).toContainText('Die Produktangaben konnten nicht geladen werden.', { timeout: 15_000 });
      await expect(page.getByRole('region', { name: 'Allergene' })).toBeVisible();
      await shop.setScenario('normal');
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByRole('region', { name: 'Nährwerte' }).getByRole('row', { name: /^Energie/ })).toBeVisible();
    });
  }

  test('What only belongs to it is left out without a word', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: cheese, scenario: 'listRecommendations=404,findSuppliers=404,getSafetyDatasheetAvailability=404,searchProducts=404,listEssenceVisibilities=404' });
    await isThere(page);
    await expect(page.getByRole('region', { name: 'Nährwerte' }).getByRole('row', { name: /^Energie/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dazu passt' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('With no network at all it says so and comes back', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=104711' });
    await expect(shop.row(/^Bergkäse 6 Monate/)).toBeVisible();
    await shop.setScenario('all=offline');
    await shop.row(/^Bergkäse 6 Monate/).getByRole('link', { name: /^Bergkäse/ }).click();
    await isThere(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Die Produktangaben' })).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('The documents of a product', () => {
  const documents = (page: Page) => page.getByRole('region', { name: 'Dokumente' });

  test('The data sheet is saved as a real PDF under a telling name', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      documents(page).getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Produktdatenblatt 104711.pdf');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(documents(page).getByRole('button', { name: /^Sicherheitsdatenblatt/ })).toHaveCount(0);
  });

  test('Chemicals have a safety data sheet as well', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/product/104733' });
    await expect(documents(page).getByRole('button', { name: /^Sicherheitsdatenblatt/ })).toHaveCount(2);
  });

  for (const [fault, text] of [['404', 'Zu diesem Produkt liegt das Dokument nicht vor.'], ['500', 'konnte nicht geladen werden'], ['offline', 'konnte nicht geladen werden']] as const) {
    test(`A sheet that cannot be had (${fault}) says so`, async ({ shop, page }) => {
      await shop.as('anna.al', { path: cheese });
      await isThere(page);
      await shop.setScenario(`getDatasheet=${fault}`);
      await documents(page).getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' }).click();
      await expect(documents(page).getByRole('alert')).toContainText(text, { timeout: 15_000 });
      if (fault === '404') return;
      await shop.setScenario('normal');
      const download = page.waitForEvent('download');
      await documents(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await download;
    });
  }
});

test('Without a network a data sheet does not keep anybody waiting', async ({ shop, page }) => {
  shop.allowFailedCalls();
  await shop.as('anna.al', { path: cheese });
  await isThere(page);
  const documents = page.getByRole('region', { name: 'Dokumente' });
  await expect(documents.getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' })).toBeVisible();
  await shop.setScenario('all=offline');
  await page.context().setOffline(true);
  await documents.getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' }).click();
  await expect(documents.getByRole('alert')).toContainText('konnte nicht geladen werden', { timeout: 15_000 });
  await page.context().setOffline(false);
  await shop.setScenario('normal');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await download;
});
