import { amountOf, openCart } from './buying';
import { expect, test } from './shop';

const writes = ['setCartItem', 'setCartItems', 'setSingleCartItem'] as const;

test.describe('Amounts', () => {
  test('Amounts typed one after the other are stored with one call', async ({ shop, page }) => {
    const [name = ''] = await openCart(shop, 1);
    const before = shop.callsOf(...writes).length;
    const amount = amountOf(page, name);
    await amount.focus();
    await page.keyboard.type('12');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
    await expect(amount).toHaveValue('15');
    await expect.poll(() => shop.callsOf(...writes).length).toBe(before + 1);
    await expect(shop.row(name)).not.toHaveAttribute('aria-busy');
    await page.reload();
    await expect(amount).toHaveValue('15');
    expect(shop.callsOf(...writes)).toHaveLength(before + 1);
    expect(JSON.parse(shop.callsOf(...writes).at(-1)?.body ?? 'null')).toMatchObject({ amount: 15 });
  });

  test('The sum follows the amount and the unit, to the cent', async ({ shop, page }) => {
    const [name = ''] = await openCart(shop, 1);
    const row = shop.row(name);
    await expect(row).toContainText('Summe der Position: 79,74 €');
    await amountOf(page, name).fill('5');
    // 30 kg reach the tier of 13,01 €/kg.
    await expect(row).toContainText('Summe der Position: 390,30 €');
    await row.getByRole('combobox').selectOption({ label: 'Kilogramm' });
    // 5 kg are below every tier but the list price of 14,14 €/kg.
    await expect(row).toContainText('Summe der Position: 70,70 €');
    await expect(page.getByRole('complementary', { name: 'Übersicht' })).toContainText('70,70 €');
  });

  test('What is no whole number of five digits is ignored', async ({ shop, page }) => {
    const [name = ''] = await openCart(shop, 1);
    const amount = amountOf(page, name);
    await amount.fill('7');
    await amount.press('Enter');
    for (const paste of ['-5', '1e3', '12.5', '12,5', '1 000', '<b>', 'NaN', '0x10', '+4', '−4']) {
      await amount.fill(paste);
      await expect(page.getByRole('alert')).toHaveText('Bitte eine ganze Zahl eingeben. Es bleibt bei 7.');
      await amount.blur();
      await expect(amount).toHaveValue('7');
    }
    // Digits of every script are digits.
    await amount.fill('٣');
    await amount.blur();
    await expect(amount).toHaveValue('3');
    await amount.fill(' 9 ');
    await expect(amount).toHaveValue('9');
    await amount.press('Enter');
    await amount.fill('1234567');
    await expect(page.getByRole('alert')).toHaveText('Höchstens 5 Ziffern sind möglich.');
    await expect(amount).toHaveValue('9');
    await amount.fill('');
    await amount.blur();
    await expect(amount).toHaveValue('9');
    await amount.fill('0');
    await expect(amount).toHaveValue('1');
  });

  test('An amount far beyond the usual is asked about once, in the list and in the cart', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergk%C3%A4se' });
    const row = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first();
    const name = (await row.getAttribute('aria-label')) ?? '';
    const amount = row.getByRole('textbox');
    // What stands in the field is selected, so that no digit of it gets into the new amount.
    await amount.click();
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^1\.234\sLaib/ });
    await expect(dialog).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(amount).toBeFocused();
    await expect(shop.cartLink(0)).toBeVisible();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await shop.cartLink(1).click();
    // The list has a field of the same name, and what is typed while its page goes would be typed into nothing.
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();

    const inCart = amountOf(page, name);
    await inCart.fill('99999');
    await page.getByRole('dialog').getByRole('button', { name: 'Menge ändern' }).click();
    await expect(inCart).toHaveValue('12');
    await inCart.fill('99999');
    await page.getByRole('button', { name: /^Ja, 99\.999/ }).click();
    await expect(page.getByRole('button', { name: `Mehr: ${name}` })).toBeDisabled();
    await inCart.fill('99998');
    await expect.poll(() => JSON.parse(shop.callsOf(...writes).at(-1)?.body ?? 'null') as unknown).toMatchObject({ amount: 99_998 });
    expect(shop.callsOf(...writes).map(({ body }) => (JSON.parse(body ?? 'null') as { amount: number }).amount)).toEqual([
      12, 99_999, 99_998,
    ]);
  });

  test('An amount below the minimum is raised, on change of amount and of unit, and said so', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/product/104716' });
    const panel = page.getByRole('main');
    const amount = panel.getByRole('textbox', { name: /^Menge: .*Vollmilch/ }).first();
    const unit = panel.getByRole('combobox', { name: /^Einheit: .*Vollmilch/ }).first();
    // At least 18 storage units, whatever the unit.
    const ratioOf = async () => Number(/\((\d+)\s/.exec(await unit.locator('option:checked').innerText())?.[1] ?? 1);
    await amount.fill('1');
    const least = Math.ceil(18 / (await ratioOf()));
    await expect(amount).toHaveValue(String(least));
    await expect(page.getByText(/^Die Mindestbestellmenge von \d+\s.+ darf nicht unterschritten werden\.$/)).toBeVisible();
    const options = await unit.getByRole('option').all();
    for (const option of options) {
      await unit.selectOption(await option.getAttribute('value'));
      const needed = Math.ceil(18 / (await ratioOf()));
      await expect.poll(async () => Number(await amount.inputValue())).toBeGreaterThanOrEqual(needed);
    }
  });
});

