import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToastStack } from './ToastStack';

const meta = {
  title: 'Components/Toast/ToastStack',
  component: ToastStack,
  args: { toasts: [], onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four severities; only three ever stand on screen together. */
export const Severities: Story = {
  tags: ['visual'],
  args: {
    toasts: [
      { id: 1, severity: 'info', text: 'Neue Preise ab morgen.' },
      { id: 2, severity: 'success', text: 'Die Bestellung wurde gespeichert.' },
      { id: 3, severity: 'warn', text: 'Die Mindestbestellmenge von 6 Stück darf nicht unterschritten werden.' },
      { id: 4, severity: 'error', title: 'Fehler', text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte aktualisieren Sie die Seite oder melden Sie sich erneut an.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

/** A message with one thing to do about it. */
export const WithAction: Story = {
  args: { toasts: [{ id: 7, severity: 'info', text: 'Bergkäse wurde entfernt.', action: { label: 'Rückgängig', onClick: fn() } }] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rückgängig' }));
    await expect(args.toasts[0]?.action?.onClick).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(7);
  },
};
