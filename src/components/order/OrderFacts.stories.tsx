import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OrderSource } from '../../domain/order';
import { orderExample } from '../../../tests/examples/order';
import { OrderFacts } from './OrderFacts';

const meta = {
  title: 'Components/Order/OrderFacts',
  component: OrderFacts,
  args: { order: orderExample, canSeePrices: true },
} satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field of an order; goods that come on another day have theirs. The sum is 29.40 + 79.92 + 568.00. */
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

/** Without the permission there is no sum. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** An order that has little to tell. */
export const Little: Story = {
  args: { order: { id: '1', creationTime: '2026-11-21T08:14:00Z', customerId: '100', orderItems: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ohne Liefertag')).toBeVisible();
  },
};

/** A source that the shop does not know yet is shown as it came. */
export const UnknownSource: Story = {
  args: { order: { ...orderExample, source: 'EDI' as OrderSource } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EDI')).toBeVisible();
  },
};
