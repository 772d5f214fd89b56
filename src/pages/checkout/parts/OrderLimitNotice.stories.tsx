import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderLimitNotice } from './OrderLimitNotice';

const meta = { title: 'Components/Checkout/OrderLimitNotice', component: OrderLimitNotice, tags: ['two-looks'] } satisfies Meta<
  typeof OrderLimitNotice
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing more can be ordered at this fair, and whom to contact. */
export const Reached: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte wenden Sie sich an Ihren Außendienst.');
  },
};

/** For small spaces. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestelllimit erreicht')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
