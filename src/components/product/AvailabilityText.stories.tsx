import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buyerRules, notAvailableExample, productExample } from '#tests/examples/product.ts';
import { AvailabilityText } from './AvailabilityText';

const meta = {
  title: 'Components/Product/AvailabilityText',
  component: AvailabilityText,
  args: { product: productExample(), nextDelivery: buyerRules.nextDelivery },
} satisfies Meta<typeof AvailabilityText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Available: the deadline, and the day of delivery. */
export const Now: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('verfügbar bestellen bis 14:00 Mi., 25.11.');
  },
};

/** A deadline on another day names it. */
export const OnAnotherDay: Story = {
  args: { nextDelivery: { day: 'Do., 26.11.', until: '10:30', untilDay: 'Mi., 25.11.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('verfügbar bestellen bis Mi., 25.11. 10:30 Do., 26.11.');
  },
};

/** Ordered in advance: no day is promised. */
export const PreOrder: Story = {
  args: { product: productExample({ isPreOrder: true }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('auf Bestellung');
    await expect(canvasElement).not.toHaveTextContent('25.11.');
  },
};

/** Not available: in another colour and in words. */
export const NotAvailable: Story = {
  args: { product: notAvailableExample() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('derzeit nicht verfügbar');
  },
};

/** An unknown status: nothing else is shown. */
export const Unknown: Story = {
  args: { product: productExample({ availability: { status: 'UNKNOWN' }, isOrderable: false }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Verfügbarkeit unbekannt$/);
  },
};

/** The next delivery is unknown, as for visitors. */
export const WithoutDelivery: Story = { args: { nextDelivery: undefined } };
