import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderSheetPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/order-sheet?source=template:template-100-1', pattern: '/my/order-sheet' };

const meta = {
  title: 'Pages/OrderSheet/Stock',
  component: Component,
  parameters: { shop },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Item {
  readonly productSku: string;
  readonly amount: number;
}

/** Par of a row of the template. */
async function parOf(sku: string): Promise<number> {
  const path = '/v1/t/AL/my/order-templates/template-100-1?customerId=100';
  const { orderTemplateItems } = await askBackend<{ orderTemplateItems: Item[] }>(path);
  return orderTemplateItems.find(({ productSku }) => productSku === sku)?.amount ?? 0;
}

async function firstRow(canvas: StoryContext['canvas']) {
  const grid = within(await canvas.findByRole('grid', { name: 'Mengen' }));
  const amount = (await grid.findAllByRole('textbox', { name: /^Menge / }))[0] as HTMLInputElement;
  const row = amount.closest<HTMLElement>('[data-sku]');
  if (!row) throw new Error('The amount is in a row');
  return { amount, row, stock: within(row).getByRole<HTMLInputElement>('textbox', { name: /^Bestand / }) };
}

/** Opens what the status line says about the last count. */
const openStock = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Bestand (vom|nicht geladen)/ }));

/** The quantity on hand stands beside the par; the line above says from which count. */
export const Counted: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await firstRow(canvas);
    await openStock({ canvas, userEvent });
    await expect(await canvas.findByText(/^Vorschläge aus der Zählung vom /)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Bestand' })).toBeVisible();
  },
};

/** On the phone the stock has a line of its own. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await firstRow(canvas);
  },
};

/** By keys: minus goes to the stock, Escape back, Space takes what is missing, Ctrl+Z returns it; a deviation is explained. */
export const TakenByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { amount, row, stock } = await firstRow(canvas);
    const par = await parOf(row.dataset['sku'] ?? '');
    amount.focus();
    await userEvent.keyboard('-');
    await expect(stock).toHaveFocus();
    await userEvent.keyboard(String(par));
    await expect(within(row).getByText(/Soll erreicht/)).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}0{Escape}');
    await expect(amount).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(Number(amount.value)).toBeGreaterThanOrEqual(par));
    await expect(within(row).getByText(/fehlen/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(amount).toHaveValue(''));
    await userEvent.keyboard('9999');
    await expect(await within(row).findByText(/^Vorschlag .* fehlen/)).toBeVisible();
    await expect(JSON.stringify(localStorage)).toContain('\\"stock\\"');
  },
};

/** All to par: only rows with a known stock that miss something; said, and one step back. A shorter limit leaves the count aside. */
export const AllToPar: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { amount, stock } = await firstRow(canvas);
    await openStock({ canvas, userEvent });
    await canvas.findByText(/^Vorschläge aus der Zählung vom /);
    const callsOf = watchCalls();
    const choose = async (name: string) => {
      const direct = canvas.queryByRole('button', { name });
      if (direct) return userEvent.click(direct);
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
      return userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Zählungen gelten 1 Tag');
    await expect(await canvas.findByText(/ist älter als 1 Tag; aus ihr wird nichts vorgeschlagen/)).toBeVisible();
    await expect(stock).toHaveAttribute('placeholder', '');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.type(stock, '0');
    await choose('Alle auf Soll');
    await waitFor(() => expect(amount.value).not.toBe(''));
    await expect(canvas.getByText('Eine Menge auf Soll gebracht. Strg+Z nimmt sie zurück.')).toBeInTheDocument();
    await expect(callsOf('setCartItems', 'setCartItem')).toHaveLength(0);
  },
};

/** The count fails to load: said so with a retry; typed quantities work all the same. */
export const CountFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listGroupedInventories=404' } },
  play: async ({ canvas, userEvent }) => {
    await firstRow(canvas);
    await canvas.findByRole('button', { name: 'Bestand nicht geladen' });
    await openStock({ canvas, userEvent });
    await expect(await canvas.findByText(/^Die letzte Zählung konnte nicht geladen werden/)).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByText(/^Vorschläge aus der Zählung vom /)).toBeVisible();
  },
};
