import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { emptyExportForm } from '#domain/inventory/inventoryExportForm.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { InventoryExportDialog } from './InventoryExportDialog';

const meta = {
  title: 'Components/Inventory/InventoryExportDialog',
  component: InventoryExportDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    chosenCount: undefined,
    canSeePrices: true,
    start: emptyExportForm,
    isBusy: false,
    problem: undefined,
    onKeep: fn(),
    onExport: fn(() => Promise.resolve()),
    onCancel: fn(),
  },
} satisfies Meta<typeof InventoryExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initial questions. */
export const Days: Story = { tags: ['visual'] };

/** All options chosen. */
export const DaysInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inventuren als Excel speichern' }));
    await fireEvent.change(dialog.getByLabelText('Von'), { target: { value: '1.11.2026' } });
    await fireEvent.change(dialog.getByLabelText('Bis'), { target: { value: '30.11.2026' } });
    await userEvent.click(dialog.getByRole('radio', { name: 'Letzter Einkaufspreis' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Eine Zeile je Artikel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excel-Datei speichern' }));
    await expect(args.onExport).toHaveBeenCalledWith({
      days: { from: '2026-11-01', to: '2026-11-30' },
      price: 'lastPrice',
      isGrouped: true,
    });
  },
};

/** A range that ends before it starts is not sent. */
export const Reversed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await fireEvent.change(dialog.getByLabelText('Von'), { target: { value: '30.11.2026' } });
    await fireEvent.change(dialog.getByLabelText('Bis'), { target: { value: '1.11.2026' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Excel-Datei speichern' }));
    await expect(await dialog.findByText(/endet, bevor er beginnt/)).toBeInTheDocument();
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** An incomplete day: not sent, reported at its field, which gets the focus; the text is kept. */
export const HalfTyped: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const to = dialog.getByLabelText('Bis');
    await fireEvent.change(dialog.getByLabelText('Von'), { target: { value: '1.11.2026' } });
    await fireEvent.change(to, { target: { value: '30.' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Excel-Datei speichern' }));
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveAccessibleDescription(/^Das ist kein gültiges Datum\./);
    await expect(to).toHaveValue('30.');
    await expect(dialog.getAllByRole('alert')).toHaveLength(1);
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** Two presses make one file. */
export const PressedTwice: Story = {
  args: { onExport: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Excel-Datei speichern' });
    save.click();
    save.click();
    await waitFor(() => expect(args.onExport).toHaveBeenCalled());
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Inventories selected by hand, without the price permission: only the rows are asked for. */
export const ChosenNoPrices: Story = {
  args: { chosenCount: 3, canSeePrices: false },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '3 Inventuren als Excel speichern' }));
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await expect(dialog.queryByLabelText('Von')).not.toBeInTheDocument();
  },
};

/** A selected inventory no longer exists. */
export const Gone: Story = {
  args: { chosenCount: 3, problem: 'gone' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('gibt es nicht mehr');
  },
};

/** On the phone, after a failure. */
export const Phone: Story = { args: { problem: 'failed' }, globals: { viewport: { value: 'phone' } } };
