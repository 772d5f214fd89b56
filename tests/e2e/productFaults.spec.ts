import { expect, test } from './shop';

/** The screen when calls of a product's page fail. Every call with every fault: src/queries/readFaults.test.tsx. */
test('While neither its page nor the customer’s days ever answer, a known product is there, and what was chosen for it stays', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  const title = page.getByRole('heading', { level: 1, name: /^Bergkäse/ });
  await page.clock.install();
  await shop.as('anna.al', { path: '/search?query=104711', scenario: 'getCustomer=timeout' });
  await expect(shop.row(/^Bergkäse 6 Monate/)).toBeVisible();
  await shop.setScenario('getCustomer=timeout,getProduct=timeout,getProductDetails=timeout');
  await shop
    .row(/^Bergkäse 6 Monate/)
    .getByRole('link', { name: /^Bergkäse/ })
    .click();
  await expect(title).toBeVisible();
  const amount = page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).first();
  await amount.fill('7');
  const failure = page.getByRole('alert').filter({ hasText: 'Sie sehen den letzten bekannten Stand.' });
  // The time limits and the pauses before the second tries, of both calls, without waiting for them.
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Die Angaben zum Artikel' })).toBeVisible({ timeout: 300 });
    await expect(failure).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0, 100] });
  await expect(title).toBeVisible();
  await expect(amount).toHaveValue('7');
  await shop.setScenario('normal');
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(failure).toHaveCount(0);
  await expect(amount).toHaveValue('7');
});

test("A data sheet that can't be had says so, told apart from one that there isn't, also without a network; the retry saves a real PDF", async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  await shop.as('anna.al', { path: '/product/104711' });
  const documents = page.getByRole('region', { name: 'Dokumente' });
  const save = documents.getByRole('button', { name: 'Produktdatenblatt (PDF) speichern' });
  const alert = documents.getByRole('alert');
  await shop.setScenario('getDatasheet=404');
  await save.click();
  await expect(alert).toContainText('Zu diesem Artikel liegt das Dokument nicht vor.');
  await shop.setScenario('all=offline');
  await page.context().setOffline(true);
  await save.click();
  await expect(alert).toContainText('konnte nicht geladen werden');
  await page.context().setOffline(false);
  await shop.setScenario('normal');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('button', { name: 'Noch einmal versuchen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Produktdatenblatt 104711.pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
});
