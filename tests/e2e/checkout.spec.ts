import type { Page } from '@playwright/test';
import {
  addFromList,
  chooseDelivery,
  confirmedNumber,
  fairCode,
  linesOf,
  openCart,
  openDelivery,
  orderButton,
  placedOrders,
} from './buying';
import { expect, test } from './shop';

test.describe('The steps', () => {
  test('Each step has its address, also after a reload', async ({ shop, page }) => {
    await openCart(shop, 1);
    const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' });
    for (const [path, step] of [
      ['/checkout', 'Warenkorb'],
      ['/checkout/delivery', 'Lieferung'],
    ] as const) {
      await shop.go(path);
      await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
      await expect(steps.getByText(step, { exact: true }).locator('..')).toHaveAttribute('aria-current', 'step');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    }
    await steps.getByRole('link', { name: 'Warenkorb' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/checkout`);
  });

  test('The confirmation without an order, and the delivery without a line, lead to the cart', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/checkout/confirmation' });
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/checkout`);
    await shop.go('/checkout/delivery');
    await expect(page).toHaveURL(`${shop.origin()}/checkout`);
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/checkout`);
  });

  test('An address of the confirmation of an order that was not placed in this tab thanks nobody: it leads to the order', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/checkout/confirmation?order=4501000044' });
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders/detail/4501000044`);
    await expect(page.getByText('Vielen Dank!')).toHaveCount(0);
    shop.allowFailedCalls();
    await shop.go('/checkout/confirmation?order=4699999999');
    await expect(page.getByRole('alert')).toContainText('Die Bestellung konnte nicht abgerufen werden.');
  });

  test('What is missing is marked, named and focused', async ({ shop, page }) => {
    // Nothing was ordered before for this customer, so that nothing is chosen.
    await shop.withCart('anna.al', linesOf(1), { customer: '102' });
    await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
    await expect(page.getByRole('group', { name: 'Abladestelle' })).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByText('2 Angaben fehlen noch oder stimmen nicht. Bitte prüfen Sie die markierten Stellen.')).toBeVisible();
    await expect(page.getByText('Bitte wählen Sie einen Liefertag.')).toBeVisible();
    await expect(page.getByText('Bitte wählen Sie eine Abladestelle.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio').first()).toBeFocused();
    expect(shop.callsOf('submitCart')).toHaveLength(0);
  });
});

test.describe('What is typed', () => {
  test('It survives a reload and a failed submit, and goes into the order', async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    const reference = page.getByRole('textbox', { name: 'Ihre Referenznummer' });
    const notes = page.getByRole('textbox', { name: 'Anmerkungen' });
    const area = page.getByRole('radio', { name: 'Haupteingang' });
    await reference.fill('Hochzeit <Huber>');
    await notes.fill('Bitte Hintereingang benutzen.\nDanke!');
    await area.check();
    await page.reload();
    await expect(reference).toHaveValue('Hochzeit <Huber>');
    await expect(notes).toHaveValue('Bitte Hintereingang benutzen.\nDanke!');
    await expect(area).toBeChecked();
    await shop.setScenario('submitCart=400');
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /Bestellung/ })).toBeVisible();
    await expect(reference).toHaveValue('Hochzeit <Huber>');
    await shop.setScenario('normal');
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect(page.getByText('Hochzeit <Huber>')).toBeVisible();
    await expect(page.getByText('Bitte Hintereingang benutzen.')).toBeVisible();
    await expect(page.getByText('Haupteingang')).toBeVisible();
  });

  test('The recipients of the confirmation are checked and stand on the confirmation', async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    await page.getByRole('button', { name: 'Empfänger ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wer bekommt die Bestellbestätigung?' });
    const field = dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await field.fill('küche@');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await field.fill('kueche@gasthof.example');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toHaveCount(0);
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect(page.getByText('Die Bestätigung geht per E-Mail an anna.al@gastro-al.example, kueche@gasthof.example.')).toBeVisible();
  });
});

