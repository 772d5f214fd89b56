import type { Page } from '@playwright/test';
import { amountOf, chooseDelivery, confirmedNumber, openCart, openDelivery, openMixedCart, orderButton, placedOrders } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** The user comes back to the tab, and the shop reads anew what may have changed. */
async function comeBack(page: Page): Promise<void> {
  // A call that was still on its way may have found out before, and the page is then left under the evaluation.
  await page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 0)).catch((error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
  });
}

/** The login is on screen because the session has ended; the user signs in again and is back where they were. */
async function signInAgain(shop: ShopDriver, path: string): Promise<void> {
  const { page } = shop;
  await expect(page.getByRole('heading', { name: 'Sign on' })).toBeVisible();
  await shop.setScenario('normal');
  await shop.signOn('anna.al');
  await expect(page).toHaveURL(shop.origin() + path);
  // As if more than a minute had passed: nobody signs in four times within one.
  await page.evaluate(() => sessionStorage.removeItem('sign-in-attempts'));
}

/** The session ends, is noticed when something happens, and the user signs in again. */
async function loseSession(shop: ShopDriver, path: string, happen: () => Promise<unknown> = () => comeBack(shop.page), scenario = 'expiredSession'): Promise<void> {
  // What is still being read would find out before, and the page would be gone when something is to happen on it.
  await shop.settled();
  await shop.setScenario(scenario);
  await happen();
  await signInAgain(shop, path);
}

const delivery = '/checkout/delivery';

test.describe('The session ends in the cart', () => {
  test('with the cart loaded, and on the way to the delivery', async ({ shop, page }) => {
    await openCart(shop, 2);
    await loseSession(shop, '/checkout');
    await expect(shop.cartLink(2)).toBeVisible();
    await loseSession(shop, delivery, () => page.getByRole('link', { name: 'Weiter zur Lieferung' }).click());
    await expect(page.getByRole('heading', { level: 1, name: 'Lieferung' })).toBeVisible();
    await page.getByRole('link', { name: 'Warenkorb', exact: true }).click();
    await chooseDelivery(page);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    expect(await placedOrders(shop)).toEqual([number]);
  });
});

test.describe('The session ends with a change of the cart', () => {
  test('an amount, a unit and a removal are still wanted after the login', async ({ shop, page }) => {
    test.slow();
    const [first = '', second = ''] = await openCart(shop, 2);
    await loseSession(shop, '/checkout', () => amountOf(page, first).fill('7'));
    await expect(amountOf(page, first)).toHaveValue('7');
    const unit = page.getByRole('combobox', { name: `Einheit: ${first}` });
    const other = await unit.getByRole('option').last().getAttribute('value') ?? '';
    await loseSession(shop, '/checkout', () => unit.selectOption(other));
    await expect(unit).toHaveValue(other);
    await loseSession(shop, '/checkout', () => shop.row(second).getByRole('button', { name: /entfernen$/ }).click());
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(amountOf(page, first)).toBeVisible();
    await chooseDelivery(page);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    expect(await placedOrders(shop)).toEqual([number]);
  });
});

