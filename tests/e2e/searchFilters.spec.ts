import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d.]+ Artikel$/ });

test.describe('Filters', () => {
  test('A facet tells how many products it leaves', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    for (const name of [/^Bio \d/, /^Sennhaus Lech \d/]) {
      const facet = page.getByRole('checkbox', { name });
      const left = /\d+$/.exec(await page.getByRole('listitem').filter({ has: facet }).innerText())?.[0];
      await facet.check();
      await expect(count(page)).toHaveText(`${left} Artikel`);
    }
  });

  test('Chips take filters off, one by one and all together', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse&attributes=Gekuehlt&brandNames=Kasererhof&prices=bulk' });
    const chips = page.getByRole('list', { name: 'Aktive Filter' });
    await chips.getByRole('button', { name: 'Filter entfernen: Kasererhof' }).click();
    await expect(page).not.toHaveURL(/brandNames/);
    await expect(chips.getByRole('button', { name: /^Filter entfernen/ })).toHaveCount(2);
    await chips.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/search?query=k%C3%A4se`);
    await expect(chips).toHaveCount(0);
  });

  test('On the phone the filters open over the list and say how much they leave', async ({ shop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.as('anna.al', { path: '/search?query=käse' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await drawer.getByRole('checkbox', { name: /^Bio \d/ }).check();
    await drawer.getByRole('button', { name: /^\d+ Artikel anzeigen$/ }).click();
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });

  for (const [tenant, width] of [
    ['AL', 390],
    ['GM', 390],
    ['GM', 1000],
  ] as const) {
    test(`Rows of ${tenant} at ${width} px cut off nothing below the name`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height: 844 });
      await shop.as(`anna.${tenant.toLowerCase()}`, { path: '/search?query=käse' });
      await expect(result(page).getByRole('article').first()).toBeVisible();
      await expect(
        result(page)
          .getByText(/ab \d+ .*€\/kg|: .*€\/kg/)
          .first(),
      ).toBeAttached();
      const cut = await result(page)
        .getByRole('article')
        .evaluateAll((rows) =>
          rows.flatMap((row) =>
            Array.from(row.querySelectorAll<HTMLElement>('span'))
              // Words that only assistive technology reads are a pixel wide.
              .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX === 'hidden')
              .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1)
              .map((part) => part.innerText),
          ),
        );
      expect(cut).toEqual([]);
    });
  }

  test('A press right after scrolling counts', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=170000&pageSize=300' });
    const add = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb: / });
    await expect(add.first()).toBeVisible();
    const takesPress = await add.first().evaluate(
      (button) =>
        new Promise<boolean>((resolve) => {
          window.addEventListener(
            'scroll',
            () =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const { left, top, width, height } = button.getBoundingClientRect();
                  resolve(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
                }),
              ),
            { once: true },
          );
          window.scrollBy({ top: 40, behavior: 'instant' });
        }),
    );
    expect(takesPress).toBe(true);
  });

  test('The filters of wines are there for wines', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=210000' });
    const filters = page.getByRole('complementary', { name: 'Filter' });
    for (const [title, parameter] of [
      ['Wein: Land', 'wineCountries'],
      ['Wein: Region', 'wineRegions'],
      ['Wein: Rebsorte', 'wineTypeOfGrapes'],
    ] as const) {
      const facet = filters.getByRole('group').filter({ hasText: title }).getByRole('checkbox').first();
      await facet.check();
      await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toBeTruthy();
    }
    await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('button', { name: /^Filter entfernen/ })).toHaveCount(4);
  });

  test('The filters of wines are kept in another order, which holds within the categories and says so', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=210000&sort=price-asc' });
    const within = page.getByText('Mit Filtern nach Wein wird innerhalb der Kategorien sortiert.');
    const country = page
      .getByRole('complementary', { name: 'Filter' })
      .getByRole('group')
      .filter({ hasText: 'Wein: Land' })
      .getByRole('checkbox')
      .first();
    await expect(country).toBeVisible();
    await expect(within).toHaveCount(0);
    await country.check();
    await expect(within).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price-asc');
    await country.uncheck();
    await expect(within).toHaveCount(0);
    await expect(country).toBeVisible();
  });
});
