import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsBefore } from './AsBefore';

const order = { orderId: '4501000001', day: '2026-11-27', reference: 'Buffet', isRepeated: false };

const meta = {
  title: 'Pages/Checkout/AsBefore',
  component: AsBefore,
  args: { order },
} satisfies Meta<typeof AsBefore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Taken from the last order. */
export const Last: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Wie zuletzt \(Fr\., 27\.11\., Buffet\)$/);
  },
};

/** The last order had no reference number. */
export const WithoutReference: Story = {
  args: { order: { ...order, reference: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Wie zuletzt \(Fr\., 27\.11\.\)$/);
  },
};

/** Taken from the reordered order. */
export const Repeated: Story = {
  args: { order: { ...order, isRepeated: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Wie in der Bestellung 4501000001 \(Fr\., 27\.11\., Buffet\)$/);
  },
};