test.describe('The session ends in the delivery', () => {
  test('while addresses are read, while days are read, and with every choice and every word', async ({ shop, page }) => {
    test.slow();
    await openMixedCart(shop);
    await loseSession(shop, delivery, () => page.goto(shop.origin() + delivery), 'listDeliveryAddresses=401,getToken=401');
    await expect(page.getByRole('group', { name: 'Lieferadresse' })).toBeVisible();
    await loseSession(shop, delivery, () => page.reload(), 'getCustomer=401,getToken=401');
    await expect(page.getByRole('group', { name: 'Trockenware' })).toBeVisible();

    const address = page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio').first();
    const area = page.getByRole('radio', { name: 'Haupteingang' });
    await address.check();
    await area.check();
    await loseSession(shop, delivery);
    await expect(address).toBeChecked();
    await expect(area).toBeChecked();

    const dayOf = (kind: string, index: number) => page.getByRole('group', { name: kind }).getByRole('radio').nth(index);
    await dayOf('Trockenware', 0).check();
    await page.getByRole('button', { name: 'Anderer Tag für Frischware' }).click();
    await dayOf('Frischware', 1).check();
    await page.getByRole('button', { name: 'Anderer Tag für Tiefkühlware' }).click();
    await dayOf('Tiefkühlware', 2).check();
    await loseSession(shop, delivery);
    await expect(dayOf('Trockenware', 0)).toBeChecked();
    await expect(dayOf('Frischware', 1)).toBeChecked();
    await expect(dayOf('Tiefkühlware', 2)).toBeChecked();

    const reference = page.getByRole('textbox', { name: 'Ihre Referenznummer' });
    await reference.pressSequentially('Hochzeit Hu');
    await loseSession(shop, delivery);
    await expect(reference).toHaveValue('Hochzeit Hu');
    await reference.fill('Hochzeit Huber');
    const notes = page.getByRole('textbox', { name: 'Anmerkungen' });
    await notes.pressSequentially('Bitte Hintereingang.\nDanke!');
    await loseSession(shop, delivery);
    await expect(notes).toHaveValue('Bitte Hintereingang.\nDanke!');

    await page.getByRole('button', { name: 'Empfänger ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wer bekommt die Bestellbestätigung?' });
    await dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }).fill('kueche@gasthof.example');
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }).fill('buero@gasthof');
    await loseSession(shop, delivery);
    await expect(dialog.getByRole('checkbox', { name: 'kueche@gasthof.example' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' })).toHaveValue('buero@gasthof');
    await dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' }).fill('');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toHaveCount(0);

    await loseSession(shop, delivery, () => orderButton(page).click());
    await expect(reference).toHaveValue('Hochzeit Huber');
    expect(shop.callsOf('submitCart')).toHaveLength(0);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    const main = page.getByRole('main');
    for (const text of ['Hochzeit Huber', 'Bitte Hintereingang.', 'Haupteingang', 'kueche@gasthof.example', 'Trockenware', 'Frischware', 'Tiefkühlware']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    expect(await placedOrders(shop)).toEqual([number]);
  });
});

/** What happens to the session around the submit; `none` when the user is not sent to the login. */
const endings = [
  { name: 'is refreshed for the submit', scenario: 'expiredToken', isBack: false },
  { name: 'refuses the submit, and no token is to be had', scenario: 'submitCart=401,submitSubshopCart=401,getToken=401', isBack: true },
  { name: 'ends before the cart is checked', scenario: 'expiredSession', isBack: true },
] as const;

for (const cart of ['own', 'fair'] as const) {
  test.describe(`The session ends with the ${cart} cart on its way`, () => {
    const [path, operation] = cart === 'own'
      ? [delivery, 'submitCart'] as const
      : [`/subshop/promotions/herbst${delivery}`, 'submitSubshopCart'] as const;

    for (const { name, scenario, isBack } of endings) {
      test(`It ${name}: one order comes of it`, async ({ shop, page }) => {
        await openDelivery(shop, cart);
        await shop.setScenario(scenario);
        await orderButton(page).click();
        if (isBack) {
          await signInAgain(shop, path);
          await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
          await orderButton(page).click();
        }
        const number = await confirmedNumber(page);
        await expect(page.getByText('Hochzeit Huber')).toBeVisible();
        await shop.setScenario('normal');
        expect(await placedOrders(shop)).toEqual([number]);
      });
    }

    test('It ends while the submit is in flight: one order comes of it', async ({ shop, page }) => {
      await openDelivery(shop, cart);
      await shop.setScenario('latency=2000');
      await orderButton(page).click();
      await expect(page.getByRole('button', { name: 'Wird bestellt …' })).toBeVisible();
      await shop.setScenario('expiredSession');
      await signInAgain(shop, path);
      expect(shop.callsOf(operation).length).toBeLessThanOrEqual(1);
      await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
      await orderButton(page).click();
      const number = await confirmedNumber(page);
      expect(await placedOrders(shop)).toEqual([number]);
    });

    test('It ends before the confirmation is read: the login leads to it', async ({ shop, page }) => {
      await openDelivery(shop, cart);
      await orderButton(page).click();
      const number = await confirmedNumber(page);
      const { pathname, search } = new URL(page.url());
      await loseSession(shop, pathname + search, () => page.reload(), 'getOrder=401,getToken=401');
      expect(await confirmedNumber(page)).toBe(number);
      expect(await placedOrders(shop)).toEqual([number]);
    });
  });
}
