import { countdown } from '#domain/checkout/delivery.ts';
import { formatTime, formatWeekday } from '#i18n/format.ts';
import { orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

const hour = 3_600_000;

/** The soonest delivery of the standard buyer, as the backend has it now: the deadline is an hour and more away, or the one after it counts. */
async function soonestDelivery(shop: ShopDriver): Promise<{ readonly day: string; readonly orderUntil: Date }> {
  const { upcomingDays } = await shop.ask<{ upcomingDays: readonly { day: string; orderUntil: string }[] }>(
    '/v1/effective-customers/AL/100',
  );
  const [next] = upcomingDays.map(({ day, orderUntil }) => ({ day, orderUntil: new Date(orderUntil) }));
  if (!next) throw new Error('No day of delivery');
  return next;
}

test("The server's time counts: a device whose clock runs slow promises no time that isn't left, one whose clock runs fast hides no day that can be ordered for", async ({
  shop,
  page,
}) => {
  await page.clock.install({ time: shop.now().getTime() - 3 * hour });
  await shop.withCart('anna.al', [{ sku: '104711', amount: 1, unitAbbreviation: 'LAI' }], { path: '/' });
  const { day, orderUntil } = await soonestDelivery(shop);
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  const { days, hours, minutes } = countdown(orderUntil, shop.now());
  const left = (minute: number) => (days > 0 ? `${hours} Std.` : hours > 0 ? `noch ${hours} Std. ${minute} Min.` : `noch ${minute} Min.`);
  // A minute may have passed meanwhile.
  await expect(timer).toContainText(new RegExp(`${left(minutes)}|${left(minutes + 1)}`));

  // By the device the deadline passed an hour ago.
  await page.clock.setSystemTime(orderUntil.getTime() + hour);
  await shop.reload();
  await expect(page.getByText(`${formatTime(orderUntil, 'de')} Uhr bestellen, Lieferung ${formatWeekday(day, 'de')}`)).toBeVisible();
  const short = `${day.slice(8)}.${day.slice(5, 7)}.`;
  await shop.go('/search?query=bergk%C3%A4se');
  await expect(shop.row(/Bergkäse 6 Monate gereift, Laib/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Bestellen bis ${formatTime(orderUntil, 'de')}`);
  await shop.go('/checkout/delivery');
  const first = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio').first();
  await expect(first).toHaveAccessibleName(new RegExp(`${short}.*noch `));
  await first.check();
  await expect(orderButton(page)).toBeEnabled();
});
