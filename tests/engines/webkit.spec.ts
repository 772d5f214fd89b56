import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { consentCookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { keys, WebKit } from '#scripts/engines/webkit.ts';
import { ports } from '#scripts/ports.ts';
import { World } from '../e2e/world';

const origin = `http://al.localhost:${ports.production}`;

/**
 * Opens a WebKit window with mock data of its own, in which all optional services are refused. Playwright's own
 * browser fixtures aren't used.
 */
const test = base.extend<{ open: (isDark: boolean) => Promise<WebKit> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
  open: async ({}, provide, testInfo) => {
    let webkit: WebKit | undefined;
    await provide(async (isDark) => {
      const world = new World(ports.production);
      webkit = await WebKit.open({ isDark });
      await webkit.goto(`${origin}/robots.txt`);
      for (const [name, value] of Object.entries(world.cookies)) await webkit.setCookie(name, value);
      await webkit.setCookie(mockCookieNames.panel, 'off');
      for (const name of consentCookieNames) await webkit.setCookie(name, 'false');
      return webkit;
    });
    if (testInfo.status !== testInfo.expectedStatus && webkit) writeFileSync(testInfo.outputPath('window.png'), await webkit.screenshot());
    await webkit?.close();
  },
});

/** Waits for a level-1 heading with this text. */
const heading = (webkit: WebKit, words: string) => webkit.find('h1', words);

test('WebKit: somebody signs in, finds, orders, reloads and goes back, by pointer and by keys', async ({ open }) => {
  const webkit = await open(false);
  await webkit.setSize(1440, 900);
  await webkit.goto(`${origin}/`);
  await webkit.click('header button', '^Anmelden$');
  await heading(webkit, '^Sign in$');
  await webkit.click('button', 'anna\\.al');
  await webkit.click('button', 'auswählen, Nummer 100$');
  await heading(webkit, '^Willkommen');

  await webkit.click('input[role=combobox]', 'Artikel suchen');
  await webkit.type('bergkäse');
  await webkit.find('[role=option]', '^Bergkäse');
  await webkit.type(keys.enter);
  await heading(webkit, '^Suche nach „bergkäse“');
  await webkit.click('label', '^Aktionen$');
  await webkit.until(() => location.search.length > '?query=bergk%C3%A4se'.length);
  await webkit.back();
  await webkit.until(() => new URLSearchParams(location.search).size === 1);

  const amount = 'article input[aria-label^="Menge: "]';
  await webkit.click(amount, '');
  await webkit.type(`3${keys.enter}`);
  await webkit.find('header a', '^Warenkorb, 1 Position');
  expect(await webkit.evaluate((css: string) => (document.querySelector(css) as HTMLInputElement).value, amount)).toBe('3');
  await webkit.click('article a', '^Bergkäse');
  await heading(webkit, '^Bergkäse');
  await webkit.back();
  await heading(webkit, '^Suche nach');

  await webkit.click('header a', '^Warenkorb, 1 Position');
  await heading(webkit, '^Warenkorb');
  await webkit.click('a', '^Weiter zur Lieferung');
  await webkit.click('[role=group] label, fieldset label', '^(?:Mo|Di|Mi|Do|Fr|Sa)');
  await webkit.click('input', 'Ihre Referenznummer');
  await webkit.type('Hochzeit Huber');
  await webkit.reload();
  await webkit.until(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Hochzeit Huber'));
  await webkit.click('button', '^Verbindlich bestellen$');
  await webkit.find('p, h1, h2, div', '^Vielen Dank! Ihre Bestellung \\d+ ist bei uns eingegangen');
  expect(webkit.errors).toEqual([]);
});
