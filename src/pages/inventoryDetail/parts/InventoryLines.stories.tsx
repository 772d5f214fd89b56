import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inventoryLinesExample } from '#tests/examples/inventory.ts';
import { InventoryLines } from './InventoryLines';

const meta = {
  title: 'Components/Inventory/InventoryLines',
  component: InventoryLines,
  args: {
    lines: inventoryLinesExample,
    canSeePrices: true,
    hrefOf: (sku: string) => `/product/${sku}`,
    selection: { chosen: new Set<string>(), onChange: fn() },
  },
} satisfies Meta<typeof InventoryLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By category, with the sum. */
export const ByCategory: Story = { tags: ['visual'] };

/** A line is selected; a removed product has no link. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Almbutter, 250 g Stück auswählen' }));
    await expect(args.selection.onChange).toHaveBeenCalledWith(new Set(['inventory-100-26-1']));
    await expect(canvas.getByRole('link', { name: 'Almbutter, 250 g Stück' })).toHaveAttribute('href', '/product/104201');
    await expect(canvas.queryByRole('link', { name: /Steinpilze/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('70,65 €')).toBeVisible();
  },
};

/** Without prices and without categories. */
export const NoPrices: Story = {
  args: { canSeePrices: false, lines: inventoryLinesExample.map((line) => ({ ...line, product: undefined, category: undefined })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
