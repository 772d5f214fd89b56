import type { Page } from '@playwright/test';
import { isHoliday } from '#mocks/world/deliveryDays.ts';
import { storyNow } from '#storybook/clock.ts';
import { addDays, dayOfMoment, daysUntilWeekday, momentOf, weekdayOf } from '#domain/text/calendar.ts';
import { openAt } from './moment';
import { expect, test } from './shop';

/** Orders on Mondays and Thursdays; most of it each time. */
const buyer = 'jana.al';

const tomorrow = addDays(dayOfMoment(storyNow), 1);
const mondays = [0, 7, 14].map((days) => addDays(tomorrow, daysUntilWeekday(weekdayOf(tomorrow), 1) + days));
/** The next Monday until 14:30 of which orders are taken for Tuesday. */
const monday = mondays.find((day) => !isHoliday(addDays(day, 1))) ?? '';
const onMonday = momentOf(monday, '08:00');

const stripOf = (page: Page) => page.getByRole('region', { name: 'Etwas vergessen?' });
const addsOf = (page: Page) => stripOf(page).getByRole('button', { name: / hinzufügen: / });
const productOf = (name: string | null) => name?.replace(/^[^:]*: /, '') ?? '';

/** Suggestions and their additions: src/pages/checkout/UsualReminder.stories.tsx, src/pages/orderSheet/OrderSheetPage.stories.tsx. */
test.describe('What is usually ordered', () => {
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
    await shop.reload();
    await expect(addsOf(page)).toHaveCount(8);
    await expect(stripOf(page).getByText(first, { exact: true })).toBeHidden();
    await stripOf(page).getByText('Ohne Erinnerung: 1 Artikel').click();
    await stripOf(page)
      .getByRole('button', { name: `Wieder erinnern: ${second}` })
      .click();
    await expect(stripOf(page).getByRole('button', { name: `nie erinnern: ${second}` })).toBeVisible();
  });

  test('is a card on the home page in the two hours before the deadline, while the cart is empty', async ({ shop, page }) => {
    await openAt(shop, momentOf(monday, '12:29'), () => shop.as(buyer));
    const card = page.getByRole('heading', { level: 2, name: 'Montagsbestellung, bis 14:30' });
    await expect(page.getByText(/^Bis 14:30 Uhr bestellen/)).toBeVisible();
    await shop.settled();
    await expect(card).toBeHidden();
    expect(await shop.callsOf('listOrders')).toEqual([]);
    await page.clock.fastForward('02:00');
    await expect(card).toBeVisible();
    await page.getByRole('link', { name: 'Zum Warenkorb', exact: true }).click();
    await expect(addsOf(page)).toHaveCount(8);
    await addsOf(page).first().click();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Weiter bestellen' })).toBeVisible();
    await expect(card).toBeHidden();
  });
});
