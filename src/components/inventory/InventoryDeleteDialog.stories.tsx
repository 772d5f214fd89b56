import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { inventoryExample } from '#tests/examples/inventory.ts';
import { InventoryDeleteDialog } from './InventoryDeleteDialog';

const meta = {
  title: 'Components/Inventory/InventoryDeleteDialog',
  component: InventoryDeleteDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, inventory: inventoryExample, isBusy: false, hasFailed: false, onConfirm: fn(), onCancel: fn(), onClosed: fn() },
} satisfies Meta<typeof InventoryDeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question, and that it can be undone. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inventur löschen?' }));
    await expect(dialog.getByText(/mit 6 Positionen/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Failed, with a retry. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Sie ist noch da');
  },
};
