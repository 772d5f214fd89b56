import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutPricesExample, cartComparisonExample } from '#tests/examples/comparison.ts';
import { CartDifferenceList } from './CartDifferenceList';

const meta = {
  title: 'Components/Checkout/CartDifferenceList',
  component: CartDifferenceList,
  args: { comparison: cartComparisonExample },
} satisfies Meta<typeof CartDifferenceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line added, one removed, and others with another amount, size, price and day. */
export const Differences: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toContain('neu: 2\u00a0Kartons, 45,60\u00a0€');
    await expect(lines[1]).toContain('5\u00a0Kartons statt 2\u00a0Kartons');
    await expect(lines[1]).toContain('114,00\u00a0€ statt 45,60\u00a0€');
    await expect(lines[2]).toContain('Karton: Inhalt 12 statt 6');
    await expect(lines[2]).toContain('kommt jetzt am Fr., 27.11. und nicht mit der übrigen Ware');
    await expect(lines[3]).toContain('nicht mehr dabei: 1\u00a0Stück');
    await expect(canvasElement).toHaveTextContent('Nettosumme 11.332,00 € statt 900,00 €');
  },
};

/** Without the price permission there are no prices; a line with only a higher price is no difference then. */
export const NoPrices: Story = {
  args: { comparison: withoutPricesExample },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvasElement).toHaveTextContent('9 Positionen statt 6');
  },
};

/** Many lines are disclosed by a press. */
export const ShowsMore: Story = {
  args: { linesAtFirst: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 weitere Positionen zeigen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
