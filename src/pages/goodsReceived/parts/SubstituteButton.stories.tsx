import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubstituteButton } from './SubstituteButton';

const meta = {
  title: 'Pages/GoodsReceived/SubstituteButton',
  component: SubstituteButton,
  args: { product: 'Apfelsaft', isOnline: true, onSearch: fn() },
} satisfies Meta<typeof SubstituteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a network. */
export const Online: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ersatz suchen für Apfelsaft' });
    await userEvent.click(button);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** Without a network, which it says. */
export const Offline: Story = {
  args: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText('Das geht erst, wenn es wieder eine Verbindung gibt.')).toBeVisible();
  },
};
