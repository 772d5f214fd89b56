import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productExample } from '#tests/examples/product.ts';
import { RemovalList, type RemovedTogether } from './RemovalList';

const cheese = productExample();
const removals: readonly RemovedTogether[] = [
  { id: 3, kind: 'line', lines: [{ sku: cheese.sku, amount: 2, unitAbbreviation: cheese.defaultUnit.abbreviation }] },
  { id: 2, kind: 'line', lines: [{ sku: '668733', amount: 4, unitAbbreviation: 'KRT' }] },
  { id: 1, kind: 'cart', lines: Array.from({ length: 80 }, (_, index) => ({ sku: `${index}`, amount: 1, unitAbbreviation: 'STK' })) },
];

const meta = {
  title: 'Components/Cart/RemovalList',
  component: RemovalList,
  args: { removals, products: new Map([[cheese.sku, cheese]]), onRestore: fn() },
} satisfies Meta<typeof RemovalList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line, one whose product is not known, and a whole cart. */
export const Removals: Story = { tags: ['visual'] };

/** Each has its own button; a restored one is announced. */
export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `${cheese.name} wiederherstellen`,
      'Artikel 668733 wiederherstellen',
      'Ganzer Warenkorb, 80 Positionen wiederherstellen',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Ganzer Warenkorb/ }));
    await expect(args.onRestore).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ganzer Warenkorb, 80 Positionen: wieder im Warenkorb');
    await expect(canvas.getByRole('region', { name: 'Von Ihnen entfernt' })).toHaveFocus();
  },
};

/** Renders nothing without removals. */
export const None: Story = {
  args: { removals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Many are disclosed by a press. */
export const Many: Story = {
  args: {
    removals: Array.from({ length: 8 }, (_, index) => ({
      id: 8 - index,
      kind: 'line',
      lines: [{ sku: `${index}`, amount: 1, unitAbbreviation: 'KRT' }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 weitere zeigen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
