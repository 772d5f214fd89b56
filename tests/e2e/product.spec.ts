import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Bestellvorlagen' });
/** The button of the page's own product; the tiles below have their own. */
const templatesButton = (page: Page) => page.getByRole('button', { name: /^Bestellvorlagen: Bergkäse 6 Monate/ }).first();
const generic = 'Ein unerwarteter Fehler ist aufgetreten.';

test.describe('The order-template menu', () => {
  test('A tick puts the product in with the chosen amount and unit, its absence takes it out', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await page.getByRole('combobox', { name: /^Einheit/ }).first().selectOption('KG');
    const amount = page.getByRole('textbox', { name: /^Menge/ }).first();
    await amount.fill('7');
    await amount.press('Tab');
    await expect(templatesButton(page)).toHaveAccessibleName(/\(in \d enthalten\)$/);
    await templatesButton(page).click();
    const menu = menuOf(page);
    const drinks = menu.getByRole('checkbox', { name: 'Getränke' });
    await expect(drinks).not.toBeChecked();
    await drinks.click();
    await expect(drinks).toBeChecked();
    await expect(menu.getByText(/enthält 7\sKG/)).toBeVisible();
    expect(shop.callsOf('setOrderTemplateItem').map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ productSku: '104711', amount: 7, unit: 'KG' }]);
    await page.reload();
    await templatesButton(page).click();
    await expect(drinks).toBeChecked();
    await drinks.click();
    await expect.poll(() => shop.callsOf('removeOrderTemplateItem').length).toBe(1);
    await page.reload();
    await templatesButton(page).click();
    await expect(menu.getByText(/Produkte?$/).first()).toBeVisible();
    await expect(drinks).not.toBeChecked();
  });

  test('A new template is made of the product by keyboard alone, and the field is empty again', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = menuOf(page);
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await name.focus();
    await page.keyboard.type('Buffet');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('checkbox', { name: 'Buffet' })).toBeChecked();
    await expect(name).toHaveValue('');
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(templatesButton(page)).toBeFocused();
  });

  test('A row of the search has it too, and many templates can be filtered', async ({ shop, page }) => {
    await shop.as('david.al', { path: '/search?query=104711' });
    await shop.row(/^Bergkäse 6 Monate/).getByRole('button', { name: /^Bestellvorlagen/ }).click();
    const menu = menuOf(page);
    await expect(menu.getByRole('checkbox')).toHaveCount(27);
    await menu.getByRole('searchbox', { name: 'Vorlagen filtern' }).fill('advent');
    await expect(menu.getByText('Keine Vorlage heißt wie „advent“.')).toBeVisible();
    await menu.getByRole('searchbox', { name: 'Vorlagen filtern' }).fill('weihn');
    await expect(menu.getByRole('checkbox')).toHaveCount(1);
  });

  for (const fault of ['500', '403', 'offline'] as const) {
    test(`A tick that fails (${fault}) goes back and says so`, async ({ shop, page }) => {
      await shop.as('anna.al', { path: cheese });
      await isThere(page);
      await templatesButton(page).click();
      const drinks = menuOf(page).getByRole('checkbox', { name: 'Getränke' });
      await expect(drinks).not.toBeChecked();
      await shop.setScenario(`setOrderTemplateItem=${fault}`);
      await drinks.click();
      await expect(page.getByText(generic)).toBeVisible();
      await expect(drinks).not.toBeChecked();
      await expect(page.getByText(generic)).toBeHidden();
    });
  }

  test('A creation that fails keeps the name, and works the next time', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).click();
    const menu = menuOf(page);
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await name.fill('Buffet');
    await shop.setScenario('createOrderTemplate=500');
    await menu.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(name).toHaveValue('Buffet');
    await shop.setScenario('normal');
    await menu.getByRole('button', { name: 'Anlegen' }).click();
    await expect(menu.getByRole('checkbox', { name: 'Buffet' })).toBeChecked();
  });

  test('A created template without an id is told as such', async ({ shop, page }) => {
    shop.allow(/^contract: createOrderTemplate/);
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).click();
    await shop.setScenario('templateWithoutId');
    await menuOf(page).getByRole('textbox', { name: 'Name der neuen Vorlage' }).fill('Buffet');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Vorlage wurde ohne Kennung angelegt')).toBeVisible();
    expect(shop.callsOf('setOrderTemplateItem')).toHaveLength(0);
  });

  test('Templates that cannot be read say so where they would stand, with a way to retry', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese, scenario: 'listOrderTemplates=404' });
    await isThere(page);
    await templatesButton(page).click();
    await expect(menuOf(page).getByRole('alert')).toContainText('Ihre Bestellvorlagen konnten nicht geladen werden.');
    await shop.setScenario('normal');
    await menuOf(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(menuOf(page).getByRole('checkbox', { name: 'Getränke' })).toBeVisible();
  });

  test('Visitors have none', async ({ shop, page }) => {
    await shop.visit(cheese);
    await isThere(page);
    await expect(page.getByRole('button', { name: /^Bestellvorlagen/ })).toHaveCount(0);
    expect(shop.callsOf('listOrderTemplates')).toHaveLength(0);
  });
});

