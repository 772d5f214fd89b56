import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Height of the window that a phone's keyboard leaves. */
const visible = 500;

/** Opens a keyboard as the page notices it, which automated browsers don't have: the visible part of the window gets lower. */
const setVisibleHeight = (page: Page, height: number) =>
  page.evaluate((value) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);

const bottomOf = (part: Locator) => part.evaluate((element) => Math.floor(element.getBoundingClientRect().bottom));

/** True if a tap on the middle of an element reaches it. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

test('The on-screen keyboard covers neither the typed field nor the button to send', async ({ shop, page }) => {
  await shop.withCart('anna.al', [{ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }], { path: '/checkout/delivery' });
  // The bar's button; it orders once a day is chosen.
  const send = page.getByRole('button', { name: 'Liefertag wählen' });
  const field = page.getByRole('textbox', { name: 'Ihre Referenznummer' });
  await field.tap();
  await setVisibleHeight(page, visible);
  await expect.poll(() => bottomOf(send)).toBeLessThanOrEqual(visible);
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await bottomOf(field)).toBeLessThanOrEqual(visible);
  expect(await isOnTop(field)).toBe(true);
  await setVisibleHeight(page, 844);
  await expect.poll(() => bottomOf(send)).toBeGreaterThan(visible);

  await shop.go('/checkout');
  await page.getByRole('button', { name: 'Schnellerfassung', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Schnellerfassung' });
  const lines = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
  await expect(lines).toBeFocused();
  await setVisibleHeight(page, visible);
  await expect.poll(() => bottomOf(dialog)).toBeLessThanOrEqual(visible);
  for (const part of [lines, dialog.getByRole('button', { name: 'Schließen' }).last()])
    expect(await bottomOf(part)).toBeLessThanOrEqual(visible);
  expect(await isOnTop(lines)).toBe(true);
});
