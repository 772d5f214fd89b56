import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deadlineLineExample } from '#tests/examples/cart.ts';
import { LineProblems } from './LineProblems';

const line = (name: string, minSaleQuantity = 0) => ({
  ...deadlineLineExample,
  sku: name,
  product: { ...deadlineLineExample.product, name, minSaleQuantity },
});
const late = {
  line: line('Seesaiblingsfilet mit Haut, geschuppt und entgrätet'),
  day: '2026-11-25',
  until: new Date('2026-11-24T09:30:00Z'),
};
const short = line('Waldviertler Mohn, gemahlen', 12);

const meta = {
  title: 'Components/Checkout/LineProblems',
  component: LineProblems,
  tags: ['two-looks'],
  args: { late: [late], short: [], cartHref: '/checkout' },
} satisfies Meta<typeof LineProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product's own deadline has passed: which, when, and what to do. */
export const Late: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Für einen Artikel ist der Bestellschluss vorbei');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Lieferung Mi., 25.11., Bestellschluss war um 10:30');
    await expect(canvas.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/checkout');
  },
};

/** A line is below the minimum of its product. */
export const Short: Story = {
  args: { late: [], short: [short] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Waldviertler Mohn, gemahlen: mindestens \d/);
  },
};

/** Both at once. */
export const Both: Story = { args: { late: [late, late], short: [short] } };

/** Renders nothing without problems. */
export const None: Story = {
  args: { late: [], short: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
