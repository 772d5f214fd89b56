import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, openCart, openDelivery, orderButton, placedOrders } from './buying';
import { expect, test } from './shop';

/**
 * The screen when calls aren't answered. Every call with every fault: src/queries/readFaults.test.tsx and, for the order itself,
 * src/pages/checkout/submitFaults.test.tsx; the messages: src/pages/checkout/OrderProblems.stories.tsx.
 */
const reference = (page: Page) => page.getByRole('textbox', { name: 'Ihre Referenznummer' });
const alertOf = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).first();
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' }).first();

test('An order that is never answered is said to be none, with what to do; nothing typed is lost, one order comes of it, and its confirmation can be tried again', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  await page.clock.install();
  await openDelivery(shop, 'own');
  await shop.setScenario('submitCart=timeout');
  await orderButton(page).click();
  await expect.poll(() => shop.callsSoFar('submitCart').length).toBe(1);
  const lost = alertOf(
    page,
    /in Ihren Bestellungen steht diese nicht\. Bitte senden Sie sie noch einmal ab; doppelt bestellt wird dabei nichts\./,
  );
  await expect(async () => {
    // The time limit and the looks into the order list, without waiting for them.
    await page.clock.fastForward(31_000);
    await expect(lost).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0, 100] });
  await expect(reference(page)).toHaveValue('Hochzeit Huber');
  await expect(orderButton(page)).toBeEnabled();
  await shop.setScenario('normal');
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  await shop.setScenario('getOrder=400');
  await shop.reload();
  await expect(
    alertOf(page, `Ihre Bestellung ${number} ist bei uns eingegangen; ihre Einzelheiten konnten nicht geladen werden.`),
  ).toBeVisible();
  await shop.setScenario('normal');
  await retry(page).click();
  expect(await confirmedNumber(page)).toBe(number);
  expect(await placedOrders(shop)).toEqual([number]);
});

test('Without a network nothing is sent, and the order goes off when it is back', async ({ shop, page, context }) => {
  shop.allowFailedCalls();
  await openCart(shop, 1);
  await chooseDelivery(page);
  await reference(page).fill('Hochzeit Huber');
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\./)).toBeVisible();
  await shop.setScenario('offline');
  await orderButton(page).click();
  await expect(alertOf(page, 'Die Bestellung konnte nicht abgeschickt werden.')).toBeVisible();
  await expect(reference(page)).toHaveValue('Hochzeit Huber');
  expect(await shop.callsOf('submitCart')).toHaveLength(0);
  await context.setOffline(false);
  await shop.setScenario('normal');
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  expect(await placedOrders(shop)).toEqual([number]);
});
