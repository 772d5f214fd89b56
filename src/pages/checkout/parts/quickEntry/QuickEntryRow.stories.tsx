import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { quickRowsExample } from '#tests/examples/quickEntry.ts';
import { buyerRules, noPricesRules } from '#tests/examples/product.ts';
import { searchForExample } from '#tests/examples/quickEntrySearch.fixture.tsx';
import { QuickEntryRow } from './QuickEntryRow';

/** The row of a line of text. */
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

/** Valid: product, amount and total, and the amount already in the cart. The cross removes the line. */
export const Ready: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Bereits im Warenkorb: 2 Laib.');
    await expect(canvasElement).toHaveTextContent('154,80 €');
    await userEvent.click(canvas.getByRole('button', { name: 'Zeile 1 verwerfen' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, undefined);
  },
};

/** Raised to the minimum, which is shown. */
export const Raised: Story = { args: { row: rowOf('104712 1 Packung') } };

/** An unknown number: corrected in place; the rest of the line stays. */
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

/** No number: the line stays visible, its words are searched, and the chosen or typed number is put before it. */
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

/** Two possible amounts: a choice of both, or another one. */
export const SeveralAmounts: Story = {
  args: { row: rowOf('104711 2 Laib 24') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^24\sLaib$/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '24x 104711 LAI ← 104711 2 Laib 24');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Menge' }), '14{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '14x 104711 LAI ← 104711 2 Laib 24');
  },
};

/** An amount as a spreadsheet shortens it: named, with the way to write it. */
export const UnreadAmount: Story = {
  args: { row: rowOf('104711 1E3') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Bitte schreiben Sie „1E3“ als gewöhnliche Zahl, ohne E.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Menge' }), '1000{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '1000x 104711 ← 104711 1E3');
  },
};

/** A weight that no number of packs matches: the nearest ones. */
export const NotWhole: Story = {
  args: { row: rowOf('104712 1,2 kg') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^2\sPackungen \(1\skg\)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^3\sPackungen \(1,5\skg\)$/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '3x 104712 PKG ← 104712 1,2 kg');
  },
};

/** Several products in one line: each gets its own line. */
export const SeveralGoods: Story = {
  args: { row: rowOf('2x 104711 und 3x 104712') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In dieser Zeile stehen mehrere Artikel.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf 2 Zeilen aufteilen' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '2x 104711\n3x 104712');
  },
};

/** A line without a product is set aside, and can be searched nevertheless. */
export const Aside: Story = {
  args: { row: rowOf('Bestellung Montag 30.11.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Hier steht kein Artikel; die Zeile wird übersprungen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Doch ein Artikel?' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Alpenbutter/ }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '104712 ← Bestellung Montag 30.11.');
  },
};

/** A unit in which the product isn't sold: a choice of the available ones. */
export const UnitNotSold: Story = {
  args: { row: rowOf('104711 1 Palette') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Karton' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '1x 104711 KRT ← 104711 1 Palette');
  },
};

/** Two numbers that are both products: a choice of interpretations. */
export const SeveralReadings: Story = { args: { row: rowOf('4711 12') } };

/** Not available: it can only be removed. */
export const NotAvailable: Story = { args: { row: rowOf('104713 3') } };

/** It failed in the last attempt to add. */
export const NotStored: Story = { args: { hasFailed: true } };

/** Without the price permission: the amount, no total. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
