import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { DaySumsStrip } from './DaySumsStrip';

const meta = {
  title: 'Pages/Customers/DaySumsStrip',
  component: DaySumsStrip,
  args: {
    sums: {
      carts: 3,
      net: { sum: decimal('1204.9'), isPartial: false },
      coming: 5,
      total: { sum: decimal('48200'), isPartial: false },
      unknownCarts: 0,
      unknownOrders: 0,
      isLoading: false,
    },
    canSeePrices: true,
  },
} satisfies Meta<typeof DaySumsStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is known. */
export const Complete: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 Warenkörbe1.204,90 €');
    await expect(canvasElement).toHaveTextContent('48.200,00 €');
  },
};

/** A sum that lacks a customer says so. */
export const Partial: Story = {
  args: {
    sums: { ...meta.args.sums, total: { sum: decimal('48200'), isPartial: true }, unknownCarts: 1, unknownOrders: 2 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('ohne einen Kunden, dessen Daten fehlen')).toBeVisible();
    await expect(canvas.getAllByText('ohne 2 Kunden, deren Daten fehlen')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('ab 48.200,00 €');
  },
};

/** Without the price permission: counts alone. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvasElement).not.toHaveTextContent('30 Tagen');
  },
};

/** Nothing is summed before everything is read. */
export const Loading: Story = { args: { sums: { ...meta.args.sums, isLoading: true } } };
