import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { orderExample } from '#tests/examples/order.ts';
import { OrderLines } from './OrderLines';

const onChange = fn();

const meta = {
  title: 'Components/Order/OrderLines',
  component: OrderLines,
  args: { items: orderExample.orderItems, canSeePrices: true, missingImage: undefined, hrefOf: (sku) => `/product/${sku}` },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amount, amount in the base unit, single price and total; pre-order and other day are marked. */
export const Lines: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('row', { name: /Graved Lachs/ }));
    await expect(row.getByRole('cell', { name: /^10.Kartons$/ })).toBeVisible();
    await expect(row.getByRole('cell', { name: /^100.Packungen$/ })).toBeVisible();
    await expect(row.getByText(/568,00/)).toBeVisible();
    await expect(row.getByText('Lieferung am Sa., 28.11.')).toBeVisible();
    // 29.40 + 79.92 + 568.00.
    await expect(canvas.getByRole('row', { name: /^Summe/ })).toHaveTextContent('677,32 €');
    await expect(canvasElement).not.toHaveTextContent('Rabatt');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** Lines can be selected one by one, or all. */
export const Choosing: Story = {
  tags: ['visual'],
  args: { selection: { skus: new Set(['104211']), onChange } },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await expect(canvas.getByRole('checkbox', { name: 'Alle Positionen auswählen' })).toBePartiallyChecked();
  },
};

/** Interactions; pictured by the previous story. */
export const ChoosingInUse: Story = {
  ...Choosing,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await expect(canvas.getByRole('checkbox', { name: 'Alle Positionen auswählen' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Weinglas.* auswählen/ }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set(['104211', '904793']));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle Positionen auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set(['104211', '904793', '707590']));
  },
};

/** A discount on the total isn't in any single price, so the line names it: 12 × 2.45 is 29.40, less 5 % 27.93. */
export const DiscountOnTotal: Story = {
  args: {
    items: orderExample.orderItems
      .slice(0, 1)
      .map((item) => ({ ...item, mostAccurateRowTotal: 27.93, mostAccurateRowTotalString: '27.93' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Almbutter/ })).toHaveTextContent('27,93 €Rabatt −1,47 €');
    await expect(canvas.getByRole('row', { name: /^Summe/ })).toHaveTextContent('27,93 €');
  },
};

const onRequest = orderExample.orderItems.map((item, index) => {
  const {
    price: _price,
    priceString: _priceText,
    mostAccurateRowTotal: _total,
    mostAccurateRowTotalString: _totalText,
    ...unpriced
  } = item;
  return index === 0 ? unpriced : item;
});

/** A line without a price says so, and the sum says that it excludes it. */
export const OnRequest: Story = {
  args: { items: onRequest },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Almbutter/ })).toHaveTextContent(/auf Anfrage$/);
    // 79.92 + 568.00.
    await expect(canvas.getByRole('row', { name: /^Summe/ })).toHaveTextContent(
      /^SummeEine Position hat keinen Preis und ist nicht in der Summe\.647,92.€$/,
    );
  },
};

/** No line has a price, so there is no sum. */
export const AllOnRequest: Story = {
  args: { items: onRequest.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Almbutter/ })).toHaveTextContent(/auf Anfrage$/);
    await expect(canvas.queryByRole('row', { name: /^Summe/ })).not.toBeInTheDocument();
  },
};

/** Without prices. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/€|Anfrage/);
  },
};

/** On a phone each line is a small block. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { selection: { skus: new Set(), onChange } },
};
