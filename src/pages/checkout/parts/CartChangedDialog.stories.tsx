import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { cartComparisonExample } from '#tests/examples/comparison.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { CartChangedDialog } from './CartChangedDialog';

const meta = {
  title: 'Components/Checkout/CartChangedDialog',
  component: CartChangedDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, comparison: cartComparisonExample, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof CartChangedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four changed lines, cancel, and confirm. */
export const FourLines: Story = { tags: ['visual'] };

/** Nothing is ordered without a confirmation. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Der Warenkorb hat sich geändert' });
    await expect(dialog).toHaveAccessibleDescription(/^4 Positionen sind anders.*noch nichts bestellt\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'So verbindlich bestellen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
