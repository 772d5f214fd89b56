import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { quickRowsExample } from '../examples/quickEntry';
import { buyerViewing, noPricesViewing } from '../examples/product';
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
  args: { row: rowOf('104711 2 Laib'), viewing: buyerViewing, hasFailed: false, onMend: fn() },
  argTypes: { row: { control: false } },
} satisfies Meta<typeof QuickEntryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fine: product, amount and total, and a word on what the cart holds already. The cross drops the line. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Bereits im Warenkorb: 2 Laib.');
    await expect(canvasElement).toHaveTextContent('154,80 €');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zeile 1 verwerfen' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, undefined);
  },
};

/** Below the minimum: raised, and it says so. */
export const Raised: Story = { args: { row: rowOf('104712 1 Packung') } };

/** A number that nobody knows: a field to put it right. */
export const UnknownNumber: Story = {
  args: { row: rowOf('999999 2') },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Artikelnummer' });
    await userEvent.clear(field);
    await userEvent.type(field, '104711{Enter}');
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '2x 104711');
  },
};

/** A unit that the product isn't sold in: the ones it is sold in to choose from. */
export const UnitNotSold: Story = {
  args: { row: rowOf('104711 1 Palette') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Karton' }));
    await expect(args.onMend).toHaveBeenLastCalledWith(args.row, '1x 104711 KRT');
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
  args: { viewing: noPricesViewing },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
