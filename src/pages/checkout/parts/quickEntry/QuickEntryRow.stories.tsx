import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { quickRowsExample } from '../../../../../tests/examples/quickEntry';
import { buyerRules, noPricesRules } from '../../../../../tests/examples/product';
import { searchForExample } from '../../../../../tests/examples/quickEntrySearch.fixture';
import { QuickEntryRow } from './QuickEntryRow';

/** What becomes of one line of text. */
const rowOf = (text: string) => {
  const [row] = quickRowsExample(text);
  if (!row) throw new Error('The text has no line');
  return row;
};

const meta = {
  title: 'Components/QuickEntry/QuickEntryRow',
  component: QuickEntryRow,
  args: { row: rowOf('104711 2 Laib'), displayRules: buyerRules, hasFailed: false, onMend: fn(), searchFor: searchForExample },
  argTypes: { row: { control: false } },
} satisfies Meta<typeof QuickEntryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fine: product, amount and total, and a word on what the cart holds already. The cross drops the line. */
export const Ready: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Bereits im Warenkorb: 2 Laib.');
    await expect(canvasElement).toHaveTextContent('154,80 €');
    await userEvent.click(canvas.getByRole('button', { name: 'Zeile 1 verwerfen' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, undefined);
  },
};

/** Below the minimum: raised, and it says so. */
export const Raised: Story = { args: { row: rowOf('104712 1 Packung') } };

/** A number that nobody knows: it is put right in its place; what the line says besides stays. */
export const UnknownNumber: Story = {
  args: { row: rowOf('999999;2;Karton') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Artikelnummer oder Name' });
    await expect(field).toHaveValue('999999');
    await userEvent.clear(field);
    await userEvent.type(field, '104711{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '104711;2;Karton');
  },
};

/** No number: the line stays in view, its words are searched for, and the number that is chosen or typed is put before it. */
export const NoNumber: Story = {
  args: { row: rowOf('Schlagobers 1l 24') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In dieser Zeile steht keine Artikelnummer.')).toBeVisible();
    await expect(canvas.getByText('Schlagobers 1l 24')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Artikelnummer oder Name' });
    await expect(field).toHaveValue('Schlagobers 1l');
    await userEvent.type(field, '{Enter}');
    await expect(args.onMend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Bergkäse/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '104711 ← Schlagobers 1l 24');
    await userEvent.clear(field);
    await userEvent.type(field, '104712{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '104712 ← Schlagobers 1l 24');
  },
};

/** Two numbers that may be the amount: each to choose from, or another one. */
export const SeveralAmounts: Story = {
  args: { row: rowOf('104711 2 Laib 24') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^24\sLaib$/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '24x 104711 LAI ← 104711 2 Laib 24');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Menge' }), '14{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '14x 104711 LAI ← 104711 2 Laib 24');
  },
};

/** A weight that no number of packs makes: the ones next to it. */
export const NotWhole: Story = {
  args: { row: rowOf('104712 1,2 kg') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^2\sPackungen \(1\skg\)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^3\sPackungen \(1,5\skg\)$/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '3x 104712 PKG ← 104712 1,2 kg');
  },
};

/** Several goods in one line: each gets a line of its own. */
export const SeveralGoods: Story = {
  args: { row: rowOf('2x 104711 und 3x 104712') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In dieser Zeile stehen mehrere Artikel.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf 2 Zeilen aufteilen' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '2x 104711\n3x 104712');
  },
};

/** A line that names no goods is set aside, and can be searched all the same. */
export const Aside: Story = {
  args: { row: rowOf('Bestellung Montag 30.11.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Hier steht kein Artikel; die Zeile wird übersprungen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Doch ein Artikel?' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Alpenbutter/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '104712 ← Bestellung Montag 30.11.');
  },
};

/** A unit that the product isn't sold in: the ones it is sold in to choose from. */
export const UnitNotSold: Story = {
  args: { row: rowOf('104711 1 Palette') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Karton' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '1x 104711 KRT ← 104711 1 Palette');
  },
};

/** Two numbers that are both products: each reading to choose from. */
export const SeveralReadings: Story = { args: { row: rowOf('4711 12') } };

/** Not to be had: nothing can be done about it but to drop the line. */
export const NotAvailable: Story = { args: { row: rowOf('104713 3') } };

/** It could not be stored when it was added last. */
export const NotStored: Story = { args: { hasFailed: true } };

/** Without the permission to see prices: the amount, no total. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
