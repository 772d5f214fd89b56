import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeliverySkeleton } from './DeliverySkeleton';

const meta = { title: 'Components/Checkout/DeliverySkeleton', component: DeliverySkeleton } satisfies Meta<typeof DeliverySkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Liefertage werden geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
