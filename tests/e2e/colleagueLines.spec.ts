import { cookieNames } from '#mocks/cookieNames.ts';
import { amountOf, linesOf } from './buying';
import { expect, test } from './shop';

const [cheese, other, own] = [
  'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
  'Bergkäse 6 Monate gereift, Stück ca. 2 kg',
  'Bergkäse 6 Monate gereift, 1 kg Packung',
] as const;

test('Who orders sees what a colleague has put in, in the journal too, and ticks what was looked at, until it is changed again', async ({
  shop,
  page,
}) => {
  await shop.withCart('ben.al', linesOf(2));
  await expect(amountOf(page, cheese)).toBeVisible();
  const token = (await page.context().cookies(shop.origin())).find(({ name }) => name === cookieNames.token)?.value ?? '';
  await shop.withCart('eva.al', [...linesOf(3).slice(2), { sku: '839495', amount: 4, unitAbbreviation: 'STK' }]);
  await page.getByRole('button', { name: '2 Zeilen von anderen' }).click();
  const filter = page.getByRole('button', { name: 'Nur diese zeigen' });
  await expect(filter).toBeVisible();
  await expect(page.getByText('Von anderen: 2 Zeilen.')).toBeVisible();
  await shop.settled();
  const calls = (await shop.callsOf('listCartEvents')).length;
  await expect(shop.row(cheese).getByText('Von ben.al', { exact: true })).toBeVisible();
  await expect(shop.row(other).getByText('Von ben.al und von Ihnen')).toBeVisible();
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(shop.row(own)).toBeHidden();
  await expect(shop.row(other)).toBeVisible();
  await page.getByRole('checkbox', { name: `Angesehen: ${cheese}` }).check();
  await expect(page.getByText('Angesehen: 1 von 2, nur auf diesem Gerät gemerkt.')).toBeVisible();
  await amountOf(page, cheese).fill('3');
  await shop.settled();
  expect(await shop.callsOf('listCartEvents')).toHaveLength(calls);
  // The same in the journal.
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const entries = page.getByRole('dialog', { name: 'Änderungen am Warenkorb' }).getByRole('listitem').filter({ hasText: cheese });
  await expect(entries.first()).toContainText(/Von Ihnen geändert.*von 1\b.* auf 3/);
  await expect(entries.nth(1)).toContainText('Von ben.al hinzugefügt');
  await shop.reload();
  await expect(page.getByRole('checkbox', { name: `Angesehen: ${cheese}` })).toBeChecked();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(shop.row(own)).toBeVisible();
  // The colleague changes it again: the reviewed amount is outdated.
  await shop.ask('/v1/t/AL/my/shopping-cart/200', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
    body: JSON.stringify({ sku: '104711', amount: 9, unitAbbreviation: 'LAI' }),
  });
  await shop.reload();
  await expect(page.getByRole('checkbox', { name: `Angesehen: ${cheese}` })).not.toBeChecked();
  // If the journal can't be read the cart is as usual, without a message.
  const reads = (await shop.callsOf('listCartEvents')).length;
  await shop.setScenario('listCartEvents=404');
  await shop.reload();
  await expect(amountOf(page, cheese)).toHaveValue('9');
  await expect.poll(() => shop.callsSoFar('listCartEvents').length).toBeGreaterThan(reads);
  await shop.settled();
  await expect(page.getByText(/^Von anderen/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
