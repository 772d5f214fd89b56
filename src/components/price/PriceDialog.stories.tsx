import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { bestPrice, type PricedQuote } from '#domain/price/price.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { onSaleExample, priceExample, productExample } from '#tests/examples/product.ts';
import { PriceDialog } from './PriceDialog';

const product = productExample({
  prices: [
    priceExample('77.4000', { msrp: '95.9' }),
    priceExample('70.8000', { minQuantity: 4, attachedDiscount: { applyTo: 'single', discountFactorString: '0.95', applicationOrder: 1 } }),
  ],
});
const request = { amount: 5, ratio: 1, basePrice: product.basePrice };

const meta = {
  title: 'Components/Price/PriceDialog',
  component: PriceDialog,
  parameters: { docs: inOwnWindow },
  args: {
    product,
    productName: product.name,
    quote: bestPrice(product.prices, request) as PricedQuote,
    request,
    unit: product.defaultUnit,
    extent: 'extended',
    isOpen: true,
    onClose: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PriceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step: list, tier, discount, amount. 70.80 × 0.95 = 67.26; times 5 = 336.30. */
export const Extended: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('rowheader', { name: 'Listenpreis je Laib' })).toBeVisible());
    await expect(dialog.getByRole('rowheader', { name: 'Staffelpreis ab 4\u00a0Laib' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Rabatt 5\s%/ })).toHaveTextContent('67,26 €');
    await expect(dialog.getByRole('row', { name: /Summe für 5\sLaib/ })).toHaveTextContent('336,30 €');
  },
};

/** Interactions; pictured by the previous story. */
export const ExtendedInUse: Story = {
  ...Extended,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('rowheader', { name: 'Listenpreis je Laib' })).toBeVisible());
    await expect(dialog.getByRole('rowheader', { name: 'Staffelpreis ab 4\u00a0Laib' })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Rabatt 5\s%/ })).toHaveTextContent('67,26 €');
    await expect(dialog.getByRole('row', { name: /Summe für 5\sLaib/ })).toHaveTextContent('336,30 €');
    await userEvent.click(dialog.getByRole('button', { name: 'ab 1' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: args.unit });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Only the way to the price of one unit. */
export const Short: Story = {
  args: { extent: 'short' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('rowheader', { name: /Summe/ })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('heading', { name: 'Staffelpreise' })).not.toBeInTheDocument();
  },
};

/** A promotion with its end; another unit is cheaper. */
export const OnSale: Story = {
  args: {
    product: onSaleExample(),
    quote: bestPrice(onSaleExample().prices, { ...request, amount: 1 }) as PricedQuote,
    request: { ...request, amount: 1 },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('rowheader', { name: /Aktionspreis bis Mo., 30.11./ })).toBeVisible());
    await expect(dialog.getByText('Gültig bis')).toBeVisible();
  },
};
