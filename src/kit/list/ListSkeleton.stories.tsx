import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListSkeleton } from './ListSkeleton';

const meta = { title: 'Kit/List/ListSkeleton', component: ListSkeleton } satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entries while they are read. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: /Wird geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
