import type { Page } from '@playwright/test';
import { isHoliday } from '../../mocks/world/deliveryDays';
import { storyNow } from '../../.storybook/clock';
import { addDays, dayOfMoment, daysUntilWeekday, momentOf, weekdayOf } from '../../src/domain/calendar';
import { openAt } from './moment';
import { expect, test } from './shop';

/** Orders on Mondays and Thursdays; most of it each time. */
const buyer = 'jana.al';
const customer = '1000';

const tomorrow = addDays(dayOfMoment(storyNow), 1);
const mondays = [0, 7, 14].map((days) => addDays(tomorrow, daysUntilWeekday(weekdayOf(tomorrow), 1) + days));
/** The next Monday until 14:30 of which orders are taken for Tuesday. */
const monday = mondays.find((day) => !isHoliday(addDays(day, 1))) ?? '';
const onMonday = momentOf(monday, '08:00');

const stripOf = (page: Page) => page.getByRole('region', { name: 'Etwas vergessen?' });
const addsOf = (page: Page) => stripOf(page).getByRole('button', { name: / hinzufügen: / });
const productOf = (name: string | null) => name?.replace(/^[^:]*: /, '') ?? '';

test.describe('What is usually ordered', () => {
  test('is suggested beside the cart with three calls, and one press puts the usual amount into it', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/checkout' }));
    await expect(page.getByText(/^Meist montags bestellt und nicht dabei\./)).toBeVisible();
    await expect(addsOf(page)).toHaveCount(8);
    expect(shop.callsOf('listOrders', 'findProductsBySku').length).toBeLessThanOrEqual(3);
    const name = await addsOf(page).first().getAttribute('aria-label');
    await addsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(shop.row(productOf(name))).toBeVisible();
    await expect(shop.cartLink(1)).toBeVisible();
    await shop.settled();
    const { items } = await shop.ask<{ items: { amount: number }[] }>(`/v1/t/AL/my/shopping-cart/${customer}`);
    expect(items.map(({ amount }) => amount)).toEqual([Number(/^\d+/.exec(name ?? '')?.[0])]);
    // The keyboard goes on to the next one.
    await expect(addsOf(page).first()).toBeFocused();
    // A line's price is compared with what was last paid, which reads the same pages and one more; none is asked for twice.
    const pages = shop.callsOf('listOrders').map(({ url }) => url.searchParams.get('page') ?? '');
    expect(pages.toSorted((one, other) => Number(one) - Number(other))).toEqual(['0', '1', '2']);
    expect(shop.callsOf('findProductsBySku')).toHaveLength(1);
  });

  test('is suggested once more before it is ordered, which is no change of the cart to be asked about', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/checkout' }));
    await addsOf(page).first().click();
    await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
    await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toBeVisible();
    const name = await addsOf(page).first().getAttribute('aria-label');
    await addsOf(page).first().click();
    await expect(shop.cartLink(2)).toBeVisible();
    await shop.settled();
    await expect(stripOf(page).getByText(productOf(name), { exact: true })).toBeHidden();
    await expect(page.getByText(/hat sich geändert/)).toBeHidden();
  });

  test('stays hidden over a reload: for this cart, or for good until it is taken back', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/checkout' }));
    const first = productOf(await addsOf(page).first().getAttribute('aria-label'));
    const second = productOf(await addsOf(page).nth(1).getAttribute('aria-label'));
    await stripOf(page)
      .getByRole('button', { name: `heute nicht: ${first}` })
      .click();
    await stripOf(page)
      .getByRole('button', { name: `nie erinnern: ${second}` })
      .click();
    await page.reload();
    await expect(addsOf(page)).toHaveCount(8);
    await expect(stripOf(page).getByText(first, { exact: true })).toBeHidden();
    await stripOf(page).getByText('Ohne Erinnerung: 1 Artikel').click();
    await stripOf(page)
      .getByRole('button', { name: `Wieder erinnern: ${second}` })
      .click();
    await expect(stripOf(page).getByRole('button', { name: `nie erinnern: ${second}` })).toBeVisible();
  });

  test('goes on the order sheet as a typed amount, and to the cart only from there', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/my/order-sheet?source=orders:1' }));
    const name = await addsOf(page).first().getAttribute('aria-label');
    await addsOf(page).first().click();
    await expect(page.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    await expect(page.getByRole('textbox', { name: `Menge ${productOf(name)} in` })).toHaveValue(/^\d+/.exec(name ?? '')?.[0] ?? '');
    await expect(shop.cartLink(0)).toBeVisible();
  });

  test('says beside a line that its amount is far more than usual', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/checkout' }));
    const name = productOf(await addsOf(page).first().getAttribute('aria-label'));
    await addsOf(page).first().click();
    const amount = shop.row(name).getByRole('textbox');
    await amount.fill('9000');
    await amount.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /9\.000/ })
      .click();
    await expect(shop.row(name).getByText(/^9\.000.*: sonst \d/)).toBeVisible();
  });

  test('is a card on the home page in the two hours before the deadline, while the cart is empty', async ({ shop, page }) => {
    await openAt(shop, momentOf(monday, '12:29'), () => shop.as(buyer));
    const card = page.getByRole('heading', { level: 2, name: 'Montagsbestellung, bis 14:30' });
    await expect(page.getByText(/^Bis 14:30 Uhr bestellen/)).toBeVisible();
    await shop.settled();
    await expect(card).toBeHidden();
    expect(shop.callsOf('listOrders')).toEqual([]);
    await page.clock.fastForward('02:00');
    await expect(card).toBeVisible();
    await page.getByRole('link', { name: 'Zum Warenkorb', exact: true }).click();
    await expect(addsOf(page)).toHaveCount(8);
    await addsOf(page).first().click();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Weiter bestellen' })).toBeVisible();
    await expect(card).toBeHidden();
  });

  test('is nothing where the orders can’t be read', async ({ shop, page }) => {
    await openAt(shop, onMonday, () => shop.as(buyer, { path: '/checkout', scenario: 'ordersFail' }));
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await shop.settled();
    await expect(stripOf(page)).toBeHidden();
  });
});
