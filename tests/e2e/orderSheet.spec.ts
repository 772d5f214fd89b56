import type { Locator, Page } from '@playwright/test';
import { letGoOver, takeHold } from './drag';
import { expect, test, type ShopDriver } from './shop';

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Mengen' });
const amountsOf = (page: Page) => gridOf(page).getByRole('textbox');
const sendButton = (page: Page) => page.getByRole('button', { name: /in den Warenkorb$/i });
const longSheet = { path: '/my/order-sheet?source=template:template-1000-1' };

/** Opens a sheet and gives its first amount the keyboard. */
async function openSheet(shop: ShopDriver, user: string, visit: { path: string }): Promise<Locator> {
  await shop.as(user, visit);
  const first = amountsOf(shop.page).first();
  await first.focus();
  return first;
}

/** What the server's cart has of the user's customer, by sku. */
async function cartOnServer(shop: ShopDriver, customer: string): Promise<ReadonlyMap<string, number>> {
  const { items } = await shop.ask<{ items: { sku: string; amount: number }[] }>(`/v1/t/AL/my/shopping-cart/${customer}`);
  return new Map(items.map(({ sku, amount }) => [sku, amount]));
}

/** Types amounts down the sheet with the keyboard alone; answers what was typed by sku, and the keys that it took. */
async function fillDown(page: Page, amounts: number): Promise<{ typed: ReadonlyMap<string, number>; keys: number }> {
  const typed = new Map<string, number>();
  let keys = 0;
  for (let index = 0; index < amounts; index += 1) {
    // Some are larger than a pack of nine.
    const text = index % 10 === 0 ? '12' : String(5 + (index % 5));
    const sku = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '');
    for (const key of [...text.split(''), 'Enter']) {
      await page.keyboard.press(key);
      keys += 1;
    }
    typed.set(sku, Number(text));
  }
  return { typed, keys };
}

