import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Notification } from '#domain/customer/notification.ts';
import { NotificationCard } from './NotificationCard';

const notification: Notification = {
  id: 812,
  targetCustomers: ['100'],
  unread: true,
  publishedAt: '2026-11-24T05:00:00Z',
  subject: 'Geänderte Liefertage zu den Feiertagen',
  content: '<p>An den Feiertagen liefern wir nicht.</p>',
  notificationType: { id: 1, name: 'Lieferung' },
  attachedProducts: [],
  isImportant: false,
};

const meta = {
  title: 'Components/Notification/NotificationCard',
  component: NotificationCard,
  args: { notification, isOpen: false, isSelected: false, onToggle: fn(), onSelect: fn(), onMarkRead: fn() },
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread: it can be opened, selected, and marked as read. */
export const Unread: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ungelesen: Geänderte Liefertage zu den Feiertagen' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /auswählen$/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /als gelesen markieren$/ }));
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** Read before. */
export const Read: Story = {
  args: { notification: { ...notification, unread: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /als gelesen markieren$/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Geänderte Liefertage zu den Feiertagen' })).toBeVisible();
  },
};

/** Important, and for some of the user's customers. */
export const Important: Story = {
  tags: ['visual', 'phone'],
  args: { notification: { ...notification, isImportant: true }, meantFor: ['Gasthof Post', 'Café Mitte', 'Hotel See', 'Wirtshaus Krone'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Wichtig')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Für Gasthof Post, Café Mitte und 2 weitere');
  },
};

/** Open, and for all customers. */
export const Open: Story = {
  args: { isOpen: true, meantFor: 'all', children: 'An den Feiertagen liefern wir nicht.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    await expect(canvas.getByText('An den Feiertagen liefern wir nicht.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Für alle Ihre Kundenkonten');
  },
};

/** A long subject without a blank. */
export const LongText: Story = {
  args: { isSelected: true, notification: { ...notification, subject: 'Feiertagslieferterminverschiebungsankündigung'.repeat(3) } },
};
