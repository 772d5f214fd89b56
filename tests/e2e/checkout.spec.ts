import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, openCart, orderButton, placedOrders } from './buying';
import { expect, test } from './shop';

/** Obstacles to an order: src/pages/checkout/OrderProblems.stories.tsx; the steps by themselves: CheckoutPage.stories.tsx; in a fair: fairs.spec.ts. */
test(
  'Each step has its address and stands a reload; what was typed survives it and a failed submit, and goes into the order',
  { tag: ['@floor', '@engines'] },
  async ({ shop, page }) => {
    await openCart(shop, 1);
    await chooseDelivery(page);
    const step = (name: string) => page.getByRole('heading', { level: 1, name });
    const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' });
    const reference = page.getByRole('textbox', { name: 'Ihre Referenznummer' });
    const notes = page.getByRole('textbox', { name: 'Anmerkungen' });
    const area = page.getByRole('radio', { name: 'Haupteingang' });
    await reference.fill('Hochzeit <Huber>');
    await notes.fill('Bitte Hintereingang benutzen.\nDanke!');
    await area.check();
    await expect(page).toHaveURL(`${shop.origin()}/checkout/delivery`);
    await shop.reload();
    await expect(step('Lieferung')).toBeVisible();
    await expect(steps.getByText('Lieferung', { exact: true }).locator('..')).toHaveAttribute('aria-current', 'step');
    await expect(reference).toHaveValue('Hochzeit <Huber>');
    await expect(notes).toHaveValue('Bitte Hintereingang benutzen.\nDanke!');
    await expect(area).toBeChecked();
    await steps.getByRole('link', { name: 'Warenkorb' }).click();
    await expect(step('Warenkorb')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/checkout`);
    await page.goBack();
    await shop.setScenario('submitCart=400');
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /Bestellung/ })).toBeVisible();
    await expect(reference).toHaveValue('Hochzeit <Huber>');
    await shop.setScenario('normal');
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    const submits = (await shop.callsOf('submitCart')).length;
    await shop.reload();
    expect(await confirmedNumber(page)).toBe(number);
    await expect(page.getByText('Hochzeit <Huber>')).toBeVisible();
    await expect(page.getByText('Bitte Hintereingang benutzen.')).toBeVisible();
    await expect(page.getByText('Haupteingang')).toBeVisible();
    expect(await shop.callsOf('submitCart')).toHaveLength(submits);
    await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
    await expect(step(`Bestellung ${number}`)).toBeVisible();
  },
);

test('Two tabs order one cart once', { tag: '@engines' }, async ({ shop, page }) => {
  await openCart(shop, 1);
  await chooseDelivery(page);
  const other = await page.context().newPage();
  await other.goto(`${shop.origin()}/checkout`);
  await chooseDelivery(other);
  for (const tab of [page, other]) await expect(orderButton(tab)).toBeEnabled();
  // Both at one moment; in any order of arrival and notification, each of them shows the result of its press.
  const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  const said = (tab: Page) => tab.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist|: Soeben ist die Bestellung \d+ eingegangen/);
  for (const tab of [page, other]) await expect(said(tab)).toBeVisible();
  const told = await Promise.all([page, other].map((tab) => said(tab).innerText()));
  expect(told.filter((text) => text.startsWith('Vielen Dank!'))).toHaveLength(1);
  const placed = await placedOrders(shop);
  expect(placed).toHaveLength(1);
  for (const text of told) expect(text).toContain(placed[0]);
});
