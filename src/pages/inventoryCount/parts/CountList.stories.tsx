import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { decimal } from '../../../domain/money';
import { cheeseLine, milkLine, scannedLine, syrupLine, unknownLine } from '../../../../tests/examples/inventoryCount';
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

const press = (canvasElement: HTMLElement, name: string | RegExp) => userEvent.click(within(canvasElement).getByRole('button', { name }));

/** Everything that a line can be: looked up, asked about, long, unknown, from elsewhere. */
export const Lines: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Letztes Mal waren es 12 Flaschen. Stimmt die Menge?')).toBeVisible();
    await expect(canvas.getByText('Nicht im Sortiment')).toBeVisible();
  },
};

/** What can be done with a line. */
export const LinesInUse: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /^Bergbauern-Vollmilch.*24/);
    await expect(args.onOpen).toHaveBeenCalledWith(milkLine.id);
    await press(canvasElement, 'Stimmt so');
    await expect(args.onConfirm).toHaveBeenCalledWith('104711');
    await press(canvasElement, 'Kräutersirup vom Nachbarn entfernen');
    await expect(args.onRemove).toHaveBeenCalledWith(syrupLine);
    await press(canvasElement, 'Benennen');
    await expect(args.onName).toHaveBeenCalledWith(unknownLine.id);
  },
};

/** A look-up that failed can be tried again. */
export const LookUpFailed: Story = {
  args: { lines: [scannedLine], lookUps: new Map([[scannedLine.id, 'failed']]) },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Der Strichcode konnte nicht nachgeschlagen werden.')).toBeVisible();
    await press(canvasElement, 'Noch einmal versuchen');
    await expect(args.onLookUp).toHaveBeenCalledWith(scannedLine.id);
  },
};

/** Without a network the look-up waits. */
export const Waiting: Story = {
  args: { lines: [scannedLine], lookUps: new Map([[scannedLine.id, 'waiting']]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Wird nachgeschlagen, sobald es wieder eine Verbindung gibt.')).toBeVisible();
  },
};
