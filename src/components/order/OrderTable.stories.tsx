import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatOrderSort, type OrderSource } from '../../domain/order';
import { orderListExample } from '../examples/order';
import { OrderTable } from './OrderTable';

const meta = {
  title: 'Components/Order/OrderTable',
  component: OrderTable,
  args: {
    orders: orderListExample, sort: { field: 'orderedAt', direction: 'DESC' }, canSeePrices: true,
    hrefOf: (orderId) => `/my/orders/detail/${orderId}`, sortHrefOf: (sort) => `/my/orders?sort=${formatOrderSort(sort)}`,
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every column sorts; the sorted one turns round. */
export const Orders: Story = {
  tags: ['visual', 'matrix'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Bestellt am' })).toHaveAttribute('href', '/my/orders?sort=orderedAt-asc');
    await expect(canvas.getByRole('link', { name: 'Summe' })).toHaveAttribute('href', '/my/orders?sort=sum-desc');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: '4501000043' })).toHaveAttribute('href', '/my/orders/detail/4501000043');
    await expect(canvas.getByText(/1\.815,12/)).toBeVisible();
  },
};

/** Without the permission there is no column of sums. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(6);
  },
};

/** A source that the shop does not know yet is shown as it came. */
export const UnknownSource: Story = {
  args: { orders: orderListExample.map((order) => ({ ...order, source: 'EDI' as OrderSource })).slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('EDI')).toBeVisible();
  },
};
