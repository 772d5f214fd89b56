import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { takeHold } from '#storybook/drag.ts';
import { askBackend, setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { Component } from './OrderSheetPage';

const pattern = '/my/order-sheet';
const shop = { as: 'anna', tenant: 'AL', route: '/my/order-sheet?source=template:template-100-1', pattern };

const meta = {
  title: 'Pages/OrderSheet',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstAmount = async (canvas: StoryContext['canvas']) =>
  (await within(await canvas.findByRole('grid', { name: 'Mengen' })).findAllByRole('textbox', { name: /^Menge / }))[0] as HTMLElement;

/** Content of the server's cart, by sku. */
async function cartOnServer(): Promise<ReadonlyMap<string, number>> {
  const { items } = await askBackend<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/100');
  return new Map(items.map(({ sku, amount }) => [sku, amount]));
}

/** The template's lines with empty amounts; unavailable products show the reason. */
export const Loaded: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await firstAmount(canvas)).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellblatt: Wochenbedarf' })).toBeVisible();
    await expect(within(canvas.getByRole('grid', { name: 'Mengen' })).getByText('Nicht mehr im Sortiment')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ersatz suchen für / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
  },
};

/** On the phone the name has a line of its own. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await firstAmount(canvas);
  },
};

/** Three amounts by keyboard alone are added with one call, and the sheet is cleared. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    const callsOf = watchCalls();
    await userEvent.keyboard('70{Enter}80{ArrowDown}9{Enter}');
    const send = await canvas.findByRole('button', { name: '3 Zeilen in den Warenkorb' });
    await userEvent.click(send);
    await expect((await canvas.findAllByText(/^im Warenkorb: /)).length).toBe(3);
    await expect(callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toHaveLength(1);
    await waitFor(async () => expect([...(await cartOnServer()).values()].toSorted((one, other) => one - other)).toEqual([9, 70, 80]));
    // It still has the focus, so it is marked as disabled instead of being removed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blatt leeren' }));
    // Done once the menu has closed.
    await waitFor(async () => expect(await firstAmount(canvas)).toHaveValue(''));
  },
};

/** Keys navigate, jump to a name, change the unit, undo and add a line; there is no tab stop between two amounts. */
export const KeysInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = await firstAmount(canvas);
    const grid = within(canvas.getByRole('grid', { name: 'Mengen' }));
    const second = grid.getAllByRole('textbox', { name: /^Menge / })[1];
    first.focus();
    await userEvent.keyboard('3{Tab}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}4{Control>}z{/Control}');
    await expect(second).toHaveValue('');
    await expect(first).toHaveValue('3');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(first).toHaveValue('');
    await userEvent.keyboard('2,5');
    await expect(await canvas.findByText('Eine Menge ist keine ganze Zahl und kommt nicht in den Warenkorb.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /in den Warenkorb$/i })).toBeDisabled();
    await userEvent.keyboard('{Control>}z{/Control}');
    const row = () => within((document.activeElement as HTMLElement).closest('[role=row]') as HTMLElement);
    const unit = row().getByRole('button', { name: /^Einheit wechseln/ });
    const before = unit.textContent;
    await userEvent.keyboard('u');
    await expect(unit).not.toHaveTextContent(before);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(unit).toHaveTextContent(before);
    const names = grid.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const sought = names.at(-2) ?? '';
    await userEvent.keyboard(sought.slice(0, 4).toLowerCase());
    await waitFor(() => expect(row().getByRole('rowheader')).toHaveTextContent(sought));
    await userEvent.keyboard('+');
    const finder = await canvas.findByRole('combobox', { name: 'Zeile hinzufügen' });
    await waitFor(() => expect(finder).toHaveFocus());
    await userEvent.type(finder, '104713');
    await canvas.findByRole('option', { name: /104713/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(grid.getAllByRole('textbox', { name: /^Menge / }).at(-1)).toHaveFocus());
    await userEvent.keyboard('7');
    await expect(await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
  },
};

/** Usual products are added to the sheet as input, and to the cart only from there. */
export const Usual: Story = {
  parameters: { shop: { ...shop, as: 'karl', route: '/my/order-sheet?source=orders:1' } },
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Etwas vergessen?' }));
    const [add] = await strip.findAllByRole('button', { name: / hinzufügen: / });
    const [, amount, product] = /^(\d+).*: (.*)$/.exec(add?.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(add as HTMLElement);
    await expect(await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: (name) => name.startsWith(`Menge ${product} in`) })).toHaveValue(amount);
    await expect((await getCart('AL', '1100')).items).toEqual([]);
  },
};

/** On the shelf a row is dragged by its handle: Escape cancels, and a move is undone like input. */
export const ShelfInUse: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => localStorage.setItem('shop.sheetOrder', 'shelf'),
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Mengen' });
    const names = () => within(grid).getAllByRole('rowheader');
    const shown = () => names().map(({ textContent }) => textContent);
    await firstAmount(canvas);
    const before = shown();
    const [one = '', two = '', three = '', ...others] = before;
    const dragFirstBelow = async (name: string, then: () => Promise<void>) => {
      const handle = within(grid).getAllByTitle(/im Regal verschieben$/)[0] as HTMLElement;
      const held = await takeHold(handle);
      // The last move is over another row than the release: rows loaded meanwhile shift others under the pointer.
      await held.moveOver(names()[1] as HTMLElement, 0.9);
      await waitFor(() => expect(within(grid).getAllByText(one)).toHaveLength(2));
      await then();
      await held.letGoOver(names().find(({ textContent }) => textContent === name) as HTMLElement, 0.9);
      await expect(within(grid).getAllByText(one)).toHaveLength(1);
    };
    await dragFirstBelow(three, () => userEvent.keyboard('{Escape}'));
    await expect(shown()).toEqual(before);
    await dragFirstBelow(three, () => Promise.resolve());
    await expect(shown()).toEqual([two, three, one, ...others]);
    await expect(within(grid).getByRole('textbox', { name: new RegExp(`^Menge ${one} `) })).toHaveFocus();
    await userEvent.keyboard('7{Alt>}{ArrowUp}{/Alt}');
    await expect(shown()).toEqual([two, one, three, ...others]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(shown()).toEqual([two, three, one, ...others]);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(shown()).toEqual(before);
    await expect(await firstAmount(canvas)).toHaveValue('');
    await expect(canvas.getByText(`${one}: Platz 1 von ${before.length}`)).toBeInTheDocument();
  },
};

