import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { milkLine, unknownLine } from '#tests/examples/inventoryCount.ts';
import { CountPanel } from './CountPanel';

const meta = {
  title: 'Components/Inventory/CountPanel',
  component: CountPanel,
  tags: ['two-looks'],
  args: {
    line: milkLine,
    addition: { amount: '24', before: undefined },
    onAmount: fn(),
    onUnit: fn(),
    onUndo: fn(),
    onName: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CountPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Counted for the first time. */
export const Counting: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gezählt: 24 Flaschen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Flasche' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The same product again: the former amount is shown, and the addition can be changed or undone. */
export const CountedTwice: Story = {
  args: { addition: { amount: '4', before: '20' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Schon gezählt: 20 Flaschen. Mit 4 Flaschen zusammen 24 Flaschen.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Menge: Bergbauern/ })).toHaveValue('4');
    await press(userEvent, canvas, '7');
    await expect(args.onAmount).toHaveBeenLastCalledWith('7');
    await press(userEvent, canvas, 'Rückgängig');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await press(userEvent, canvas, /^Karton/);
    await expect(args.onUnit).toHaveBeenCalledWith('KRT');
  },
};

/** An invalid amount changes nothing, shows an error, and keeps the panel open. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, ',');
    await press(userEvent, canvas, ',');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine Menge von 0 bis 99.999');
    await expect(args.onAmount).not.toHaveBeenCalled();
    await press(userEvent, canvas, 'Fertig');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(userEvent, canvas, 'Letztes Zeichen löschen');
    await press(userEvent, canvas, '3');
    await press(userEvent, canvas, 'Fertig');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A point before three digits may separate thousands or decimals. However it was typed, the user is asked, and neither number counts. */
export const TwoNumbers: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Menge: Bergbauern/ });
    await userEvent.type(field, '1.250', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await expect(field).toHaveValue('1.250');
    await expect(canvas.getByRole('alert')).toHaveTextContent('1250');
    await expect(args.onAmount).toHaveBeenLastCalledWith('24');
    await press(userEvent, canvas, 'Fertig');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A barcode that the shop doesn't know. */
export const Unknown: Story = {
  args: { line: unknownLine, addition: { amount: '2', before: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Strichcode 036000291452' })).toBeVisible();
    await press(userEvent, canvas, 'Benennen');
    await expect(args.onName).toHaveBeenCalledOnce();
  },
};

/** Disabled while sending. */
export const Sending: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '5' })).toBeDisabled();
  },
};
