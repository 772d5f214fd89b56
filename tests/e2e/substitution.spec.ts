import { linesOf } from './buying';
import { expect, test } from './shop';

test.describe('A line that can’t be ordered', () => {
  test('is swapped for what fits with two calls, by keys alone, and one undo takes it back', async ({ shop, page }) => {
    await shop.withCart('anna.al', linesOf(4), { scenario: 'unavailableLines' });
    const opener = page.getByRole('button', { name: /^Ersatz suchen für / }).first();
    const gone = (await opener.getAttribute('aria-label'))?.replace('Ersatz suchen für ', '') ?? '';
    await shop.settled();
    const calls = () => shop.callsOf('listRecommendations', 'browseCategories', 'browseCategoriesV2').length;
    const before = calls();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Ersatz für ${gone}` });
    const swap = dialog.getByRole('button', { name: /^Gegen .* tauschen: / }).first();
    await expect(swap).toBeVisible();
    expect(calls() - before).toBe(2);
    const name = (await swap.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
    // Nothing is taken without a press.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(shop.row(gone)).toBeVisible();
    await page.keyboard.press('Enter');
    await swap.focus();
    await page.keyboard.press('Enter');
    await expect(shop.row(name)).toBeVisible();
    await expect(shop.row(gone)).toBeHidden();
    const undo = page.getByRole('button', { name: `Entfernen von ${gone} rückgängig machen` });
    await expect(undo).toBeFocused();
    await shop.settled();
    await expect(shop.cartLink(4)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(shop.row(gone)).toBeVisible();
    await expect(shop.row(name)).toBeHidden();
    await shop.settled();
    await page.reload();
    await expect(shop.row(gone)).toBeVisible();
    await expect(shop.row(name)).toBeHidden();
  });

  test('shows no price in its search to somebody who may see none', async ({ shop, page }) => {
    await shop.withCart('eva.al', linesOf(4), { scenario: 'unavailableLines' });
    await page
      .getByRole('button', { name: /^Ersatz suchen für / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Ersatz für / });
    await expect(dialog.getByRole('button', { name: /^Gegen .* tauschen: / }).first()).toBeVisible();
    await expect(dialog.getByText(/€|Grundpreis/)).toHaveCount(0);
  });
});

test('On the order sheet what stands in comes behind the line that is gone, and one Ctrl+Z takes it back', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/order-sheet?source=template:template-100-1' });
  const gone = page.getByRole('region', { name: 'Nicht verfügbar auf diesem Blatt' });
  await gone
    .getByRole('button', { name: /^Ersatz suchen für / })
    .first()
    .click();
  const swap = page
    .getByRole('dialog', { name: /^Ersatz für / })
    .getByRole('button', { name: /^Gegen .* tauschen: / })
    .first();
  await expect(swap).toBeVisible();
  const name = (await swap.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
  await swap.click();
  const amount = page.getByRole('textbox', { name: `Menge ${name} in` });
  await expect(amount).toHaveValue(/^\d+$/);
  await expect(page.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
  await amount.focus();
  await page.keyboard.press('Control+z');
  await expect(amount).toBeHidden();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
});

test('An order of long ago is ordered again with something in the place of what is gone, which can be taken back before', async ({
  shop,
  page,
}) => {
  await shop.as('anna.al', { path: '/my/orders/detail/4501000020' });
  await page.getByRole('button', { name: 'Alles noch einmal bestellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seit dieser Bestellung hat sich etwas geändert' });
  const confirm = dialog.getByRole('button', { name: /in den Warenkorb$/ });
  await expect(confirm).toBeVisible();
  const without = Number.parseInt(await confirm.innerText(), 10);
  const opener = dialog.getByRole('button', { name: /^Ersatz suchen für / }).last();
  const gone = (await opener.getAttribute('aria-label'))?.replace('Ersatz suchen für ', '') ?? '';
  const choose = async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const swap = page
      .getByRole('dialog', { name: `Ersatz für ${gone}` })
      .getByRole('button', { name: /^Gegen .* tauschen: / })
      .first();
    await swap.focus();
    await page.keyboard.press('Enter');
    return (await undo.getAttribute('aria-label'))?.replace(/^Rückgängig: (.*) statt .*$/, '$1') ?? '';
  };
  const undo = dialog.getByRole('button', { name: new RegExp(`^Rückgängig: .* statt `) });
  await choose();
  await expect(undo).toBeFocused();
  // The dialog says it in the line's own place; a message would lie on its buttons.
  await expect(page.getByText(/ getauscht$/)).toHaveCount(0);
  await expect(confirm).toHaveText(`${without + 1} Positionen in den Warenkorb`);
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(confirm).toHaveText(`${without} Positionen in den Warenkorb`);
  const name = await choose();
  expect(shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toHaveLength(0);
  await confirm.click();
  await expect(shop.cartLink(without + 1)).toBeVisible();
  await shop.go('/checkout');
  await expect(shop.row(name)).toBeVisible();
});

test('In a template what stands in takes the place of what is gone, and one undo takes it back', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/ordertemplates/template-100-1' });
  await expect(page.getByRole('region', { name: /nicht mehr verkauft/ })).toBeVisible();
  const held = async () => {
    const { orderTemplateItems } = await shop.ask<{ orderTemplateItems: readonly { productSku: string }[] }>(
      '/v1/t/AL/my/order-templates/template-100-1?customerId=100',
    );
    return orderTemplateItems.map(({ productSku }) => productSku).sort();
  };
  const before = await held();
  await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('104718');
  await page.getByRole('option', { name: /104718/ }).click();
  const gone = page.locator('article[data-sku="104718"]');
  await gone.getByRole('button', { name: /^Ersatz suchen/ }).click();
  const swap = page
    .getByRole('dialog', { name: /^Ersatz für / })
    .getByRole('button', { name: /^Gegen .* tauschen: / })
    .first();
  const name = (await swap.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
  await swap.click();
  await expect(shop.row(name)).toBeVisible();
  await expect(gone).toBeHidden();
  const undo = page.getByRole('button', { name: /^Entfernen von .* rückgängig machen$/ });
  await expect(undo).toBeFocused();
  await expect.poll(async () => (await held()).includes('104718')).toBe(false);
  expect(await held()).toHaveLength(before.length + 1);
  await page.keyboard.press('Enter');
  await expect(gone).toBeVisible();
  await expect(shop.row(name)).toBeHidden();
  await expect.poll(held).toEqual([...before, '104718'].sort());
});

test('The report of an addition offers it too: at once in the cart, and back', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/ordertemplates/template-100-1' });
  await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('104718');
  await page.getByRole('option', { name: /104718/ }).click();
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
  const report = page.getByRole('dialog', { name: /in den Warenkorb gelegt/ });
  const opener = report.getByRole('button', { name: /^Ersatz suchen für / });
  await expect(opener).toBeVisible();
  await shop.settled();
  const lines = async () => (await shop.ask<{ items: readonly unknown[] }>('/v1/t/AL/my/shopping-cart/100')).items.length;
  const before = await lines();
  await opener.click();
  await page
    .getByRole('dialog', { name: /^Ersatz für / })
    .getByRole('button', { name: /^Gegen .* tauschen: / })
    .first()
    .click();
  await expect(report.getByText(/^Stattdessen: /)).toBeVisible();
  await expect(page.getByText(/ getauscht$/)).toHaveCount(0);
  await expect.poll(lines).toBe(before + 1);
  await report.getByRole('button', { name: /^Rückgängig: / }).click();
  await expect(opener).toBeFocused();
  await expect.poll(lines).toBe(before);
});
