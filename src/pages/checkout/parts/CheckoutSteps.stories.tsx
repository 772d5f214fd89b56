import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSteps } from './CheckoutSteps';

const meta = {
  title: 'Components/Checkout/CheckoutSteps',
  component: CheckoutSteps,
  args: { current: 'delivery', hrefs: { cart: '/checkout' } },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second step: the first is reachable. */
export const Delivery: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/checkout');
    await expect(canvas.getByText('Lieferung').closest('[aria-current="step"]')).not.toBeNull();
  },
};

/** The first step, with nothing to order: the next isn't reachable. */
export const Cart: Story = {
  args: { current: 'cart', hrefs: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The last step: no other is reachable. */
export const Confirmation: Story = { args: { current: 'confirmation', hrefs: {} } };
