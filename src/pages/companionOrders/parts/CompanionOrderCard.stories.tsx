import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { companionLinesExample, companionOrderExample } from '#tests/examples/companion.ts';
import { addressesExample } from '#tests/examples/order.ts';
import { CompanionOrderCard } from './CompanionOrderCard';

const [address] = addressesExample;
const goodLines = companionLinesExample.filter(({ refusal }) => !refusal);
const requested = { address, unloadingArea: 'Küche', isAddressGone: false, isAreaGone: false };
const nothingInCart: (sku: string) => string | undefined = () => undefined;

const meta = {
  title: 'Components/Companion/CompanionOrderCard',
  component: CompanionOrderCard,
  args: {
    order: companionOrderExample,
    lines: goodLines,
    delivery: requested,
    canSeePrices: true,
    inCartOf: nothingInCart,
    hrefOf: (sku: string) => `/product/${sku}`,
    isImporting: false,
    onImport: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof CompanionOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All products are sold, and the address exists. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: /^Begonnen am/ }));
    await expect(card.getByText('29,40 €', { selector: 'strong' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'In den Warenkorb übernehmen' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Lines to be omitted, an amount to be replaced, and an address that no longer exists. */
export const WithWarnings: Story = {
  tags: ['visual', 'phone'],
  args: {
    lines: companionLinesExample,
    inCartOf: (sku) => (sku === '104211' ? '3 KRT' : undefined),
    delivery: { ...requested, address: undefined, isAddressGone: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Positionen können nicht übernommen werden.')).toBeVisible();
    await expect(canvas.getByText('Die gewählte Lieferadresse gibt es nicht mehr.')).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const WithWarningsInUse: Story = {
  ...WithWarnings,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 Positionen können nicht übernommen werden.')).toBeVisible();
    await expect(canvas.getByText('Die gewählte Lieferadresse gibt es nicht mehr.')).toBeVisible();
    await userEvent.click(canvas.getByText('Positionen ansehen'));
    await expect(canvas.getByText('Ersetzt 3 KRT im Warenkorb')).toBeVisible();
    await expect(canvas.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
  },
};

/** The unloading area no longer exists. */
export const AreaGone: Story = { args: { delivery: { ...requested, unloadingArea: undefined, isAreaGone: true } } };

/** Pending: neither button can be pressed. */
export const Importing: Story = {
  args: { isImporting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /übernehmen$/ }));
    await expect(args.onImport).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Verwerfen' })).toBeDisabled();
  },
};

/** No total without the price permission. */
export const NoPrices: Story = {
  args: { canSeePrices: false, lines: goodLines.map((line) => ({ ...line, total: decimal('29.40') })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
