import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinesSkeleton } from './LinesSkeleton';

const meta = {
  title: 'Components/Cart/LinesSkeleton',
  component: LinesSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Der Warenkorb wird geladen …' },
} satisfies Meta<typeof LinesSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lines while they are read; it says so to assistive technology. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Der Warenkorb wird geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** On the phone its controls stand below the words, as those of lines do. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