test.describe("What can't be ordered any more", () => {
  test('is named before the order is sent, also when it happens while the delivery is open', async ({ shop, page }) => {
    const [kept = '', gone = ''] = await openCart(shop, 2);
    await chooseDelivery(page);
    await shop.setScenario('unavailableLines');
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ein Artikel ist nicht bestellbar' });
    await expect(dialog.getByText(gone)).toBeVisible();
    await expect(dialog.getByText(kept)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    expect(shop.callsOf('submitCart')).toHaveLength(0);
    await orderButton(page).click();
    await dialog.getByRole('button', { name: 'Ohne diesen Artikel bestellen' }).click();
    await confirmedNumber(page);
    await expect(page.getByRole('main').getByText(gone)).toBeVisible();
    expect(shop.callsOf('submitCart')).toHaveLength(1);
  });

  test("keeps nobody from ordering when it can't be found out", async ({ shop, page }) => {
    shop.allowFailedCalls();
    await openDelivery(shop, 'own');
    await shop.setScenario('findCheckoutProductsBySku=offline');
    await orderButton(page).click();
    await confirmedNumber(page);
  });
});

test.describe('Ordering once', () => {
  test('A double click makes one order', async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    await orderButton(page).dblclick();
    const number = await confirmedNumber(page);
    expect(shop.callsOf('submitCart')).toHaveLength(1);
    await shop.go('/my/orders');
    await expect(page.getByRole('link', { name: /^46\d{8}$/ })).toHaveText([number]);
  });

  test('A lost answer makes one order, which is found and confirmed', async ({ shop, page }) => {
    await openDelivery(shop, 'own');
    await shop.setScenario('submitAnswerLost');
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    await shop.setScenario('normal');
    await expect(shop.cartLink(0)).toBeVisible();
    expect(await placedOrders(shop)).toEqual([number]);
    expect(shop.callsOf('submitCart')).toHaveLength(1);
  });

  test('Two tabs order one cart once', async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}/checkout`);
    await chooseDelivery(other);
    for (const tab of [page, other]) await expect(orderButton(tab)).toBeEnabled();
    // Both at one moment; whichever comes first, and whenever the other one hears of it, each of them says what came of its press.
    const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()));
    await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
    const said = (tab: Page) => tab.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist|: Soeben ist die Bestellung \d+ eingegangen/);
    for (const tab of [page, other]) await expect(said(tab)).toBeVisible();
    const told = await Promise.all([page, other].map((tab) => said(tab).innerText()));
    expect(told.filter((text) => text.startsWith('Vielen Dank!'))).toHaveLength(1);
    const placed = await placedOrders(shop);
    expect(placed).toHaveLength(1);
    for (const text of told) expect(text).toContain(placed[0]);
  });

  test('The confirmation stands a reload', async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    await page.reload();
    expect(await confirmedNumber(page)).toBe(number);
    expect(shop.callsOf('submitCart')).toHaveLength(1);
    await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  });
});

test.describe("What can't be ordered", () => {
  test('It is listed before ordering, left out, and named on the confirmation', async ({ shop, page }) => {
    await shop.withCart('anna.al', linesOf(3), { scenario: 'unavailableLines' });
    const gone = 'Bergkäse 6 Monate gereift, Stück ca. 2 kg';
    await expect(page.getByRole('complementary', { name: 'Übersicht' })).toContainText('Davon nicht bestellbar');
    await chooseDelivery(page);
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ein Artikel ist nicht bestellbar' });
    await expect(dialog).toContainText('Dieser Artikel kann nicht bestellt werden.');
    await expect(dialog.getByRole('listitem')).toContainText([gone]);
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(dialog).toHaveCount(0);
    expect(shop.callsOf('submitCart')).toHaveLength(0);
    await orderButton(page).click();
    await dialog.getByRole('button', { name: 'Ohne diesen Artikel bestellen' }).click();
    await confirmedNumber(page);
    await expect(page.getByRole('heading', { name: 'Ein Artikel wurde nicht bestellt' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: gone })).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
  });
});

test.describe('In the fair', () => {
  test('The fair has its own cart, checkout and confirmation', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/subshop/promotions/herbst/search' });
    await addFromList(shop, 2);
    await shop.cartLink(2).click();
    await expect(page).toHaveURL(`${shop.origin()}/subshop/promotions/${fairCode}/checkout`);
    await chooseDelivery(page);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    await expect(page).toHaveURL(`${shop.origin()}/subshop/promotions/herbst/checkout/confirmation?order=${number}`);
    expect(shop.callsOf('submitSubshopCart')).toHaveLength(1);
    expect(shop.callsOf('submitCart')).toHaveLength(0);
  });

  test("The own cart and the fair's don't meet", async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/subshop/promotions/herbst/search' });
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/subshop/'));
    await addFromList(shop, 1);
    await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
    await expect(shop.cartLink(0)).toBeVisible();
    await stored;
    await shop.go('/subshop/promotions/herbst/checkout');
    await expect(shop.cartLink(1)).toBeVisible();
  });

  test('A reached order limit blocks ordering and says whom to talk to', async ({ shop, page }) => {
    await shop.withCart('hugo.al', linesOf(1), { fair: fairCode });
    await expect(page.getByRole('alert').filter({ hasText: 'Bestelllimit erreicht' })).toContainText(
      'Bitte wenden Sie sich an Ihren Außendienst.',
    );
    await expect(page.getByRole('button', { name: 'Weiter zur Lieferung' })).toBeDisabled();
    await shop.go('/subshop/promotions/herbst/checkout/delivery');
    await expect(orderButton(page)).toBeDisabled();
  });
});
