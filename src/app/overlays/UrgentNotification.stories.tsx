import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { inOwnWindow } from '#kit/docs.ts';
import { UrgentNotification } from './UrgentNotification';

const shop = { as: 'clara', tenant: 'AL', route: '/flyers' };

const meta = {
  title: 'App/Overlays/UrgentNotification',
  component: UrgentNotification,
  parameters: { docs: inOwnWindow, shop },
  args: { onDone: fn() },
} satisfies Meta<typeof UrgentNotification>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Geänderte Liefertage zu den Feiertagen' }));

/** The newest important one with its attachment: its own button alone marks it as read. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    const callsOf = watchCalls();
    const dialog = await opened();
    await expect(await dialog.findByText(/^Frischware/)).toBeInTheDocument();
    await expect(await dialog.findByRole('link', { name: 'Alle Liefertage' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(callsOf('markNotificationsRead')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(callsOf('markNotificationsRead')).toHaveLength(1);
  },
};

/** A link in it was followed: it closes, and stays unread. */
export const Followed: Story = {
  play: async ({ args, userEvent }) => {
    const callsOf = watchCalls();
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('link', { name: 'Noch 1 wichtige Nachricht ist ungelesen' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(callsOf('markNotificationsRead')).toHaveLength(0);
  },
};

/** It can't be fetched: silently. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getUrgentNotification=503' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
