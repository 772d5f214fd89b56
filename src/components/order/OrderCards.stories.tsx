import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OrderSource } from '../../domain/order';
import { orderListExample } from '../examples/order';
import { OrderCards } from './OrderCards';

const meta = {
  title: 'Components/Order/OrderCards',
  component: OrderCards,
  args: { orders: orderListExample, canSeePrices: true, hrefOf: (orderId) => `/my/orders/detail/${orderId}` },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OrderCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, each a link. */
export const Orders: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
  },
};

/** Without prices. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A source that the shop does not know yet is shown as it came. */
export const UnknownSource: Story = {
  args: { orders: orderListExample.map((order) => ({ ...order, source: 'EDI' as OrderSource })).slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/ · EDI/)).toBeVisible();
  },
};
