import { isHoliday } from '#mocks/world/deliveryDays.ts';
import { storyNow } from '#storybook/clock.ts';
import { addDays, dayOfMoment, daysUntilWeekday, momentOf, weekdayOf } from '#domain/text/calendar.ts';
import { chooseDelivery, confirmedNumber, openCart, orderButton } from './buying';
import { openAt } from './moment';
import { expect, test } from './shop';

/** A browser in New York, while the tenant is in Vienna; six hours lie between them on this day. */
test.use({ timezoneId: 'America/New_York' });

/** The next Wednesday after tomorrow on which goods are delivered. The backend's days are those of the four weeks from now. */
const soonest = addDays(dayOfMoment(storyNow), 2);
const wednesdays = [0, 7, 14].map((weeks) => addDays(soonest, daysUntilWeekday(weekdayOf(soonest), 3) + weeks));
const wednesday = wednesdays.find((day) => !isHoliday(day)) ?? '';
/** That Wednesday as the shop writes it. */
const wednesdayText = `Mi., ${wednesday.slice(8)}.${wednesday.slice(5, 7)}.`;

/** A time in Vienna on the day before, until 14:30 of which orders are taken. */
function tuesday(time: string): Date {
  const [hours = '', minutes = '', seconds = '0'] = time.split(':');
  return new Date(momentOf(addDays(wednesday, -1), `${hours}:${minutes}`).getTime() + Number(seconds) * 1_000);
}

test("Days and deadlines are the tenant's, also in another time zone; one that passes is said at once, also to a tab that slept, and what was typed stays", async ({
  shop,
  page,
}) => {
  // In New York it is still Monday.
  await openAt(shop, tuesday('00:10:00'), () => openCart(shop, 1));
  await chooseDelivery(page, 'soonest');
  await page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Hochzeit Huber');
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Bitte Hintereingang benutzen');
  const days = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio');
  const choice = page.getByRole('radio', { name: new RegExp(`^${wednesdayText}`) });
  await page.clock.pauseAt(tuesday('00:30:00'));
  await expect(choice).toHaveAccessibleName(new RegExp(`^${wednesdayText}.*bis heute, 14:30.*noch 14 Std\\. 0 Min\\.$`));
  await page.clock.fastForward('13:59:00');
  await expect(choice).toHaveAccessibleName(/noch 1 Min\. 0 Sek\.$/);
  await page.clock.runFor(1_000);
  await expect(choice).toHaveAccessibleName(/noch 0 Min\. 59 Sek\.$/);
  await page.clock.fastForward(58_000);
  await expect(choice).toBeChecked();
  await page.clock.resume();
  const closed = (day: string) =>
    page.getByRole('alert').filter({ hasText: `Der Bestellschluss für ${day} ist vorbei. Bitte wählen Sie einen anderen Tag.` });
  await expect(closed(wednesdayText)).toBeVisible();
  await expect(choice).toHaveCount(0);
  const panel = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(panel.getByText('bitte wählen')).toBeVisible();
  await expect(panel.getByText(`Der Bestellschluss für ${wednesdayText} ist vorbei.`)).toBeVisible();
  await orderButton(page).click();
  await expect(days.first()).toBeFocused();
  await days.first().check();
  // The clock has passed the next deadline, and no timer has fired yet.
  const cards = page.getByRole('group', { name: 'Liefertag' }).locator('label');
  const [next = ''] = /\S+, \d\d\.\d\d\./.exec(await cards.first().innerText()) ?? [];
  await page.clock.setFixedTime(new Date(tuesday('14:30:00').getTime() + 7 * 24 * 60 * 60 * 1_000));
  await orderButton(page).click();
  await expect(closed(next)).toBeVisible();
  expect(await shop.callsOf('submitCart')).toHaveLength(0);
  await days.first().check();
  await orderButton(page).click();
  await confirmedNumber(page);
  await expect(page.getByText('Hochzeit Huber')).toBeVisible();
  await expect(page.getByText('Bitte Hintereingang benutzen')).toBeVisible();
});

test("A product's own deadline counts down, passes, and another day is chosen", async ({ shop, page }) => {
  // The product is to be ordered by 10:30, the day by 14:30.
  await openAt(shop, tuesday('10:10:00'), () => shop.withCart('anna.al', [{ sku: '104723', amount: 1, unitAbbreviation: 'KIS' }]));
  await expect(page.getByText('Bestellschluss 10:30').first()).toBeVisible();
  await chooseDelivery(page, 'soonest');
  const own = page.getByRole('listitem').filter({ hasText: 'bis heute, 10:30' });
  await page.clock.pauseAt(tuesday('10:29:30'));
  await expect(own).toContainText('noch 0 Min. 30 Sek.');
  await page.clock.pauseAt(tuesday('10:29:59'));
  await page.clock.resume();
  const alert = page.getByRole('alert').filter({ hasText: 'Für einen Artikel ist der Bestellschluss vorbei' });
  await expect(alert).toContainText(`Lieferung ${wednesdayText}, Bestellschluss war um 10:30`);
  await orderButton(page).click();
  await expect(alert.getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused();
  expect(await shop.callsOf('submitCart')).toHaveLength(0);
  await page
    .getByRole('group', { name: /^(Liefertag|Trockenware|Frischware|Tiefkühlware)$/ })
    .first()
    .getByRole('radio')
    .nth(1)
    .check();
  await expect(alert).toHaveCount(0);
  await orderButton(page).click();
  await confirmedNumber(page);
});
