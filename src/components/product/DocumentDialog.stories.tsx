import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { DocumentDialog } from './DocumentDialog';

const meta = {
  title: 'Components/Product/DocumentDialog',
  component: DocumentDialog,
  parameters: { docs: inOwnWindow },
  args: { title: 'Produktdatenblatt: Bergkäse', address: 'about:blank', isOpen: true, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof DocumentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document with buttons to save and to close; Escape closes too. */
export const Regular: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Produktdatenblatt: Bergkäse' }));
    await waitFor(() => expect(dialog.getByTitle('Produktdatenblatt: Bergkäse')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** The phone, with a long name. */
export const Phone: Story = {
  args: { title: `Produktdatenblatt: ${'Bergkäse '.repeat(12)}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
