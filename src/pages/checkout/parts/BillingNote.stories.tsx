import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deadlineLineExample } from '#tests/examples/cart.ts';
import { BillingNote } from './BillingNote';

const ending = (sku: string, name: string, lastDay: string) => ({
  line: { ...deadlineLineExample, sku, product: { ...deadlineLineExample.product, sku, name } },
  lastDay,
});

const meta = {
  title: 'Components/Checkout/BillingNote',
  component: BillingNote,
  tags: ['two-looks'],
  args: { billingTime: 'DELIVERY_TIME', canSeePrices: true, endings: [] },
} satisfies Meta<typeof BillingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Billed with prices of the day of order. */
export const OrderTime: Story = {
  args: { billingTime: 'ORDER_TIME' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Verrechnet wird mit den Preisen am Tag der Bestellung\.$/);
  },
};

/** Billed with prices of the delivery day: the displayed total uses today's. */
export const DeliveryTime: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Verrechnet wird mit den Preisen am Tag der Lieferung\. Die Summe zeigt die heutigen Preise\.$/,
    );
  },
};

/** Without a displayed total it isn't mentioned. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Verrechnet wird mit den Preisen am Tag der Lieferung\.$/);
  },
};

/** Two of today's prices end before the delivery. */
export const Ending: Story = {
  tags: ['visual', 'phone'],
  args: {
    endings: [
      ending('1', 'Seesaiblingsfilet mit Haut, geschuppt und entgrätet', '2026-11-27'),
      ending('2', 'Tafelspitz vom Rind, Packung ca. 2,5 kg', '2026-11-30'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Preise gelten am Liefertag nicht mehr:')).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Seesaiblingsfilet.*nur bis Fr\., 27\.11\./);
    await expect(second).toHaveTextContent(/Tafelspitz.*nur bis Mo\., 30\.11\./);
  },
};
