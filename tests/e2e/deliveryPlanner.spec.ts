import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import nodeIcal from 'node-ical';
import { momentOf } from '#domain/text/calendar.ts';
import { confirmedNumber, openMixedCart, orderButton } from './buying';
import { openAt } from './moment';
import { expect, test } from './shop';

const planOf = (page: Page) => page.getByRole('table', { name: 'Der Warenkorb nach Liefertagen' });
const daysOf = (page: Page) => page.getByRole('group', { name: 'Neuer Liefertag' }).getByRole('radio');
/** The days of the rows, as the shop writes them there. */
const rowsOf = (page: Page) => planOf(page).getByRole('rowheader');

/** Views a day and applies it; returns the announced change. */
async function takeDay(page: Page, index: number): Promise<string> {
  await daysOf(page).nth(index).check();
  const outlook = page.getByText(/^Das ändert sich mit /).locator('..');
  const said = await outlook.innerText();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(outlook).toBeHidden();
  return said;
}

/** Saves the calendar file and reads it. */
async function savedCalendar(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'In den Kalender' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Lieferungen .*\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  const entries = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) => (entry?.type === 'VEVENT' ? [entry] : []));
  return { text, entries };
}

test('What is planned is what is ordered, and then it is on its way', async ({ shop, page }) => {
  await openMixedCart(shop);
  await page.getByRole('link', { name: 'Lieferplan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferplan' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Noch ohne Liefertag');
  expect(await takeDay(page, 1)).toMatch(/Trockenware: 1 Position.*\n?.*Frischware: 1 Position.*\n?.*Tiefkühlware: 1 Position/);
  await page.getByRole('radio', { name: 'Tiefkühlware' }).check();
  const said = await takeDay(page, 2);
  expect(said).toMatch(/Tiefkühlware: 1 Position von /);
  expect(said).not.toContain('Trockenware');
  await expect(rowsOf(page)).toHaveCount(2);
  const [day, later] = await rowsOf(page).allInnerTexts();

  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await orderButton(page).click();
  const order = await confirmedNumber(page);
  const [submit] = await shop.callsOf('submitCart');
  const body = JSON.parse(submit?.body ?? '{}') as Readonly<Record<string, string>>;
  const asShown = (text: string | undefined) =>
    /(\d\d)\.(\d\d)\./
      .exec(text ?? '')
      ?.slice(1, 3)
      .reverse()
      .join('-');
  expect([
    body['requestedDeliveryDay']?.slice(5),
    body['requestedDeliveryDayFreshProducts']?.slice(5),
    body['requestedDeliveryDayFrozenProducts']?.slice(5),
  ]).toEqual([asShown(day), asShown(day), asShown(later)]);

  await shop.go('/checkout/planner');
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await expect(page.getByRole('link', { name: `Bestellung ${order}` })).toHaveCount(2);
});

test.describe('A browser on either side of the date line', () => {
  // Not the test runner's time zone, which would prevent one that changes.
  // oxlint-disable-next-line no-empty-pattern
  test.use({ timezoneId: [({}, use) => use(undefined), { scope: 'test' }] });

  /** Saturday; the clocks go back in the night, and Monday is a public holiday. */
  const saturday = momentOf('2026-10-24', '08:00');

  test('has the days of the tenant, and its calendar file the same moments, a repeat the same ids', async ({ shop, page }) => {
    const devTools = await page.context().newCDPSession(page);
    const goToZone = (timezoneId: string) => devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    await goToZone('Pacific/Honolulu');
    // The backend's days are those of its own clock, and so are its orders: today decides which of them have these days.
    await page.addInitScript(() => {
      const ask = window.fetch;
      const upcomingDays = [
        { day: '2026-10-27', orderUntil: '2026-10-25T13:30:00Z' },
        { day: '2026-10-28', orderUntil: '2026-10-27T13:30:00Z' },
      ];
      window.fetch = async (address, init) => {
        const answer = await ask(address, init);
        const path = address instanceof Request ? address.url : address.toString();
        const { headers } = answer;
        if (path.includes('/v1/effective-customers/AL/100/orders/overview'))
          return Response.json({ ...((await answer.json()) as object), orders: [] }, { headers });
        if (!path.endsWith('/v1/effective-customers/AL/100')) return answer;
        return Response.json({ ...((await answer.json()) as object), upcomingDays }, { headers });
      };
    });
    await openAt(shop, saturday, () => openMixedCart(shop));
    await page.getByRole('link', { name: 'Lieferplan' }).first().click();
    await takeDay(page, 0);
    // 14:30 in Vienna is thirty-one and a half hours later, for the night is an hour longer.
    await expect(rowsOf(page)).toHaveText(/^Dienstag, 27\.10\..*bis So\., 25\.10\., 14:30.*noch 1 Tag [67] Std\./);
    const first = await savedCalendar(page);
    const uids = ['deadline-AL-100-2026-10-27@delivery-plan', 'delivery-AL-100-2026-10-27@delivery-plan'];
    expect(first.entries.map(({ uid }) => uid)).toEqual(uids);
    expect(first.text).toContain('DTSTART:20261025T133000Z');
    expect(first.text).toContain('TRIGGER:-PT2H');
    expect(first.text).toContain('DTSTART;VALUE=DATE:20261027');
    expect(first.entries[0]?.summary).toMatch(/Bestellschluss 14:30 für Di\., 27\.10\.$/);

    await goToZone('Pacific/Tongatapu');
    await shop.reload();
    await takeDay(page, 1);
    const second = await savedCalendar(page);
    expect(second.entries.map(({ uid, status }) => [uid, status])).toEqual([
      ['deadline-AL-100-2026-10-28@delivery-plan', 'CONFIRMED'],
      ['delivery-AL-100-2026-10-28@delivery-plan', 'TENTATIVE'],
      ...uids.map((uid) => [uid, 'CANCELLED']),
    ]);
    expect(second.text).toContain('DTSTART:20261027T133000Z');
    expect(second.text.match(/BEGIN:VALARM/g)).toHaveLength(1);
  });
});
