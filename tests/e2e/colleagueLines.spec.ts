import { amountOf, linesOf } from './buying';
import { expect, test } from './shop';

const [cheese, other, own] = [
  'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
  'Bergkäse 6 Monate gereift, Stück ca. 2 kg',
  'Bergkäse 6 Monate gereift, 1 kg Packung',
] as const;

test('Who orders sees what a colleague has put in, and ticks what was looked at, until it is changed again', async ({ shop, page }) => {
  await shop.withCart('ben.al', linesOf(2));
  await expect(amountOf(page, cheese)).toBeVisible();
  await shop.as('eva.al', { path: '/checkout' });
  await shop.ask('/v1/t/AL/my/shopping-cart-items/200', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([...linesOf(3).slice(2), { sku: '839495', amount: 4, unitAbbreviation: 'STK' }]),
  });
  await shop.as('eva.al', { path: '/checkout' });
  const filter = page.getByRole('button', { name: 'Nur diese zeigen' });
  await expect(filter).toBeVisible();
  await expect(page.getByText('Von anderen: 2 Zeilen.')).toBeVisible();
  await shop.settled();
  const calls = shop.callsOf('listCartEvents').length;
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
  expect(shop.callsOf('listCartEvents')).toHaveLength(calls);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: `Angesehen: ${cheese}` })).toBeChecked();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(shop.row(own)).toBeVisible();
  // The colleague changes it again: what was looked at is another amount.
  await shop.as('ben.al', { path: '/checkout' });
  const writes = () => shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem').length;
  await expect(amountOf(page, cheese)).toHaveValue('3');
  const before = writes();
  await amountOf(page, cheese).fill('9');
  await expect.poll(writes).toBe(before + 1);
  await shop.settled();
  await shop.as('eva.al', { path: '/checkout' });
  await expect(page.getByRole('checkbox', { name: `Angesehen: ${cheese}` })).not.toBeChecked();
});

test('A journal that can’t be read leaves the cart as it is', async ({ shop, page }) => {
  await shop.withCart('ben.al', linesOf(1), { path: '/flyers' });
  await shop.as('eva.al', { path: '/flyers' });
  await shop.setScenario('listCartEvents=404');
  await shop.go('/checkout');
  await expect(amountOf(page, cheese)).toBeVisible();
  await expect.poll(() => shop.callsOf('listCartEvents').length).toBe(1);
  await shop.settled();
  await expect(page.getByText(/^Von anderen/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
