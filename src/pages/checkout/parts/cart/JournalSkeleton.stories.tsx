import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JournalSkeleton } from './JournalSkeleton';

const meta = {
  title: 'Components/Cart/JournalSkeleton',
  component: JournalSkeleton,
  args: { rows: 6 },
} satisfies Meta<typeof JournalSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading, in its final size. */
export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Verlauf wird geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Only two rows fit. */
export const Short: Story = { args: { rows: 2 } };
