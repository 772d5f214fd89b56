import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d.]+ Artikel$/ });

/** All details of a search's address are tested in src/pages/search/SearchInUse.stories.tsx. */
test(
  'An address with every parameter opens the list that it describes, again after a reload',
  { tag: '@engines' },
  async ({ shop, page }) => {
    // Parameters are in the specification's sequence, so that the address can be compared as text.
    const address =
      '/search?query=wein&onlyNewProducts=true&pageSize=50&essential=all&attributes=BIO&category=210000&prices=bulk&virtualCategories=V-BIO' +
      '&wineCountries=%C3%96sterreich&wineRegions=Wachau&wineTypeOfGrapes=Riesling&brandNames=Weingut+Donaublick&packagingTypes=SINGLE_USE&originCountries=EU_NON_EU';
    await shop.as('anna.al', { path: `${address}&forceReload=true` });
    const panel = page.getByRole('complementary', { name: 'Filter' });
    const expectEverything = async () => {
      await expect(page).toHaveURL(shop.origin() + address);
      await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „wein“' })).toBeVisible();
      for (const name of [
        /^Nur Neuheiten/,
        /^Bio(logisch)? \d/,
        /^Staffelpreise/,
        /^Österreich \d/,
        /^Wachau \d/,
        /^Riesling \d/,
        /^Weingut Donaublick \d/,
        /^Einweg \d/,
        /^EU und Nicht-EU \d/,
      ]) {
        await expect(panel.getByRole('checkbox', { name }).first()).toBeChecked();
      }
      await expect(panel.getByRole('radio', { name: 'Gesamte Essenzliste' })).toBeChecked();
      await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Wein & Schaumwein');
      await expect(page.getByRole('combobox', { name: 'Artikel pro Seite' })).toHaveValue('50');
      await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('button', { name: /^Filter entfernen/ })).toHaveCount(12);
    };
    await expectEverything();
    await shop.reload();
    await expectEverything();
  },
);

test(
  'Back and forward go through the filters, also at once, while the list of one is still being drawn',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=170000&pageSize=300' });
    const all = await count(page).innerText();
    const organic = page.getByRole('checkbox', { name: /^Bio \d/ });
    await expect(organic).not.toBeChecked();
    await organic.evaluate((box: HTMLInputElement) => {
      box.click();
      history.back();
    });
    await expect(page).not.toHaveURL(/attributes=/);
    await expect(organic).not.toBeChecked();
    await expect(count(page)).toHaveText(all);
    await organic.check();
    await expect(count(page)).not.toHaveText(all);
    const fewer = await count(page).innerText();
    await page.goBack();
    await expect(count(page)).toHaveText(all);
    await expect(organic).not.toBeChecked();
    await page.goForward();
    await expect(count(page)).toHaveText(fewer);
    await expect(organic).toBeChecked();
  },
);

test(
  'What is typed finds what is meant: words written otherwise, a suggestion by keyboard, a number, markup as text',
  { tag: ['@floor', '@engines'] },
  async ({ shop, page }) => {
    const box = page.getByRole('combobox', { name: 'Artikel suchen' });
    const result = page.getByRole('region', { name: 'Suchergebnis' });
    await shop.as('anna.al', { path: '/flyers' });
    await box.pressSequentially('bergk');
    await expect(page.getByRole('option', { name: /^Bergkäse/ }).first()).toBeVisible();
    // The suggestions for the last letter, not for the one before.
    await shop.settled();
    await page.keyboard.press('ArrowUp');
    const target = await page.getByRole('option').last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.origin() + (target ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await box.fill('');
    await box.pressSequentially('bergkässe');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue('bergkässe');
    for (const [typed, found] of [
      ['bergkässe', /^Bergkäse/],
      ['GRUENER VELTLINER', /Grüner Veltliner/],
      ['104711', /^Bergkäse 6 Monate gereift, Laib/],
    ] as const) {
      await box.fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${typed}“` })).toBeVisible();
      await expect(result.getByRole('article', { name: found }).first()).toBeVisible();
    }
    await box.fill('<img src=x onerror=alert(1)>');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Keine Artikel zu „<img src=x onerror=alert(1)>“ gefunden')).toBeVisible();
    await expect(page).toHaveTitle(/<img src=x/);
    // There is no consent.
    expect(await shop.callsOf('reportSearch', 'reportProductClick', 'suggestSearchTerms')).toEqual([]);
  },
);

test(
  'Why an amount is not taken stands beside its field, also where the browser has no top layer',
  { tag: ['@floor', '@engines'] },
  async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=reis' });
    const amount = page.getByRole('textbox', { name: /^Menge: / }).first();
    await amount.fill('2,5');
    const hint = page.getByRole('alert').filter({ hasText: 'Bitte „2,5“ als ganze Zahl eingeben.' });
    await expect(hint).toBeVisible();
    await expect(hint).toBeInViewport({ ratio: 1 });
    const [field, box] = [await amount.boundingBox(), await hint.boundingBox()];
    const gap = Math.max((field?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0), (box?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
    await amount.fill('3');
    await amount.press('Enter');
    await expect(amount).toHaveValue('3');
  },
);
