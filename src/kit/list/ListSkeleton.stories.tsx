import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListSkeleton } from './ListSkeleton';

const meta = { title: 'Kit/List/ListSkeleton', component: ListSkeleton } satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While loading. */
export const Loading: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Wird geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
