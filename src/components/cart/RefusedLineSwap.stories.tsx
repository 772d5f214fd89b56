import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefusedLineSwap } from './RefusedLineSwap';

const meta = {
  title: 'Components/Cart/RefusedLineSwap',
  component: RefusedLineSwap,
  args: { sku: '104719', name: 'Sushireis, 1 kg Sack', chosen: undefined, onSearch: fn(), onUndo: fn() },
} satisfies Meta<typeof RefusedLineSwap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ersatz suchen für Sushireis, 1 kg Sack' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** With a substitute, which can be removed. */
export const Chosen: Story = {
  args: { chosen: { name: 'Rundkornreis bio, 1 kg Sack', quantity: '2 Säcke' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Stattdessen: 2 Säcke Rundkornreis bio, 1 kg Sack')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig: Rundkornreis bio, 1 kg Sack statt Sushireis, 1 kg Sack' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
