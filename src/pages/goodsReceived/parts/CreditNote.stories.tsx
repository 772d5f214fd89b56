import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { exampleLine } from '../rules/delivery.fixture';
import { CreditNote } from './CreditNote';

const meta = {
  title: 'Pages/GoodsReceived/CreditNote',
  component: CreditNote,
  args: { credit: { sum: decimal('171.90'), count: 2, leftOut: [exampleLine(3)] } },
} satisfies Meta<typeof CreditNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sum, and a line that it leaves out. */
export const Partial: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('171,90 €')).toBeVisible();
    await expect(canvas.getByText(/^Aus 2 Positionen nach den Preisen der Bestellung/)).toBeVisible();
    await expect(canvas.getByText('Nicht enthalten, weil der Preis fehlt: Räucherforelle.')).toBeVisible();
  },
};

/** No line has a price: no sum is shown. */
export const WithoutPrices: Story = {
  args: { credit: { sum: decimal(0), count: 0, leftOut: [exampleLine(3), exampleLine(1)] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
    await expect(canvas.getByText('2 Positionen sind nicht enthalten, weil der Preis fehlt: Räucherforelle, Apfelsaft.')).toBeVisible();
  },
};
