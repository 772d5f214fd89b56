import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RemovedLineRow } from './RemovedLineRow';

const meta = {
  title: 'Components/Cart/RemovedLineRow',
  component: RemovedLineRow,
  args: { sku: '104711', name: 'Bergkäse 6 Monate gereift, Laib', onUndo: fn() },
} satisfies Meta<typeof RemovedLineRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the removed line, and restores it. */
export const Removed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bergkäse 6 Monate gereift, Laib wurde entfernt.');
  },
};

/** Interactions; pictured by the previous story. */
export const RemovedInUse: Story = {
  ...Removed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bergkäse 6 Monate gereift, Laib wurde entfernt.');
    await userEvent.click(canvas.getByRole('button', { name: /rückgängig machen/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** It shrinks from the height of the line to its own, and can be pressed meanwhile. With reduced motion it doesn't. */
export const Shrinking: Story = {
  tags: ['!dev', '!autodocs'],
  args: { fromHeight: 130, onShrunk: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const row = canvasElement.querySelector<HTMLElement>('[data-removed]');
    const moves = row?.getAnimations() ?? [];
    await expect(moves).toHaveLength(isStill ? 0 : 1);
    await userEvent.click(canvas.getByRole('button', { name: /rückgängig machen/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    for (const move of moves) move.finish();
    if (!isStill) await waitFor(() => expect(args.onShrunk).toHaveBeenCalledOnce());
    await expect(row?.offsetHeight).toBeLessThan(100);
  },
};

/** Ctrl+Z undoes it as in any editor. */
export const UndoneByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /rückgängig machen/ }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
