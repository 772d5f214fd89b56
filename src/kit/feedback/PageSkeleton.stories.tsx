import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton';

const meta = { title: 'Kit/Feedback/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While a page is loading. */
export const Loading: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Wird geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
