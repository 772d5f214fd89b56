import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProductBanner } from '#domain/content/banner.ts';
import { StatusBanner } from './StatusBanner';

const every: readonly (ProductBanner & { validTo?: string })[] = [
  { kind: 'on-sale', audience: 'all', validTo: '2026-11-30' },
  { kind: 'on-sale', audience: 'customer' },
  { kind: 'pre-order' },
  { kind: 'new' },
  { kind: 'not-available', reason: 'from', from: '2026-12-02' },
  { kind: 'not-available', reason: 'soon' },
  { kind: 'not-available', reason: 'removed' },
  { kind: 'not-available', reason: 'inactive' },
  { kind: 'not-available', reason: 'unknown' },
];

const meta = {
  title: 'Components/Product/StatusBanner',
  component: StatusBanner,
  tags: ['two-looks'],
  args: { banner: { kind: 'on-sale', audience: 'all' }, validTo: '2026-11-30' },
} satisfies Meta<typeof StatusBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A promotion for all customers, with its last day. */
export const OnSale: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aktion bis Mo., 30.11.');
  },
};

/** A price on sale for this customer alone. */
export const OnSaleForCustomer: Story = { args: { banner: { kind: 'on-sale', audience: 'customer' }, validTo: undefined } };

/** Available again from a day on. */
export const AvailableFrom: Story = {
  args: { banner: { kind: 'not-available', reason: 'from', from: '2026-12-02' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Wieder da ab Mi., 02.12.');
  },
};

/** Can be ordered before it is in stock. */
export const PreOrder: Story = { args: { banner: { kind: 'pre-order' } } };

/** New in the range. */
export const New: Story = { args: { banner: { kind: 'new' } } };

/** Renders nothing without a state. */
export const None: Story = {
  args: { banner: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** All eight, each in words and never by colour alone. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {every.map(({ validTo, ...banner }) => (
        <StatusBanner key={JSON.stringify(banner)} banner={banner} validTo={validTo} />
      ))}
    </div>
  ),
};
