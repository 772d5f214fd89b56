import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();

/** What somebody sees when calls of a product's page fail. Every call with every fault: src/queries/readFaults.test.tsx. */
test.describe('When a call of the product page fails', () => {
  test('Without the product it says so, then without its details, whose place the rest keeps; a retry brings each', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: cheese, scenario: 'getProduct=malformed,getProductDetails=404' });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Der Artikel konnte nicht geladen werden.');
    await shop.setScenario('getProductDetails=404');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await isThere(page);
    await expect(alert).toContainText('Die Angaben zum Artikel konnten nicht geladen werden.');
    await expect(page.getByRole('region', { name: 'Allergene' })).toBeVisible();
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('region', { name: 'Nährwerte' }).getByRole('row', { name: /^Energie/ })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  for (const fault of ['503', 'malformed', 'timeout'] as const)
    test(`Without the customer’s days (${fault}) the product is there all the same, and stays`, async ({ shop, page }) => {
      shop.allowFailedCalls();
      await shop.as('anna.al', { path: cheese, scenario: `getCustomer=${fault}` });
      await isThere(page);
      const amount = page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).first();
      await amount.fill('7');
      if (fault !== 'timeout') await shop.settled();
      await expect(amount).toHaveValue('7');
      expect(shop.callsOf('getCustomer').length).toBeLessThanOrEqual(8);
    });

  test('While its page never answers, what was chosen for a known product stays', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await page.clock.install();
    await shop.as('anna.al', { path: '/search?query=104711' });
    await expect(shop.row(/^Bergkäse 6 Monate/)).toBeVisible();
    await shop.setScenario('getProduct=timeout,getProductDetails=timeout');
    await shop
      .row(/^Bergkäse 6 Monate/)
      .getByRole('link', { name: /^Bergkäse/ })
      .click();
    await isThere(page);
    const amount = page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).first();
    await amount.fill('7');
    const failure = page.getByRole('alert').filter({ hasText: 'Sie sehen den letzten bekannten Stand.' });
    // The time limits and the pauses before the second tries, of both calls, without waiting for them.
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(page.getByRole('alert').filter({ hasText: 'Die Angaben zum Artikel' })).toBeVisible({ timeout: 300 });
      await expect(failure).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [0, 100] });
    await isThere(page);
    await expect(amount).toHaveValue('7');
    await shop.setScenario('normal');
    await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(failure).toHaveCount(0);
    await expect(amount).toHaveValue('7');
  });

  test('A product that does not exist is told apart', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese, scenario: 'getProduct=404' });
    await expect(page.getByText('Diesen Artikel gibt es nicht')).toBeVisible();
  });

  test('What only belongs to it is left out without a word', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', {
      path: cheese,
      scenario:
        'listRecommendations=404,findSuppliers=404,getSafetyDatasheetAvailability=404,searchProducts=404,listEssenceVisibilities=404',
    });
    await isThere(page);
    await expect(page.getByRole('region', { name: 'Nährwerte' }).getByRole('row', { name: /^Energie/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dazu passt' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
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

  test("A sheet that cannot be had says so, told apart from one that there isn't, also without a network, and the retry brings it", async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: cheese });
    const save = documents(page).getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' });
    const alert = documents(page).getByRole('alert');
    await shop.setScenario('getDatasheet=404');
    await save.click();
    await expect(alert).toContainText('Zu diesem Artikel liegt das Dokument nicht vor.');
    await shop.setScenario('all=offline');
    await page.context().setOffline(true);
    await save.click();
    await expect(alert).toContainText('konnte nicht geladen werden');
    await page.context().setOffline(false);
    await shop.setScenario('normal');
    const download = page.waitForEvent('download');
    await documents(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await download;
  });
});