test.describe('Removing', () => {
  test('A removed line comes back with amount, unit and place', async ({ shop, page }) => {
    const names = await openCart(shop, 3);
    const [, second = ''] = names;
    const row = shop.row(second);
    await row.getByRole('combobox').selectOption({ label: 'Karton (ca. 12\u00a0kg)' });
    await amountOf(page, second).fill('4');
    // Of the lines alone: what is offered beside the cart comes later and has amounts, too.
    const order = () =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /^Menge: / })
        .evaluateAll(
          (fields, lines) =>
            fields.map((field) => field.getAttribute('aria-label')).filter((label) => lines.some((line) => label === `Menge: ${line}`)),
          names,
        );
    // What has a deadline of its own is known with the days of delivery; until then such lines stand in a group apart.
    await shop.settled();
    const before = await order();
    await row.getByRole('button', { name: `${second} entfernen` }).click();
    await expect(shop.cartLink(2)).toBeVisible();
    await page.getByRole('button', { name: `Entfernen von ${second} rückgängig machen` }).click();
    await expect(amountOf(page, second)).toHaveValue('4');
    await expect(row.getByRole('combobox')).toHaveValue('KRT');
    await expect.poll(order).toEqual(before);
    await expect
      .poll(async () => {
        await page.reload();
        await expect(shop.cartLink(3)).toBeVisible();
        await shop.settled();
        return [await order(), await amountOf(page, second).inputValue()];
      })
      .toEqual([before, '4']);
  });

  test('The cart is cleared only after a confirmation, and can be brought back', async ({ shop, page }) => {
    const names = await openCart(shop, 3);
    const dialog = page.getByRole('dialog', { name: 'Warenkorb leeren?' });
    await shop.chooseAction('Warenkorb leeren');
    await dialog.getByRole('button', { name: 'Behalten' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shop.cartLink(3)).toBeVisible();
    await shop.chooseAction('Warenkorb leeren');
    await dialog.getByRole('button', { name: 'Leeren', exact: true }).click();
    await expect(page.getByText('Der Warenkorb wurde geleert')).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(shop.cartLink(3)).toBeVisible();
    for (const name of names) await expect(shop.row(name)).toBeVisible();
  });

  test('The button of a list adds, removes and undoes', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    const row = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first();
    await row.getByRole('button', { name: /^In den Warenkorb/ }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await row.getByRole('button', { name: /im Warenkorb, entfernen/ }).click();
    await expect(shop.cartLink(0)).toBeVisible();
    await row.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(row.getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeVisible();
    await page.reload();
    await expect(shop.cartLink(1)).toBeVisible();
  });
});

test.describe("The server's truth", () => {
  test('A change that the server refuses is taken back', async ({ shop, page }) => {
    const [name = ''] = await openCart(shop, 1);
    await shop.setScenario('cartFails');
    await amountOf(page, name).fill('9');
    await expect.poll(() => shop.callsOf(...writes).length).toBeGreaterThan(0);
    await expect(amountOf(page, name)).toHaveValue('1');
    await expect(shop.row(name)).toContainText('79,74 €');
    await expect(shop.row(name)).not.toHaveAttribute('aria-busy');
  });

  test('A change in one tab shows in the other, and fast changes from both lose nothing', { tag: '@both' }, async ({ shop, page }) => {
    const [first = '', second = ''] = await openCart(shop, 2);
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}/checkout`);
    await expect(amountOf(other, first)).toHaveValue('1');
    await amountOf(page, first).fill('6');
    await expect(amountOf(other, first)).toHaveValue('6');
    await Promise.all([amountOf(page, first).fill('8'), amountOf(other, second).fill('5')]);
    for (const tab of [page, other]) {
      await expect(amountOf(tab, first)).toHaveValue('8');
      await expect(amountOf(tab, second)).toHaveValue('5');
    }
    await other.getByRole('button', { name: `${second} entfernen` }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(shop.row(second)).toHaveCount(0);
  });

  test('Without network a change waits, and is sent when the network is back', async ({ shop, page }) => {
    shop.allowFailedCalls();
    const [name = ''] = await openCart(shop, 1);
    await page.context().setOffline(true);
    await expect(page.getByText(/^Keine Verbindung\. Änderungen am Warenkorb werden gemerkt/)).toBeVisible();
    await amountOf(page, name).fill('3');
    await amountOf(page, name).blur();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0);
    await expect.poll(() => JSON.parse(shop.callsOf(...writes).at(-1)?.body ?? 'null') as unknown).toMatchObject({ amount: 3 });
    await page.reload();
    await expect(amountOf(page, name)).toHaveValue('3');
  });

  test('A line that comes without its product can be removed, and the others stay', async ({ shop, page }) => {
    const names = await openCart(shop, 3);
    shop.allow(/InternalError|without (its|a) product/i);
    await shop.setScenario('lineWithoutProduct');
    await page.reload();
    const broken = page.getByRole('article', { name: /^Artikel \d+$/ });
    await expect(broken).toContainText('Zu diesem Artikel fehlen die Angaben.');
    await expect(shop.row(names[0] ?? '')).toBeVisible();
    await expect(shop.row(names[2] ?? '')).toBeVisible();
    await shop.setScenario('normal');
    await broken.getByRole('button', { name: /entfernen$/ }).click();
    await expect(shop.cartLink(2)).toBeVisible();
  });

  test('A cart of 1,000 lines is read, changed and counted', async ({ shop, page }) => {
    await shop.as('anna.al', { scenario: 'hugeCart', path: '/checkout' });
    await expect(page.getByRole('link', { name: /^Warenkorb, 1\.000 Positionen/ })).toBeVisible();
    const row = page.getByRole('main').getByRole('article').first();
    const sum = page.getByRole('complementary', { name: 'Übersicht' });
    const before = await sum.innerText();
    await row.getByRole('textbox').fill('77');
    await expect(sum).not.toHaveText(before);
    await expect.poll(() => shop.callsOf(...writes).length).toBe(1);
    expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(100);
  });
});
