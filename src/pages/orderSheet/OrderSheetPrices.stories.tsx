import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { callsOf, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderSheetPage';

const at = (source: string, more: object = {}) => ({
  shop: { as: 'anna', tenant: 'AL', route: `/my/order-sheet?source=${source}`, pattern: '/my/order-sheet', ...more },
});

const meta = {
  title: 'Pages/OrderSheet/PricesAndSubstitutes',
  component: Component,
  tags: ['!autodocs'],
  parameters: at('template:template-100-1'),
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('grid', { name: 'Mengen' })).findAllByRole('textbox', { name: /^Menge / });

/** Prices are compared with the last paid ones, and input is summed up. */
export const ComparedPrices: Story = {
  play: async ({ canvas, userEvent }) => {
    await fields(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Preise: 2 geändert' }));
    await expect(await canvas.findByText(/^Bei 2 Artikeln hat sich der Preis oder die Packung geändert\.$/)).toBeVisible();
    canvas.getByRole('textbox', { name: /^Menge Erdbeeren bio/ }).focus();
    await userEvent.keyboard('4{Enter}');
    const sum = await canvas.findByText(/^Was Sie eingetragen haben/);
    await waitFor(() => expect(sum).toHaveTextContent(/kostet 5,28.€ mehr als zu Ihren letzten Preisen\.$/));
  },
};

/**
 * At the address of changed prices the sheet waits for its filter instead of being replaced by it; a line added by hand stays in sight
 * beside the changed ones.
 */
export const OnlyChanged: Story = {
  parameters: at('template:template-100-1&prices=changed', { scenario: 'listOrders=held' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Wird geladen …' });
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    releaseCalls('listOrders');
    await expect(await fields(canvas)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Zeile hinzufügen' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Zeile hinzufügen' }), '104713');
    await canvas.findByRole('option', { name: /104713/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await fields(canvas)).toHaveLength(3));
    await waitFor(async () => expect((await fields(canvas)).at(-1)).toHaveFocus());
  },
};

/** No prices without the permission. */
export const NoPrices: Story = {
  parameters: at('orders:5', { as: 'eva' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await fields(canvas);
    await userEvent.type(first as HTMLElement, '4');
    await expect(await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    await expect(canvasElement).not.toHaveTextContent(/€|%|Preis/);
  },
};

/** A substitute follows the unavailable line with its amount, and one Ctrl+Z removes it. */
export const Substituted: Story = {
  play: async ({ canvas, userEvent }) => {
    await fields(canvas);
    const gone = within(await canvas.findByRole('region', { name: 'Nicht verfügbar auf diesem Blatt' }));
    await userEvent.click(gone.getAllByRole('button', { name: /^Ersatz suchen für / })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    const name = swap?.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    await userEvent.click(swap as HTMLElement);
    const amount = await canvas.findByRole('textbox', { name: (text) => text.startsWith(`Menge ${name} in`) });
    await expect((amount as HTMLInputElement).value).toMatch(/^\d+$/);
    await expect(await canvas.findByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    amount.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(amount).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await expect(callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toEqual([]);
  },
};
