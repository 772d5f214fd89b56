import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Drawer from '@mui/material/Drawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../action/Button';
import { inOwnWindow } from '../docs';
import { ToastProvider } from './ToastProvider';
import { ToastStack } from './ToastStack';
import { useToasts } from './toastQueue';

const meta = {
  title: 'Kit/Toast/ToastStack',
  component: ToastStack,
  args: { toasts: [], onClose: fn() },
  parameters: { docs: inOwnWindow, layout: 'fullscreen' },
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four severities; only three are ever on screen together. */
export const Severities: Story = {
  tags: ['visual'],
  args: {
    toasts: [
      { id: 1, severity: 'info', text: 'Neue Preise ab morgen.' },
      { id: 2, severity: 'success', text: 'Die Bestellung wurde gespeichert.' },
      { id: 3, severity: 'warn', text: 'Die Mindestbestellmenge von 6 Stück darf nicht unterschritten werden.' },
      {
        id: 4,
        severity: 'error',
        title: 'Fehler',
        text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte aktualisieren Sie die Seite oder melden Sie sich erneut an.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

/** A message with an action. */
export const WithAction: Story = {
  args: { toasts: [{ id: 7, severity: 'info', text: 'Bergkäse wurde entfernt.', action: { label: 'Rückgängig', onClick: fn() } }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(args.toasts[0]?.action?.onClick).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(7);
  },
};

function DialogWithToasts() {
  const toasts = useToasts();
  const [open, setOpen] = useState<'dialog' | 'drawer' | undefined>();
  const show = (text: string) =>
    toasts.show({
      severity: 'info',
      text,
      action: { label: 'Rückgängig', onClick: () => toasts.show({ severity: 'success', text: 'Wieder da.' }) },
    });
  const words = (
    <DialogContent>
      <Button tone="plain" onClick={() => show('Brot wurde entfernt.')}>
        Brot entfernen
      </Button>
      <Button tone="plain" onClick={() => setOpen('drawer')}>
        Weiter
      </Button>
      <Button tone="plain" onClick={() => setOpen((now) => (now === 'drawer' ? 'dialog' : undefined))}>
        Fertig
      </Button>
    </DialogContent>
  );
  return (
    <>
      <Button tone="plain" onClick={() => show('Käse wurde entfernt.')}>
        Käse entfernen
      </Button>
      <Button tone="plain" onClick={() => setOpen('dialog')}>
        Öffnen
      </Button>
      <Dialog open={open !== undefined} slotProps={{ paper: { 'aria-label': 'Vorlage' } }}>
        {words}
      </Dialog>
      <Drawer open={open === 'drawer'} anchor="right" slotProps={{ paper: { 'aria-label': 'Filter' } }}>
        {words}
      </Drawer>
    </>
  );
}

/**
 * An open dialog hides the rest of the page from screen readers and traps the focus. Messages, new and old, move into
 * the dialog opened last, and back out when it closes.
 */
export const OverDialogs: Story = {
  render: () => (
    <ToastProvider>
      <DialogWithToasts />
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Käse entfernen' }));
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Käse wurde entfernt.')).toBeVisible());

    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Vorlage' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Käse wurde entfernt.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Brot entfernen' }));
    await waitFor(() => expect(dialog.getAllByRole('status')).toHaveLength(2));

    dialog.getByRole('button', { name: 'Fertig' }).focus();
    await userEvent.tab();
    await expect(dialog.getAllByRole('button', { name: 'Rückgängig' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
        expect.stringContaining('Brot wurde entfernt.'),
        expect.stringContaining('Wieder da.'),
      ]),
    );

    await userEvent.click(dialog.getByRole('button', { name: 'Weiter' }));
    const drawer = within(await body.findByRole('dialog', { name: 'Filter' }));
    await waitFor(() => expect(drawer.getAllByRole('status')).toHaveLength(2));
    await userEvent.click(drawer.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(dialog.getAllByRole('status')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByText('Wieder da.')).toBeVisible();
  },
};
