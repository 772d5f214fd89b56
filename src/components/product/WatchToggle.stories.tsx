import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WatchToggle } from './WatchToggle';

const meta = {
  title: 'Components/Product/WatchToggle',
  component: WatchToggle,
  args: { productName: 'Rehrücken', isWatched: false, onToggle: fn() },
} satisfies Meta<typeof WatchToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not watched. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Sagen, wenn wieder da: Rehrücken', pressed: false });
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Watched: a tick instead of the bell. */
export const On: Story = {
  tags: ['visual'],
  args: { isWatched: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
