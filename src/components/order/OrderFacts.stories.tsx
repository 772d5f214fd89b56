import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OrderSource } from '#domain/order/order.ts';
import { orderExample } from '#tests/examples/order.ts';
import { OrderFacts } from './OrderFacts';

const meta = {
  title: 'Components/Order/OrderFacts',
  component: OrderFacts,
  args: { order: orderExample, canSeePrices: true },
} satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field of an order; goods for another day have their own. The sum is 29.40 + 79.92 + 568.00. */
export const Everything: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/677,32/)).toBeVisible();
    await expect(canvas.getByText('Hochzeit Huber')).toBeVisible();
    await expect(canvas.getByText('Freitag, 27. November 2026')).toBeVisible();
    await expect(canvas.getByText('1 Artikel kommt am Sa., 28.11.')).toBeVisible();
    await expect(canvas.getByText('Steinpilze kommen mit der nächsten Tour.')).toBeVisible();
  },
};

/** Products outside the webshop have no price: the sum says that they aren't in it. */
export const OutsideWebshop: Story = {
  args: { order: { ...orderExample, nonWebshopItems: [{ name: 'Leihgeschirr', amount: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ein Artikel außerhalb des Webshops ist nicht in der Summe.')).toBeVisible();
  },
};

/** No sum without the price permission. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** An order with few fields. */
export const Little: Story = {
  args: { order: { id: '1', creationTime: '2026-11-21T08:14:00Z', customerId: '100', orderItems: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ohne Liefertag')).toBeVisible();
  },
};

/** An unknown source is shown as received. */
export const UnknownSource: Story = {
  args: { order: { ...orderExample, source: 'EDI' as OrderSource } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EDI')).toBeVisible();
  },
};