/** Two tabs move products on the same shelf: the other tab's moves stay, known here or not. */
export const ShelfOfTwoTabs: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => localStorage.setItem('shop.sheetOrder', 'shelf'),
  play: async ({ canvas, userEvent }) => {
    const names = async () =>
      within(await canvas.findByRole('grid', { name: 'Mengen' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    (await firstAmount(canvas)).focus();
    const [one, two, three] = await names();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const key = Object.keys(localStorage).find((name) => name.startsWith('shelf-order:')) ?? '';
    const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    const inOtherTab = [...kept().slice(0, -2), ...kept().slice(-2).toReversed()];
    localStorage.setItem(key, JSON.stringify(inOtherTab));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect((await names()).slice(0, 3)).toEqual([two, three, one]);
    await expect(kept().slice(-2)).toEqual(inOtherTab.slice(-2));
    // The other tab's moves show as soon as the browser reports them.
    localStorage.setItem(key, JSON.stringify([...kept().slice(0, 3).toReversed(), ...kept().slice(3)]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(async () => expect((await names()).slice(0, 3)).toEqual([one, three, two]));
  },
};

/** The cart refuses an amount below the minimum: it stays on the sheet, and the dialog says why. */
export const Refused: Story = {
  parameters: { shop: { ...shop, scenario: 'setCartItems=500' } },
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    await userEvent.keyboard('70{Enter}80{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    const report = await screen.findByRole('dialog');
    await userEvent.click(within(report).getByRole('button', { name: 'Schließen' }));
    await expect(await firstAmount(canvas)).toHaveValue('70');
  },
};

/** Whichever call fails, no line is lost: all stay on the sheet, and are in the cart after a retry. */
export const SentAgainInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    await userEvent.keyboard('70{Enter}80{Enter}');
    for (const scenario of ['setCartItems=500', 'setCartItems=503']) {
      setScenario(scenario);
      await userEvent.click(await canvas.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect([...(await cartOnServer()).values()]).toEqual([]);
    }
    setScenario('normal');
    await userEvent.click(await canvas.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeInTheDocument());
    await waitFor(async () => expect([...(await cartOnServer()).values()].toSorted((one, other) => one - other)).toEqual([70, 80]));
  },
};

/** Without the price permission there are neither prices nor a total. */
export const WithoutPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/order-sheet?source=essence' } },
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellblatt der Essenzliste' })).toBeVisible();
    await userEvent.keyboard('70');
    await expect(canvas.queryByText(/€|Summe/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Preis' })).not.toBeInTheDocument();
  },
};

/** Offline, sent lines wait, and can be cancelled. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    await userEvent.keyboard('70');
    await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    onlineManager.setOnline(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/^Ohne Verbindung gemerkt/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nicht senden' }));
    await expect(canvas.queryByText(/^Ohne Verbindung gemerkt/)).not.toBeInTheDocument();
    await expect(await firstAmount(canvas)).toHaveValue('70');
  },
};

/** Waiting lines are added once the network is back. */
export const BackOnlineInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    (await firstAmount(canvas)).focus();
    await userEvent.keyboard('70');
    await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' });
    onlineManager.setOnline(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText(/^Ohne Verbindung gemerkt/);
    onlineManager.setOnline(true);
    await canvas.findByText(/^im Warenkorb: /);
    await expect(canvas.queryByText(/^Ohne Verbindung gemerkt/)).not.toBeInTheDocument();
    await waitFor(async () => expect([...(await cartOnServer()).values()]).toEqual([70]));
  },
};

/** From the last orders. */
export const OfOrdersInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/order-sheet?source=orders:5' } },
  play: async ({ canvas }) => {
    await expect(await firstAmount(canvas)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellblatt aus den letzten 5 Bestellungen' })).toBeVisible();
  },
};

/** From one order. */
export const OfOrderInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/order-sheet?source=order:4501000044' } },
  play: async ({ canvas }) => {
    await expect(await firstAmount(canvas)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellblatt aus Bestellung 4501000044' })).toBeVisible();
  },
};

/** A customer without orders. */
export const Empty: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, route: '/my/order-sheet?source=orders:5', scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Auf diesem Blatt steht noch nichts')).toBeVisible();
  },
};

/** Loading the template failed, with a retry. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das Bestellblatt konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading its products failed. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das Bestellblatt konnte nicht geladen werden.');
  },
};

/** A template of another customer. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/order-sheet?source=template:nothing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Bestellblatt gibt es nicht')).toBeVisible();
  },
};

/** An address without a list. */
export const NoSource: Story = {
  parameters: { shop: { ...shop, route: '/my/order-sheet?source=orders:none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Bestellblatt gibt es nicht')).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
