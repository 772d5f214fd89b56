import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartSkeleton } from './CartSkeleton';

const meta = { title: 'Components/Cart/CartSkeleton', component: CartSkeleton } satisfies Meta<typeof CartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cart while it is read; it says so to assistive technology. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Warenkorb wird geladen/ })).toHaveAttribute('aria-busy', 'true');
  },
};
