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

/** Loading; announced to assistive technology. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Der Warenkorb wird geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** On the phone its controls are below the text, like those of lines. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