test.describe('Order sheet', () => {
  test('80 amounts take at most 170 keys, and go into the cart with one call', async ({ shop, page }) => {
    await openSheet(shop, 'jana.al', longSheet);
    const { typed, keys } = await fillDown(page, 80);
    expect(keys).toBeLessThanOrEqual(170);
    expect(typed.size).toBe(80);
    await expect(page.getByRole('button', { name: '80 Zeilen in den Warenkorb' })).toBeVisible();
    // The rows of a sheet are windowed: what is typed is not lost where it has left the page, nor with a reload.
    await page.reload();
    await expect(page.getByRole('button', { name: '80 Zeilen in den Warenkorb' })).toBeEnabled();
    await amountsOf(page).first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(sendButton(page)).toHaveText('In den Warenkorb');
    const cart = await cartOnServer(shop, '1000');
    for (const [sku, amount] of typed) expect([sku, cart.get(sku)]).toEqual([sku, amount]);
    expect(cart.size).toBe(80);
    await expect(
      gridOf(page)
        .getByText(/^im Warenkorb: /)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Blatt leeren' }).click();
    await expect(amountsOf(page).first()).toHaveValue('');
  });

  test('No line is lost where answers are slow and every fifth call fails', async ({ shop, page }) => {
    await openSheet(shop, 'jana.al', longSheet);
    const { typed } = await fillDown(page, 30);
    await shop.settled();
    // Calls overlap, and nothing is looked at before all of them have come, however long that takes.
    // oxlint-disable-next-line shop/no-latency
    await shop.setScenario('latency=400,failureRate=0.2');
    await expect(async () => {
      // What could not be sent stays on the sheet, and is sent again.
      const close = page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first();
      if (await close.isVisible()) await close.click();
      if (await sendButton(page).isEnabled()) await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('In den Warenkorb');
    }).toPass();
    await shop.setScenario('normal');
    const cart = await cartOnServer(shop, '1000');
    expect(new Map(cart)).toEqual(typed);
  });

  test('Keys move, jump, change the unit, undo and add a line; nothing stands between two amounts', async ({ shop, page }) => {
    const first = await openSheet(shop, 'anna.al', { path: '/my/order-sheet?source=template:template-100-1' });
    const second = amountsOf(page).nth(1);
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('4');
    await page.keyboard.press('Control+z');
    await expect(second).toHaveValue('');
    await expect(first).toHaveValue('3');
    await page.keyboard.press('Control+z');
    await expect(first).toHaveValue('');
    await page.keyboard.type('2,5');
    await expect(page.getByText('Eine Menge ist keine ganze Zahl und kommt nicht in den Warenkorb.')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await page.keyboard.press('Control+z');
    const row = gridOf(page)
      .getByRole('row')
      .filter({ has: page.locator('input:focus') });
    const unit = row.getByRole('button', { name: /^Einheit wechseln/ });
    const unitBefore = await unit.textContent();
    await page.keyboard.press('u');
    await expect(unit).not.toHaveText(unitBefore ?? '');
    await page.keyboard.press('Control+z');
    await expect(unit).toHaveText(unitBefore ?? '');
    const names = await gridOf(page).getByRole('rowheader').allTextContents();
    await page.keyboard.type((names.at(-2) ?? '').slice(0, 4).toLowerCase());
    await expect(row.getByRole('rowheader')).toHaveText(names.at(-2) ?? '');
    await page.keyboard.press('+');
    const finder = page.getByRole('combobox', { name: 'Zeile hinzufügen' });
    await expect(finder).toBeFocused();
    await finder.fill('104713');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(amountsOf(page).last()).toBeFocused();
    await page.keyboard.type('7');
    await expect(page.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
  });

  test('Without a network the amounts stay, and go into the cart once it is back', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await openSheet(shop, 'anna.al', { path: '/my/order-sheet?source=template:template-100-1' });
    await shop.settled();
    await page.context().setOffline(true);
    await page.keyboard.type('70');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Ohne Verbindung gemerkt/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(page.getByText(/^Ohne Verbindung gemerkt/)).toHaveCount(0);
    expect([...(await cartOnServer(shop, '100')).values()]).toEqual([70]);
  });

  test('A shelf is put in order once, by keys, and is there on the next sheet', async ({ shop, page }) => {
    await openSheet(shop, 'anna.al', { path: '/my/order-sheet?source=essence' });
    await page.getByRole('button', { name: 'Reihenfolge: Wie in der Liste' }).click();
    await page.getByRole('menuitem', { name: 'Wie im Regal' }).click();
    const names = gridOf(page).getByRole('rowheader');
    const [one = '', two = ''] = await names.allTextContents();
    await amountsOf(page).first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(names.first()).toHaveText(two);
    await expect(names.nth(1)).toHaveText(one);
    await page.reload();
    await expect(names.first()).toHaveText(two);
  });

  test('A row is dragged beyond the window, undone, and stays where it was put', async ({ shop, page }) => {
    await openSheet(shop, 'jana.al', longSheet);
    await page.getByRole('button', { name: 'Reihenfolge: Wie in der Liste' }).click();
    await page.getByRole('menuitem', { name: 'Wie im Regal' }).click();
    const names = gridOf(page).getByRole('rowheader');
    const [one = '', two = ''] = await names.allTextContents();
    const lastInPage = gridOf(page).locator('[role=row][aria-rowindex]').last();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const handle = page.getByTitle(`${one} im Regal verschieben`);
    await takeHold(page, handle);
    // Held at the edge the list goes by.
    await page.mouse.move(width / 2, height - 2);
    await expect.poll(async () => Number(await lastInPage.getAttribute('aria-rowindex'))).toBeGreaterThan(120);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.up();
    const placed = page.getByText(new RegExp(`^${one}: Platz \\d+ von 300$`));
    await expect(placed).toBeAttached();
    expect(Number(/Platz (\d+)/.exec((await placed.textContent()) ?? '')?.[1])).toBeGreaterThan(60);
    const moved = gridOf(page).getByRole('textbox', { name: new RegExp(`^Menge ${one} `) });
    await expect(moved).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`${one}: Platz 1 von 300`)).toBeAttached();
    await expect(moved).toBeFocused();
    await expect(moved).toBeInViewport();
    // From the top, so that nothing goes by while the row is held near the edge.
    await page.evaluate(() => window.scrollTo(0, 0));
    await takeHold(page, handle);
    await letGoOver(page, names.filter({ hasText: two }).first(), 0.95);
    await expect(names.first()).toHaveText(two);
    await page.reload();
    await expect(names.first()).toHaveText(two);
    await expect(names.nth(1)).toHaveText(one);
  });

  test('It is opened from the template, the essence list, an order and the orders', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/ordertemplates/template-100-1' });
    const open = () => page.getByRole('link', { name: 'Bestellblatt' }).click();
    await open();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellblatt: Wochenbedarf' })).toBeVisible();
    // The essence list has more to do than its head has room for.
    for (const [path, title, openIt] of [
      ['/essential-products', 'Bestellblatt der Essenzliste', () => shop.chooseAction('Bestellblatt')],
      ['/my/orders', 'Bestellblatt aus den letzten 5 Bestellungen', open],
      ['/my/orders/detail/4501000044', 'Bestellblatt aus Bestellung 4501000044', open],
    ] as const) {
      await shop.go(path);
      await openIt();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(amountsOf(page).first()).toBeVisible();
    }
  });
});
