import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OrderRejectionReason } from '#domain/order/order.ts';
import { orderExample } from '#tests/examples/order.ts';
import { FreeItems, NonWebshopItems, RejectedItems } from './OrderExtras';

const meta = {
  title: 'Components/Order/OrderExtras',
  component: FreeItems,
  tags: ['two-looks'],
  args: { items: orderExample.freeItems ?? [] },
} satisfies Meta<typeof FreeItems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Free goods, each with its mark. */
export const Free: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gratis')).toBeVisible();
  },
};

/** Products outside the web shop. */
export const NonWebshop: Story = {
  tags: ['visual'],
  render: () => <NonWebshopItems items={orderExample.nonWebshopItems ?? []} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schlutzkrapfen hausgemacht')).toBeVisible();
    await expect(canvas.getByText('1 gratis')).toBeVisible();
  },
};

/** Rejected products, and why. */
export const Rejected: Story = {
  tags: ['visual'],
  render: () => <RejectedItems items={orderExample.rejectedItems ?? []} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ein Artikel wurde nicht bestellt' })).toBeVisible();
    await expect(canvas.getByText('Nicht mehr im Sortiment')).toBeVisible();
  },
};

/** A reason that the shop doesn't know. */
export const RejectedForUnknownReason: Story = {
  render: () => <RejectedItems items={[{ sku: '1', name: 'Steinpilze', reason: 'RECALLED' as OrderRejectionReason }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit nicht verfügbar')).toBeVisible();
  },
};

/** Renders nothing. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
