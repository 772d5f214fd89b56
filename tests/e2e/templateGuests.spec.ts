import type { Page } from '@playwright/test';
import { expect, test, type ShopDriver } from './shop';

const template = { path: '/my/ordertemplates/template-100-1' };
const guests = { path: '/my/ordertemplates/template-100-1/guests' };

interface Item {
  readonly productSku: string;
  readonly amount: number;
  readonly unit: string;
}

/** What a template of the customer has on the server. */
async function itemsOf(shop: ShopDriver, id: string): Promise<readonly Item[]> {
  const { orderTemplateItems } = await shop.ask<{ orderTemplateItems: Item[] }>(`/v1/t/AL/my/order-templates/${id}?customerId=100`);
  return orderTemplateItems.map(({ productSku, amount, unit }) => ({ productSku, amount, unit }));
}

/** Types both numbers of guests by keys alone, from wherever the keyboard is. */
async function scale(page: Page, base: string, wanted: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Gäste laut Vorlage/ }).focus();
  await page.keyboard.type(base);
  await page.keyboard.press('Tab');
  await page.keyboard.type(wanted);
  await expect(page.getByText(`Von ${base} auf ${wanted} Gäste`)).toBeVisible();
}

const cheeseRow = (page: Page) => page.getByRole('article', { name: /^Bergkäse 6 Monate/ });

test.describe('A template for other guests', () => {
  test('comes into the cart with every rounding named, and is itself as it was', async ({ shop, page }) => {
    await shop.as('anna.al', template);
    // Once it is open, what is no longer sold has gone from it.
    await expect(page.getByRole('heading', { level: 1, name: 'Wochenbedarf' })).toBeVisible();
    const before = await itemsOf(shop, 'template-100-1');
    await shop.chooseAction('Auf Gäste umrechnen');
    await expect(page.getByRole('heading', { level: 1, name: 'Auf Gäste umrechnen: Wochenbedarf' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await scale(page, '80', '125');
    // Two wheels × 125 ÷ 80 are 3.125.
    await expect(cheeseRow(page)).toContainText(/2.Laib in der Vorlage, diesmal 4.Laib/);
    await expect(cheeseRow(page).getByText(/^\+0,88.Laib aufgerundet$/)).toBeVisible();
    await cheeseRow(page)
      .getByRole('checkbox', { name: /^Menge bleibt fest/ })
      .press('Space');
    await expect(cheeseRow(page)).not.toContainText('diesmal');
    // It is kept on the device.
    await page.reload();
    await expect(page.getByText('Von 80 auf 125 Gäste')).toBeVisible();
    await expect(cheeseRow(page).getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
    await expect(shop.cartLink(before.length)).toBeVisible();
    await shop.settled();
    const { items } = await shop.ask<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/100');
    const cart = new Map(items.map(({ sku, amount }) => [sku, amount]));
    expect(cart.get('104711')).toBe(2);
    for (const { productSku, amount } of before)
      if (cart.has(productSku) && productSku !== '104711')
        expect([productSku, cart.get(productSku)]).toEqual([productSku, Math.ceil((amount * 125) / 80)]);
    expect(await itemsOf(shop, 'template-100-1')).toEqual(before);
  });

  test('comes into a copy; what fails is named and tried again, and nothing is lost', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', guests);
    const before = await itemsOf(shop, 'template-100-1');
    await scale(page, '80', '160');
    await expect(page.getByRole('heading', { name: 'Ein Artikel bleibt weg' })).toBeVisible();
    await shop.settled();
    await shop.setScenario('setOrderTemplateItem=503');
    await page.getByRole('button', { name: 'Als neue Vorlage' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toHaveValue('Wochenbedarf (160 Gäste)');
    await dialog.getByRole('button', { name: 'In die Vorlage' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Kein Artikel ist in der Vorlage.' })).toBeVisible();
    await shop.setScenario('normal');
    await dialog.getByRole('button', { name: 'Fehlende noch einmal' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Zur Vorlage' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wochenbedarf (160 Gäste)' })).toBeVisible();
    const copy = await itemsOf(shop, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const doubled = before.map((item) => ({ ...item, amount: item.amount * 2 }));
    expect(doubled).toEqual(expect.arrayContaining([...copy]));
    expect(copy).toHaveLength(before.length - 1);
    expect(await itemsOf(shop, 'template-100-1')).toEqual(before);
  });

  test('shows no price, nor a cheaper pack, to somebody who may see none, on paper neither', async ({ shop, page }) => {
    await shop.as('eva.al', { path: '/my/ordertemplates/template-200-2/guests' });
    await scale(page, '8', '30');
    await expect(page.getByRole('main').getByText(/€|Je Gast|Günstiger/)).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(/€|Je Gast|Günstiger/)).toHaveCount(0);
  });

  test('takes over the guests of an event by a press, and says what its diets mean', async ({ shop, page }) => {
    await shop.as('anna.al', template);
    await page.evaluate(() => {
      const token = JSON.parse(atob((/sso-token=([^;]+)/.exec(document.cookie)?.[1] ?? '').split('.')[1] ?? '')) as { sub: string };
      const event = { name: 'Hochzeit Huber', day: '2099-12-31', guests: 96, diets: [{ column: 'MILK', level: 'allergy', guests: 1 }] };
      localStorage.setItem(`guest-event:AL:100:${token.sub}`, JSON.stringify(event));
    });
    await shop.go(guests.path);
    await page.getByRole('textbox', { name: /^Gäste laut Vorlage/ }).fill('80');
    await page.getByRole('button', { name: 'Aus „Hochzeit Huber“ übernehmen: 96 Gäste' }).click();
    await expect(page.getByText('Von 80 auf 96 Gäste')).toBeVisible();
    const strip = page.getByRole('region', { name: 'Ernährungsweisen: Hochzeit Huber' });
    await expect(strip.getByRole('listitem').filter({ hasText: 'Ohne Milch' }).first()).toContainText('enthalten es');
  });
});
