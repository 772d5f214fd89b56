import type { OperationId } from '../../mocks/contract/operations';
import { addFromList, amountOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** Each call of the carts, own and of a fair, with everything that can go wrong with it. */
const faults = ['400', '401', '403', '404', '409', '422', '429', '500', 'malformed', 'offline', 'lost'] as const;
/** Faults after which the server has done what it was asked to all the same. */
const isDone = (fault: string) => fault === 'malformed' || fault === 'lost';
/** Faults after which the change waits for the network instead of being given up. */
const waits = (fault: string) => fault === 'offline';

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
async function openFilled(shop: ShopDriver, { base, title }: Kind, count = 2): Promise<string[]> {
  shop.allow(/^cart:/);
  await shop.as('anna.al', { path: `${base}/search?query=käse` });
  const names = await addFromList(shop, count);
  await shop.page.goto(`${shop.origin()}${base}/checkout`);
  await expect(shop.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shop.page.getByRole('main').getByRole('article')).toHaveCount(count);
  return names;
}

for (const kind of kinds) {
  test.describe(`The ${kind.name}`, () => {
    test.setTimeout(180_000);

    test('A changed amount that fails gives way to what the server has, or waits for the network', async ({ shop, page }) => {
      const [first = '', second = ''] = await openFilled(shop, kind);
      const amount = amountOf(page, first);
      let stored = await amount.inputValue();
      for (const [index, fault] of faults.entries()) {
        await test.step(fault, async () => {
          const before = shop.callsOf(kind.change).length;
          await shop.setScenario(`${kind.change}=${fault}`);
          const wanted = String(20 + index);
          await amount.fill(wanted);
          await expect.poll(() => shop.callsOf(kind.change).length).toBeGreaterThan(before);
          if (isDone(fault)) stored = wanted;
          await shop.setScenario('normal');
          // The line that isn't concerned stays, and the spinner goes.
          await expect(amountOf(page, second)).toBeVisible();
          await expect(shop.row(first)).not.toHaveAttribute('aria-busy');
          if (waits(fault)) stored = await expectSent(shop, kind, wanted);
          await expect(amount).toHaveValue(stored);
        });
      }
      await page.reload();
      await expect(amount).toHaveValue(stored);
    });

    test('A removal that fails leaves the line, one whose answer is lost takes it, and there is a way back', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      const row = shop.row(first).and(page.locator('[data-sku]'));
      for (const fault of ['400', '403', '404', '409', '500', 'malformed'] as const) {
        await test.step(fault, async () => {
          const before = shop.callsOf(kind.remove).length;
          await shop.setScenario(`${kind.remove}=${fault}`);
          await row.getByRole('button', { name: `${first} entfernen` }).click();
          await expect.poll(() => shop.callsOf(kind.remove).length).toBe(before + 1);
          await shop.setScenario('normal');
          if (isDone(fault)) await page.getByRole('button', { name: `Entfernen von ${first} rückgängig machen` }).click();
          await expect(row).toBeVisible();
          await expect(shop.cartLink(2)).toBeVisible();
        });
      }
    });

    test('Emptying that fails gives all lines back', async ({ shop, page }) => {
      const names = await openFilled(shop, kind);
      for (const fault of ['403', '409', '500', 'lost'] as const) {
        await test.step(fault, async () => {
          const before = shop.callsOf(kind.clear).length;
          await shop.setScenario(`${kind.clear}=${fault}`);
          await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Leeren', exact: true }).click();
          await expect.poll(() => shop.callsOf(kind.clear).length).toBe(before + 1);
          await shop.setScenario('normal');
          if (isDone(fault)) await page.getByRole('button', { name: 'Rückgängig' }).click();
          await expect(shop.cartLink(2)).toBeVisible();
          for (const name of names) await expect(amountOf(page, name)).toBeVisible();
        });
      }
    });

    test('Adding that fails leaves the button as it was, and it can be pressed again', async ({ shop, page }) => {
      shop.allow(/^cart:/);
      await shop.as('anna.al', { path: `${kind.base}/search?query=käse` });
      const add = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb: / }).first();
      const name = (await add.getAttribute('aria-label')) ?? '';
      for (const fault of ['400', '401', '403', '404', '409', '422', '429', '500'] as const) {
        await test.step(fault, async () => {
          const before = shop.callsOf(kind.add).length;
          await shop.setScenario(`${kind.add}=${fault}`);
          await page.getByRole('button', { name }).click();
          await expect.poll(() => shop.callsOf(kind.add).length).toBeGreaterThan(before);
          await shop.setScenario('normal');
          await expect(page.getByRole('button', { name })).toBeVisible();
          await expect(shop.cartLink(0)).toBeVisible();
        });
      }
      await page.getByRole('button', { name }).click();
      await expect(shop.cartLink(1)).toBeVisible();
    });

    test('A cart that cannot be read says so, and can be tried again', async ({ shop, page }) => {
      const [first = ''] = await openFilled(shop, kind);
      shop.allow(/^cart:/, /^getCart|^getSubshopCart/);
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
          await expect(page.getByRole('alert')).toHaveCount(0);
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
          await expect(journal.getByRole('listitem').filter({ hasText: first }).filter({ hasText: 'Von Ihnen hinzugefügt' })).toBeVisible();
        });
      }
    });
  });
}

/** After the network is back a change that waited is sent, without anybody doing anything. */
async function expectSent(shop: ShopDriver, kind: Kind, wanted: string): Promise<string> {
  await expect.poll(() => JSON.parse(shop.callsOf(kind.change, kind.add, kind.addSeveral).at(-1)?.body ?? 'null') as unknown).toMatchObject({ amount: Number(wanted) });
  return wanted;
}
