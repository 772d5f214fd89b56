import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RemovedLineRow } from './RemovedLineRow';

const meta = {
  title: 'Components/Cart/RemovedLineRow',
  component: RemovedLineRow,
  args: { name: 'Bergkäse 6 Monate gereift, Laib', onUndo: fn() },
} satisfies Meta<typeof RemovedLineRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is gone, to assistive technology too, and brings it back. */
export const Removed: Story = {
  tags: ['visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Bergkäse 6 Monate gereift, Laib wurde entfernt.');
    await userEvent.click(canvas.getByRole('button', { name: /rückgängig machen/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