test.describe('The essence list', () => {
  const star = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste: Bergkäse 6 Monate/ }).first();

  test('The star flips at once, and the flip stays', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await expect(star(page)).toBeEnabled();
    const before = await star(page).getAttribute('aria-pressed');
    const after = before === 'true' ? 'false' : 'true';
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', after);
    await expect.poll(() => shop.callsOf('setEssenceVisibility').length).toBe(1);
    await page.reload();
    await expect(star(page)).toBeEnabled();
    await expect(star(page)).toHaveAttribute('aria-pressed', after);
  });

  test('A flip that fails goes back and says so', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await expect(star(page)).toBeEnabled();
    const before = await star(page).getAttribute('aria-pressed') ?? '';
    await shop.setScenario('setEssenceVisibility=500');
    await star(page).click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(star(page)).toHaveAttribute('aria-pressed', before);
  });

  test('While nothing is known it cannot be pressed, and no message startles', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: cheese, scenario: 'listEssenceVisibilities=404' });
    await isThere(page);
    await expect.poll(() => shop.callsOf('listEssenceVisibilities').length).toBeGreaterThan(0);
    await expect(star(page)).toBeDisabled();
    await expect(page.getByText(generic)).toHaveCount(0);
  });

  test('The hint tells the last purchases and asks for them once in three seconds', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?essential=all' });
    const button = page.getByRole('button', { name: /^Auf der Essenzliste/ }).first();
    await expect(button).toBeEnabled();
    const hint = page.getByRole('tooltip');
    for (let round = 0; round < 3; round += 1) {
      await button.hover();
      await expect(hint.getByRole('listitem').first()).toHaveText(/^\S+, \d\d\.\d\d\.(\d{4})? - [\d.,]+ \S+$/);
      expect(await hint.getByRole('listitem').count()).toBeLessThanOrEqual(3);
      await page.mouse.move(0, 0);
      await expect(hint).toHaveCount(0);
    }
    expect(shop.callsOf('listRecentEssenceItemsOfProduct').length).toBeLessThanOrEqual(2);
  });
});

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
    await shop.as('anna.al', { path: '/search?query=104711' });
    await expect(shop.row(/^Bergkäse 6 Monate/)).toBeVisible();
    await page.clock.install();
    await shop.setScenario('getProduct=timeout,getProductDetails=timeout');
    await shop.row(/^Bergkäse 6 Monate/).getByRole('link', { name: /^Bergkäse/ }).click();
    await isThere(page);
    const amount = page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).first();
    await amount.fill('7');
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(page.getByRole('alert').filter({ hasText: 'Die Produktangaben' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await isThere(page);
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

test('On the phone the way into the cart stays in sight', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.as('anna.al', { path: cheese });
  await isThere(page);
  const bar = page.getByRole('region', { name: /^Bestellen: Bergkäse/ });
  await expect(bar).toHaveCount(0);
  await page.getByRole('region', { name: 'Allergene' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(bar.getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeVisible();
});
