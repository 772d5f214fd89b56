import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d.]+ Artikel$/ });

test.describe('The address', () => {
  /** Where a filter stands among the facets, and what choosing its first value, or the named one, puts into the address. */
  const filters: readonly { group: string; parameter: string; value: RegExp; name?: string }[] = [
    { group: 'Eigenschaften', parameter: 'attributes', value: /^[A-Za-z]+$/ },
    { group: 'Themen', parameter: 'virtualCategories', value: /^V-[A-Z]+$/ },
    { group: 'Angebote', parameter: 'prices', value: /^bulk$/, name: 'Staffelpreise' },
    { group: 'Marken', parameter: 'brandNames', value: /\w/ },
    { group: 'Verpackung', parameter: 'packagingTypes', value: /^(SINGLE|MULTI)_USE(_WITH_DEPOSIT)?$/ },
    { group: 'Herkunft', parameter: 'originCountries', value: /^(EU_NON_EU|NON_EU|UNKNOWN)$/ },
    { group: 'Lieferanten', parameter: 'supplierIds', value: /^\d+$/ },
  ];

  test('Every filter stands in the address under its own name, shows as a chip, and goes with it', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    const panel = page.getByRole('complementary', { name: 'Filter' });
    const chips = page.getByRole('list', { name: 'Aktive Filter' });
    const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
    const whole = await count(page).innerText();
    for (const { group, parameter, value, name } of filters) {
      await test.step(group, async () => {
        const facet = panel.getByRole('group').filter({ has: page.getByText(group, { exact: true }) });
        const first = facet.getByRole('checkbox', name ? { name } : {}).first();
        if (!(await first.isVisible())) await facet.getByText(group, { exact: true }).click();
        await first.check();
        await expect(first).toBeChecked();
        await expect(chips.getByRole('button', { name: /^Filter entfernen/ })).toHaveCount(1);
        await expect.poll(parameters).toEqual({ query: 'käse', [parameter]: expect.stringMatching(value) });
        await expect(result(page)).toHaveAttribute('aria-busy', 'false');
        await chips.getByRole('button', { name: /^Filter entfernen/ }).click();
        await expect(chips).toHaveCount(0);
        await expect.poll(parameters).toEqual({ query: 'käse' });
        await expect(count(page)).toHaveText(whole);
        await expect(first).not.toBeChecked();
      });
    }
  });

  test('Category, novelties, essence list, order, size and page stand in the address', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    const panel = page.getByRole('complementary', { name: 'Filter' });
    const expectParameter = (name: string, value: string | null) =>
      expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Weiter' }).click();
    await expectParameter('page', '1');
    await page.getByRole('combobox', { name: 'Artikel pro Seite' }).selectOption('50');
    await expectParameter('pageSize', '50');
    await expectParameter('page', null);
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption({ label: 'Preis aufsteigend' });
    await expectParameter('sort', 'price-asc');
    await panel.getByRole('link', { name: /^Molkereiprodukte/ }).click();
    await expectParameter('category', '130000');
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Molkereiprodukte');
    await panel.getByRole('checkbox', { name: /^Nur Neuheiten/ }).check();
    await expectParameter('onlyNewProducts', 'true');
    await panel.getByRole('radio', { name: 'Gesamte Essenzliste' }).check();
    await expectParameter('essential', 'all');
    await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('button', { name: /^Filter entfernen/ })).toHaveCount(3);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      query: 'käse',
      category: '130000',
      onlyNewProducts: 'true',
      essential: 'all',
      pageSize: '50',
      sort: 'price-asc',
    });
  });

  test(
    'An address with every parameter opens the list that it describes, again after a reload',
    { tag: '@both' },
    async ({ shop, page }) => {
      // The order is the specification's, so the address can be compared as it stands.
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
      await page.reload();
      await expectEverything();
    },
  );

  test('What means nothing in the address is ignored', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=reis' });
    const expected = await count(page).innerText();
    await page.goto(
      `${shop.origin()}/search?query=reis&page=-1&pageSize=77&prices=free&essential=maybe&originCountries=MARS&packagingTypes=x&attributes=&sort=age&onlyNewProducts=yes&__proto__=1`,
    );
    await expect(count(page)).toHaveText(expected);
    await expect(page.getByRole('list', { name: 'Aktive Filter' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Artikel pro Seite' })).toHaveValue('100');
  });

  test('Back and forward go through the filters', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=reis' });
    const all = await count(page).innerText();
    const organic = page.getByRole('checkbox', { name: /^Bio \d/ });
    await organic.check();
    await expect(count(page)).not.toHaveText(all);
    const fewer = await count(page).innerText();
    await page.goBack();
    await expect(count(page)).toHaveText(all);
    await expect(organic).not.toBeChecked();
    await page.goForward();
    await expect(count(page)).toHaveText(fewer);
    await expect(organic).toBeChecked();
  });

  test('Going back at once takes a filter off again, also while its list is still being drawn', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=170000&pageSize=300' });
    const organic = page.getByRole('checkbox', { name: /^Bio \d/ });
    await expect(organic).not.toBeChecked();
    const all = await count(page).innerText();
    await organic.evaluate((box: HTMLInputElement) => {
      box.click();
      history.back();
    });
    await expect(page).not.toHaveURL(/attributes=/);
    await expect(organic).not.toBeChecked();
    await expect(count(page)).toHaveText(all);
  });

  test('Pages and page size lead through the whole range', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?category=170000' });
    const pages = page.getByRole('navigation', { name: 'Seiten' });
    await expect(pages.getByRole('link', { name: 'Seite 1', exact: true })).toHaveAttribute('aria-current', 'page');
    const first = await result(page).getByRole('article').first().getAttribute('aria-label');
    await pages.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/[?&]page=1(&|$)/);
    await expect(result(page).getByRole('article').first()).not.toHaveAccessibleName(first ?? '');
    await page.getByRole('combobox', { name: 'Artikel pro Seite' }).selectOption('300');
    await expect(page).toHaveURL(/pageSize=300/);
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect(pages.getByRole('link', { name: /^Seite \d+$/ })).toHaveCount(3);
  });
});

