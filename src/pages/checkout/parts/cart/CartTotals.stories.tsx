import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { CartTotals } from './CartTotals';

const sum = { net: decimal('21516.13'), discount: decimal('485.19'), expectedBonus: undefined, lineCount: 23, linesOnRequest: 0 };

const meta = {
  title: 'Components/Cart/CartTotals',
  component: CartTotals,
  args: { sum, lineCount: 23, leftOutCount: 0 },
  decorators: [
    (Totals) => (
      <div style={{ maxWidth: 300 }}>
        <Totals />
      </div>
    ),
  ],
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Net sum and saving, with the note that tax and deposit are excluded. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/21\.516,13/)).toBeVisible();
    await expect(canvas.getByText(/^485,19/)).toBeVisible();
    await expect(canvas.getByText('Alle Preise exkl. USt. und Pfand.')).toBeVisible();
    await expect(canvas.queryByText('Erwarteter Bonus')).not.toBeInTheDocument();
  },
};

/** The expected bonus, for users who may see it. */
export const WithBonus: Story = {
  args: { sum: { ...sum, expectedBonus: decimal('31.5') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/−31,50/)).toBeVisible();
  },
};

/** In some looks the cents of the sum are raised; those above it aren't. */
export const RaisedCents: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'ZU' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13').parentElement?.textContent).toBe('21.516,13\u00a0€');
    await expect(canvas.getByText('485,19 €')).toBeVisible();
  },
};

/** Unorderable lines and lines without a price aren't in the total, which says so. */
export const NotEverything: Story = {
  args: { leftOutCount: 2, sum: { ...sum, linesOnRequest: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Eine Position hat keinen Preis/)).toBeVisible();
    await expect(canvas.getByText('Davon nicht bestellbar')).toBeVisible();
  },
};

/** Without the permission only lines are counted. */
export const NoPrices: Story = {
  args: { sum: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getByText('23')).toBeVisible();
  },
};
