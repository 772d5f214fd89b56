import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { decimal } from '../../../domain/money';
import { companionLinesExample, companionOrderExample } from '../../../../tests/examples/companion';
import { addressesExample } from '../../../../tests/examples/order';
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

/** All of it is sold, and its address exists. */
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

/** Lines that will be left out, an amount that will be replaced, and an address that is gone. */
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

/** What can be done there; its picture is the story before it. */
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

/** The unloading area is gone. */
export const AreaGone: Story = { args: { delivery: { ...requested, unloadingArea: undefined, isAreaGone: true } } };

/** Under way: neither can be pressed again. */
export const Importing: Story = {
  args: { isImporting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /übernehmen$/ }));
    await expect(args.onImport).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Verwerfen' })).toBeDisabled();
  },
};

/** Who sees no prices sees no sum. */
export const NoPrices: Story = {
  args: { canSeePrices: false, lines: goodLines.map((line) => ({ ...line, total: decimal('29.40') })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