test.describe('What is typed', () => {
  test('What is written otherwise finds what is meant', async ({ shop, page }) => {
    await shop.visit('/');
    for (const [typed, found] of [
      ['bergkaese', /^Bergkäse/],
      ['GRUENER VELTLINER', /Grüner Veltliner/],
      ['bergkässe', /^Bergkäse/],
      ['104711', /^Bergkäse 6 Monate gereift, Laib/],
    ] as const) {
      await test.step(typed, async () => {
        await page.getByRole('combobox', { name: 'Artikel suchen' }).fill(typed);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${typed}“` })).toBeVisible();
        await expect(result(page).getByRole('article', { name: found }).first()).toBeVisible();
      });
    }
  });

  test('Suggestions are walked through and followed by keyboard', async ({ shop, page }) => {
    await shop.visit('/');
    const box = page.getByRole('combobox', { name: 'Artikel suchen' });
    await box.pressSequentially('bergk');
    const list = page.getByRole('listbox', { name: 'Vorschläge' });
    await expect(list.getByRole('option', { name: /^Bergkäse/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    const last = list.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
    const target = await last.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.origin() + (target ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('Escape closes the suggestions and keeps the text; Enter then shows the whole result', async ({ shop, page }) => {
    await shop.as('anna.al');
    const box = page.getByRole('combobox', { name: 'Artikel suchen' });
    await box.pressSequentially('reis');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue('reis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin()}/search?query=reis`);
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „reis“' })).toBeVisible();
  });

  test('An empty result says so and offers ways out', async ({ shop, page }) => {
    await shop.visit('/search?query=qxqxqx&category=130000');
    await expect(page.getByText('Keine Artikel zu „qxqxqx“ gefunden')).toBeVisible();
    await page.getByRole('button', { name: 'Alle Artikel ansehen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/search`);
    await expect(result(page).getByRole('article').first()).toBeVisible();
  });

  test('A failed search keeps the query and works again with a retry', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=reis&attributes=BIO', scenario: 'searchProducts=400,searchProductsV2=400' });
    await expect(page.getByRole('alert')).toContainText('Die Artikel konnten nicht geladen werden.');
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(result(page).getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/query=reis&attributes=BIO/);
  });

  test('A restricted customer finds only what may be ordered, and is told so', async ({ shop, page }) => {
    await shop.as('greta.al', { path: '/search' });
    await expect(page.getByText('Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.')).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Filter' });
    await expect(panel.getByRole('link', { name: /^Alkoholfreie Getränke|^Molkereiprodukte/ }).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Wein & Schaumwein|^Bier/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Artikel suchen' }).fill('veltliner');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Keine Artikel zu „veltliner“ gefunden')).toBeVisible();
    await expect(page.getByText('Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.')).toBeVisible();
  });

  test('Markup in the query is text', async ({ shop, page }) => {
    await shop.visit(`/search?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByText('Keine Artikel zu „<img src=x onerror=alert(1)>“ gefunden')).toBeVisible();
    await expect(page).toHaveTitle(/<img src=x/);
  });
});
