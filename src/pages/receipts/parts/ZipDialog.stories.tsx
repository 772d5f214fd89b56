import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { ZipDialog } from './ZipDialog';

const meta = {
  title: 'Pages/Receipts/ZipDialog',
  component: ZipDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    phase: 'loading',
    count: 40,
    done: 12,
    missing: [],
    onLoad: fn(),
    onSave: fn(),
    onCancel: fn(),
    onClose: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof ZipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it is there as a whole. */
const open = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'PDFs als ZIP speichern' });
  await waitFor(() => expect(within(dialog).getAllByRole('button')[0]).toBeVisible());
  return within(dialog);
};

/** Loading, with its progress; Escape cancels. */
export const Loading: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await open();
    await expect(dialog.getByText('12 von 40 Belegen geladen')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Geladene Belege' })).toHaveAttribute('value', '12');
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Cancelled: nothing is saved, and the user goes on, saves the loaded ones, or leaves. */
export const Cancelled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { phase: 'cancelled' },
  play: async ({ userEvent, args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('status')).toHaveTextContent('Abgebrochen: 12 von 40 Belegen sind geladen, gespeichert ist nichts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter laden' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Diese 12 speichern' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Some failed: each is named with its reason. */
export const Incomplete: Story = {
  args: {
    phase: 'stopped',
    count: 40,
    done: 35,
    missing: [
      { document: 'Rechnung RE-2026-01000043', fault: 'failed' },
      { document: 'Rechnung RE-2026-01000042', fault: 'missing' },
      { document: 'Gutschrift GS-2026-01000041', fault: 'refused' },
    ],
  },
  play: async ({ userEvent, args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      /^35 von 40 Belegen sind geladen, gespeichert ist noch nichts\. Diese fehlen:/,
    );
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rechnung RE-2026-01000043: konnte nicht geladen werden',
      'Rechnung RE-2026-01000042: gibt es nicht als PDF',
      'Gutschrift GS-2026-01000041: dürfen Sie nicht öffnen',
    ]);
    await expect(dialog.getByText('2 weitere Belege wurden noch nicht geladen.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fehlende laden' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** A document that can't be loaded at all isn't tried again. */
export const Priced: Story = {
  tags: ['!dev', '!autodocs'],
  args: { phase: 'stopped', count: 1, done: 0, missing: [{ document: 'Rechnung RE-2026-01000043', fault: 'priced' }] },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('listitem')).toHaveTextContent(/: zeigt Preise, die Sie nicht sehen dürfen$/);
    await expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Schließen']);
  },
};

/** The browser could not make a file of that size. */
export const Unpacked: Story = {
  tags: ['!dev', '!autodocs'],
  args: { phase: 'unpacked', count: 100, done: 100 },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Das ZIP konnte nicht geschrieben werden. Bitte wählen Sie weniger Belege aus.',
    );
    await expect(dialog.getByRole('button', { name: 'Diese 100 speichern' })).toBeVisible();
  },
};

/** On the phone it is a sheet. */
export const Phone: Story = { ...Incomplete, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
