import type { Page } from '@playwright/test';
import {
  amountOf,
  chooseDelivery,
  confirmedNumber,
  fairCode,
  openCart,
  openDelivery,
  openMixedCart,
  orderButton,
  placedOrders,
  unsentChanges,
} from './buying';
import { expect, test, type ShopDriver } from './shop';

/** The user returns to the tab, and the shop refetches data that may have changed. */
async function comeBack(page: Page): Promise<void> {
  // A call that was still on its way may have found out before, and the page is then left under the evaluation.
  await page
    .evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 0))
    .catch((error: unknown) => {
      if (!String(error).includes('Execution context was destroyed')) throw error;
    });
}

/** The login is on screen because the session has ended; the user signs in again and is back where they were. */
async function signInAgain(shop: ShopDriver, path: string): Promise<void> {
  const { page } = shop;
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await shop.setScenario('normal');
  await shop.signOn('anna.al');
  await expect(page).toHaveURL(shop.origin() + path);
  // As if more than a minute had passed: four redirects to the login within a minute aren't allowed.
  await page.evaluate(() => sessionStorage.removeItem('sign-in-attempts'));
}

/** The session ends, is noticed when something happens, and the user signs in again. */
async function loseSession(
  shop: ShopDriver,
  path: string,
  happen: () => Promise<unknown> = () => comeBack(shop.page),
  scenario = 'expiredSession',
): Promise<void> {
  // A pending read would find out before, and the page would be gone before the action on it.
  await shop.settled();
  await shop.setScenario(scenario);
  await happen();
  await signInAgain(shop, path);
}

const delivery = '/checkout/delivery';

test.describe('The session ends in the cart', () => {
  test('with the cart loaded, with a change of it and with a removal: all that was done is still wanted after the login', async ({
    shop,
    page,
  }) => {
    const [first = '', second = ''] = await openCart(shop, 2);
    await loseSession(shop, '/checkout');
    await expect(shop.cartLink(2)).toBeVisible();
    // A unit and an amount of one line go together; the end of the session is found out a while after both.
    const unit = page.getByRole('combobox', { name: `Einheit: ${first}` });
    const other = (await unit.getByRole('option').last().getAttribute('value')) ?? '';
    await loseSession(
      shop,
      '/checkout',
      async () => {
        await unit.selectOption(other);
        await amountOf(page, first).fill('7');
        await shop.release();
      },
      'expiredSession,all=held',
    );
    await expect(amountOf(page, first)).toHaveValue('7');
    await expect(unit).toHaveValue(other);
    await expect.poll(() => unsentChanges(page)).toBeNull();
    // The removal alone finds it out: the cart is read every 30 seconds, and a slow machine may be there when the button is pressed.
    await loseSession(
      shop,
      '/checkout',
      () =>
        shop
          .row(second)
          .getByRole('button', { name: /entfernen$/ })
          .press('Enter'),
      'removeCartItem=401,getToken=401',
    );
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(amountOf(page, first)).toHaveValue('7');
    await chooseDelivery(page);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    expect(await placedOrders(shop)).toEqual([number]);
  });
});

test.describe('The session ends in the delivery', () => {
  test('while addresses are read, with every choice and every word, with a dialog open, and with the press that orders', async ({
    shop,
    page,
  }) => {
    await openMixedCart(shop);
    await loseSession(
      shop,
      delivery,
      () => page.getByRole('link', { name: 'Weiter zur Lieferung' }).click(),
      'listDeliveryAddresses=401,getToken=401',
    );
    const address = page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio').first();
    const area = page.getByRole('radio', { name: 'Haupteingang' });
    const dayOf = (kind: string, index: number) => page.getByRole('group', { name: kind }).getByRole('radio').nth(index);
    const reference = page.getByRole('textbox', { name: 'Ihre Referenznummer' });
    const notes = page.getByRole('textbox', { name: 'Anmerkungen' });
    await address.check();
    await area.check();
    await dayOf('Trockenware', 1).check();
    await page.getByRole('button', { name: 'Anderer Tag für Frischware' }).click();
    await dayOf('Frischware', 2).check();
    await page.getByRole('button', { name: 'Anderer Tag für Tiefkühlware' }).click();
    await dayOf('Tiefkühlware', 3).check();
    await reference.pressSequentially('Hochzeit Hu');
    await notes.pressSequentially('Bitte Hintereingang.\nDanke!');
    const expectEverything = async () => {
      await expect(address).toBeChecked();
      await expect(area).toBeChecked();
      await expect(dayOf('Trockenware', 1)).toBeChecked();
      await expect(dayOf('Frischware', 2)).toBeChecked();
      await expect(dayOf('Tiefkühlware', 3)).toBeChecked();
      await expect(reference).toHaveValue('Hochzeit Hu');
      await expect(notes).toHaveValue('Bitte Hintereingang.\nDanke!');
    };
    await loseSession(shop, delivery);
    await expectEverything();

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
    await expectEverything();
    expect(await shop.callsOf('submitCart')).toHaveLength(0);
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    const main = page.getByRole('main');
    for (const text of [
      'Hochzeit Hu',
      'Bitte Hintereingang.',
      'Haupteingang',
      'kueche@gasthof.example',
      'Trockenware',
      'Frischware',
      'Tiefkühlware',
    ]) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    expect(await placedOrders(shop)).toEqual([number]);
  });
});

/** Ends of a session around the submit, and renewal of its token: src/pages/checkout/submitFaults.test.tsx. */
test.describe('The session ends with the cart on its way', () => {
  test('It refuses the submit of a fair, and no token is to be had: what was typed is still there after the login, and one order comes of it', async ({
    shop,
    page,
  }) => {
    await openDelivery(shop, 'fair');
    await shop.setScenario('submitSubshopCart=401,getToken=401');
    await orderButton(page).click();
    await signInAgain(shop, `/subshop/promotions/${fairCode}${delivery}`);
    await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    await expect(page.getByText('Hochzeit Huber')).toBeVisible();
    expect(await placedOrders(shop)).toEqual([number]);
  });

  test('It ends while the submit is in flight, and again before the confirmation is read: one order comes of it', async ({
    shop,
    page,
  }) => {
    await openDelivery(shop, 'own');
    // The order may or may not arrive: its answer, held here, is that the session is over.
    const answer = Promise.withResolvers<void>();
    await page.route(
      '**/my/shopping-cart/*/submit',
      async (route) => {
        await answer.promise;
        const refused = { status: 401, code: 'tokenExpired', message: 'Ihre Anmeldung ist abgelaufen.' };
        await route.fulfill({ status: 401, contentType: 'application/problem+json', json: refused });
      },
      { times: 1 },
    );
    await orderButton(page).click();
    await expect(page.getByRole('button', { name: 'Wird bestellt …' })).toBeVisible();
    await shop.setScenario('expiredSession');
    answer.resolve();
    await signInAgain(shop, delivery);
    await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    const { pathname, search } = new URL(page.url());
    await loseSession(shop, pathname + search, () => page.reload(), 'getOrder=401,getToken=401');
    expect(await confirmedNumber(page)).toBe(number);
    expect(await placedOrders(shop)).toEqual([number]);
  });
});
