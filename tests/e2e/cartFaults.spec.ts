import type { OperationId } from '../../mocks/contract/operations';
import { addFromList, amountOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** Each call of the carts, own and of a fair, with everything that can go wrong with it. What is never answered: cartOffline.spec.ts. */
const faults = ['400', '401', '403', '404', '409', '422', '429', '500', 'malformed', 'offline', 'lost'] as const;
type Fault = (typeof faults)[number];
/** The fault after which the server has done what it was asked to all the same. */
const isDone = (fault: Fault) => fault === 'lost';
/** What these tests bring about deviates from the contract: answers that a call doesn't have, and answers that are no JSON. */
const expected = /^contract: /;

/** Where a cart is, and what its calls are called. */
interface Kind {
  readonly name: string;
  readonly base: string;
  readonly title: string;
  readonly get: OperationId;
  readonly add: OperationId;
  readonly addSeveral: OperationId;
  readonly change: OperationId;
  readonly remove: OperationId;
  readonly clear: OperationId;
  readonly events: OperationId;
}

const kinds: readonly Kind[] = [
  {
    name: 'own cart', base: '', title: 'Warenkorb', get: 'getCart', add: 'setCartItem', addSeveral: 'setCartItems', change: 'setSingleCartItem',
    remove: 'removeCartItem', clear: 'clearCart', events: 'listCartEvents',
  },
  {
    name: 'fair\'s cart', base: '/subshop/promotions/herbst', title: 'Warenkorb der Messe', get: 'getSubshopCart', add: 'setSubshopCartItem',
    addSeveral: 'setSubshopCartItems', change: 'setSubshopCartItemNoDetail', remove: 'removeSubshopCartItem', clear: 'clearSubshopCart',
    events: 'listSubshopCartEvents',
  },
];

/** Opens the cart with two products in it. Answers their names. */
async function openFilled(shop: ShopDriver, { base, title }: Kind): Promise<string[]> {
  shop.allow(expected);
  await shop.as('anna.al', { path: `${base}/search?query=käse` });
  const names = await addFromList(shop, 2);
  await shop.page.goto(`${shop.origin()}${base}/checkout`);
  await expect(shop.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const name of names) await expect(amountOf(shop.page, name)).toBeVisible();
  return names;
}

/** Does something whose call fails once. It has failed when the shop asks for what the server has; from then on all is well again. */
async function failingOnce(shop: ShopDriver, kind: Kind, operation: OperationId, fault: Fault, act: () => Promise<void>): Promise<void> {
  const [calls, reads] = [shop.callsOf(operation).length, shop.callsOf(kind.get).length];
  await shop.setScenario(`${operation}=${fault}`);
  await act();
  await expect.poll(() => shop.callsOf(operation).length).toBeGreaterThan(calls);
  await expect.poll(() => shop.callsOf(kind.get).length).toBeGreaterThan(reads);
  await shop.setScenario('normal');
}

for (const kind of kinds) {
  test.describe(`The ${kind.name}`, () => {
    test.setTimeout(180_000);

    test('A changed amount that fails gives way to what the server has, and can be typed again', async ({ shop, page }) => {
      const [first = '', second = ''] = await openFilled(shop, kind);
      const amount = amountOf(page, first);
      let stored = await amount.inputValue();
      for (const [index, fault] of faults.entries()) {
        await test.step(fault, async () => {
          const wanted = String(20 + index);
          await failingOnce(shop, kind, kind.change, fault, () => amount.fill(wanted));
          if (isDone(fault)) stored = wanted;
          await expect(amount).toHaveValue(stored);
          await expect(amountOf(page, second)).toBeVisible();
          await expect(shop.row(first)).not.toHaveAttribute('aria-busy');
        });
      }
      await amount.fill('12');
      await expect.poll(() => shop.callsOf(kind.change).at(-1)?.body).toContain('12');
      await expect(shop.row(first)).not.toHaveAttribute('aria-busy');
      await page.reload();
      await expect(amount).toHaveValue('12');
    });

    test('A removal that fails leaves the line, and one whose answer is lost can be undone', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      for (const fault of faults) {
        await test.step(fault, async () => {
          await failingOnce(shop, kind, kind.remove, fault, () => page.getByRole('button', { name: `${first} entfernen`, exact: true }).click());
          if (isDone(fault)) await page.getByRole('button', { name: `Entfernen von ${first} rückgängig machen` }).click();
          await expect(amountOf(page, first)).toBeVisible();
          await expect(shop.cartLink(2)).toBeVisible();
        });
      }
    });

    test('Emptying that fails gives all lines back, and what was emptied can be undone', async ({ shop, page }) => {
      const names = await openFilled(shop, kind);
      for (const fault of faults) {
        await test.step(fault, async () => {
          await failingOnce(shop, kind, kind.clear, fault, async () => {
            await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
            await page.getByRole('dialog').getByRole('button', { name: 'Leeren', exact: true }).click();
          });
          if (isDone(fault)) await page.getByRole('button', { name: 'Rückgängig' }).click();
          for (const name of names) await expect(amountOf(page, name)).toBeVisible();
          await expect(shop.cartLink(2)).toBeVisible();
        });
      }
    });

    test('Adding that fails leaves the button as it was, and it can be pressed again', async ({ shop, page }) => {
      shop.allow(expected);
      await shop.as('anna.al', { path: `${kind.base}/search?query=käse` });
      const first = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb: / }).first();
      const add = page.getByRole('button', { name: (await first.getAttribute('aria-label')) ?? '', exact: true });
      for (const fault of faults.filter((one) => !isDone(one))) {
        await test.step(fault, async () => {
          await failingOnce(shop, kind, kind.add, fault, () => add.click());
          await expect(add).toBeVisible();
          await expect(shop.cartLink(0)).toBeVisible();
        });
      }
      await add.click();
      await expect(shop.cartLink(1)).toBeVisible();
    });

    test('An undo that fails can be pressed again', async ({ shop, page }) => {
      const names = await openFilled(shop, kind);
      await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leeren', exact: true }).click();
      await expect(shop.cartLink(0)).toBeVisible();
      const undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
      // A list that is refused goes line by line, so it takes the other call as well.
      for (const fault of faults.filter((one) => !isDone(one))) {
        await test.step(fault, async () => {
          const reads = shop.callsOf(kind.get).length;
          await shop.setScenario(`${kind.addSeveral}=${fault},${kind.add}=${fault}`);
          await undo.click();
          await expect.poll(() => shop.callsOf(kind.get).length).toBeGreaterThan(reads);
          await expect(shop.cartLink(0)).toBeVisible();
          await expect(undo).toBeVisible();
          await shop.setScenario('normal');
        });
      }
      await undo.click();
      await expect(shop.cartLink(2)).toBeVisible();
      for (const name of names) await expect(amountOf(page, name)).toBeVisible();
    });

    test('A cart that cannot be read says so, and can be tried again', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      for (const fault of ['400', '403', '404', '500', 'malformed', 'offline'] as const) {
        await test.step(fault, async () => {
          await shop.setScenario(`${kind.get}=${fault}`);
          await page.reload();
          const alert = page.getByRole('main').getByRole('alert');
          await expect(alert).toContainText('Der Warenkorb konnte nicht geladen werden.');
          await shop.setScenario('normal');
          await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
          await expect(amountOf(page, first)).toBeVisible();
        });
      }
    });

    test('A refresh that fails on the way to another page is only logged, and the cart stays on the screen', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      for (const fault of ['403', '429', '500', 'malformed', 'offline'] as const) {
        await test.step(fault, async () => {
          const before = shop.callsOf(kind.get).length;
          await shop.setScenario(`${kind.get}=${fault}`);
          await page.getByRole('link', { name: first }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
          await expect.poll(() => shop.callsOf(kind.get).length).toBeGreaterThan(before);
          await page.goBack();
          await expect(amountOf(page, first)).toBeVisible();
          await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
          await shop.setScenario('normal');
        });
      }
    });

    test('A journal that cannot be read says so, and can be tried again', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      for (const fault of ['400', '401', '403', '404', '429', '500', 'malformed', 'offline'] as const) {
        await test.step(fault, async () => {
          await shop.setScenario(`${kind.events}=${fault}`);
          await page.reload();
          await page.getByRole('button', { name: 'Verlauf' }).click();
          const journal = page.getByRole('dialog', { name: 'Änderungen am Warenkorb' });
          await expect(journal.getByRole('alert')).toContainText('Der Verlauf konnte nicht geladen werden.');
          await shop.setScenario('normal');
          await journal.getByRole('button', { name: 'Noch einmal versuchen' }).click();
          await expect(journal.getByRole('listitem').filter({ hasText: first }).filter({ hasText: 'Von Ihnen hinzugefügt' }).first()).toBeVisible();
        });
      }
    });
  });
}
