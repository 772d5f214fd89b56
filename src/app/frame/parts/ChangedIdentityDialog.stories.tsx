import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { ChangedIdentityDialog } from './ChangedIdentityDialog';

const meta = {
  title: 'Components/Customer/ChangedIdentityDialog',
  component: ChangedIdentityDialog,
  tags: ['two-looks'],
  parameters: { docs: inOwnWindow },
  args: { what: 'customer', before: 'Pension Enzian', after: 'Berggasthof Bergland', onStay: fn(), onBack: fn() },
} satisfies Meta<typeof ChangedIdentityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another customer was chosen in another tab: it stays until one of its buttons is pressed. */
export const Customer: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Aktiver Kunde geändert' })).toBeVisible();
  },
};

/** Neither a key nor a click beside it closes it; its two buttons do what they say. */
export const Decided: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Aktiver Kunde geändert' });
    await expect(dialog).toHaveFocus();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close();
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).not.toHaveBeenCalled();
    await expect(args.onBack).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurück zu Pension Enzian' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weiter mit Berggasthof Bergland' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** Another user has signed in there. */
export const User: Story = {
  args: { what: 'user', before: 'anna.al', after: 'clara.al' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Anderer Benutzer angemeldet' })).toBeVisible();
  },
};
