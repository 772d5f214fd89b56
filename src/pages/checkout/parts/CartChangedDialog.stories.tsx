import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { cartComparisonExample } from '../../../../tests/examples/comparison';
import { inOwnWindow } from '../../../kit/docs';
import { CartChangedDialog } from './CartChangedDialog';

const meta = {
  title: 'Components/Checkout/CartChangedDialog',
  component: CartChangedDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, comparison: cartComparisonExample, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof CartChangedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four lines are different: what, a way back, a way on. */
export const FourLines: Story = { tags: ['visual'] };

/** Nothing is ordered until it is wanted as it is. */
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
