import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { cheeseLine, milkLine, scannedLine, syrupLine, unknownLine } from '#tests/examples/inventoryCount.ts';
import { CountList } from './CountList';

const meta = {
  title: 'Components/Inventory/CountList',
  component: CountList,
  args: {
    lines: [scannedLine, milkLine, cheeseLine, unknownLine, syrupLine],
    activeId: undefined,
    questions: new Map([['104711', decimal(12)]]),
    lookUps: new Map([[scannedLine.id, 'looking']]),
    onOpen: fn(),
    onRemove: fn(),
    onConfirm: fn(),
    onName: fn(),
    onLookUp: fn(),
  },
} satisfies Meta<typeof CountList>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Every kind of line: looked up, questioned, long, unknown, from outside the range. */
export const Lines: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Letztes Mal waren es 12 Flaschen. Stimmt die Menge?')).toBeVisible();
    await expect(canvas.getByText('Nicht im Sortiment')).toBeVisible();
  },
};

/** Actions of a line. */
export const LinesInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^Bergbauern-Vollmilch.*24/);
    await expect(args.onOpen).toHaveBeenCalledWith(milkLine.id);
    await press(userEvent, canvas, 'Stimmt so');
    await expect(args.onConfirm).toHaveBeenCalledWith('104711');
    await press(userEvent, canvas, 'Kräutersirup vom Nachbarn entfernen');
    await expect(args.onRemove).toHaveBeenCalledWith(syrupLine);
    await press(userEvent, canvas, 'Benennen');
    await expect(args.onName).toHaveBeenCalledWith(unknownLine.id);
  },
};

/** A failed look-up can be retried. */
export const LookUpFailed: Story = {
  args: { lines: [scannedLine], lookUps: new Map([[scannedLine.id, 'failed']]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Der Strichcode konnte nicht nachgeschlagen werden.')).toBeVisible();
    await press(userEvent, canvas, 'Noch einmal versuchen');
    await expect(args.onLookUp).toHaveBeenCalledWith(scannedLine.id);
  },
};

/** Offline the look-up waits. */
export const Waiting: Story = {
  args: { lines: [scannedLine], lookUps: new Map([[scannedLine.id, 'waiting']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird nachgeschlagen, sobald es wieder eine Verbindung gibt.')).toBeVisible();
  },
};
