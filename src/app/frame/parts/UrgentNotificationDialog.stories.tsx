import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { UrgentNotificationDialog } from './UrgentNotificationDialog';

const meta = {
  title: 'Components/Notification/UrgentNotificationDialog',
  component: UrgentNotificationDialog,
  parameters: { docs: inOwnWindow },
  args: {
    notification: {
      subject: 'Rückruf: eine Charge Bergkäse',
      content: '<p>Bitte prüfen Sie die Charge <em>L2207</em> und geben Sie sie bei der nächsten Lieferung zurück.</p>',
    },
    olderCount: 2,
    centreHref: '/my/notification-center',
    isOpen: true,
    onClose: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof UrgentNotificationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There are older ones. */
export const WithOlder: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rückruf: eine Charge Bergkäse' }));
    await waitFor(() => expect(dialog.getByText('L2207')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Noch 2 wichtige Nachrichten sind ungelesen' })).toHaveAttribute(
      'href',
      '/my/notification-center',
    );
  },
};

/** It is closed by its button alone: Escape and a click beside it leave it, unread. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const close = await dialog.findByRole('button', { name: 'Schließen' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const beside = document.querySelector('.MuiDialog-container');
    if (beside) await userEvent.click(beside);
    await expect(beside).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(close).toBeVisible();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It is the only one. */
export const Only: Story = {
  args: { olderCount: 0 },
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).queryByRole('link')).not.toBeInTheDocument();
  },
};
