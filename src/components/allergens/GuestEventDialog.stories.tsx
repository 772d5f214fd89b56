import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { eventExample } from './exampleEvent.fixture';
import { GuestEventDialog } from './GuestEventDialog';

const meta = {
  title: 'Components/Allergens/GuestEventDialog',
  component: GuestEventDialog,
  parameters: { docs: inOwnWindow },
  args: { event: eventExample, today: '2026-11-28', isOpen: true, onKeep: fn(), onRemove: fn(), onClose: fn() },
} satisfies Meta<typeof GuestEventDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** Editing an event. */
export const Full: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    const form = await dialog('Veranstaltung ändern');
    await expect(form.getByRole('group', { name: 'Ohne Milch' })).toBeVisible();
    await expect(form.getByText(/wird nur auf diesem Gerät gespeichert/)).toBeVisible();
  },
};

/** Removes a diet and adds another guest. */
export const Changed: Story = {
  play: async ({ userEvent, args }) => {
    const form = await dialog('Veranstaltung ändern');
    await userEvent.click(form.getByRole('button', { name: 'Vegan entfernen' }));
    const guests = form.getByRole('textbox', { name: /^Gäste insgesamt/ });
    await userEvent.clear(guests);
    await userEvent.type(guests, '90');
    await userEvent.click(form.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onKeep).toHaveBeenCalledWith({ ...eventExample, guests: 90, diets: eventExample.diets.slice(0, 2) });
  },
};

/** A new, empty event can't be stored; the reason is shown. */
export const Empty: Story = {
  args: { event: undefined },
  play: async ({ userEvent, args }) => {
    const form = await dialog('Für eine Veranstaltung prüfen');
    await userEvent.click(form.getByRole('button', { name: 'Übernehmen' }));
    await expect(form.getByText('Bitte geben Sie der Veranstaltung einen Namen.')).toBeInTheDocument();
    await expect(form.getByText('Bitte fügen Sie mindestens eine Ernährungsweise hinzu.')).toBeInTheDocument();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

/** A day of last year would be forgotten at once, and then nothing would guard the cart: it is refused, as is half a guest. */
export const Impossible: Story = {
  play: async ({ userEvent, args }) => {
    const form = await dialog('Veranstaltung ändern');
    const day = form.getByRole('textbox', { name: /^Tag/ });
    await userEvent.clear(day);
    await userEvent.type(day, '12.12.2025');
    const guests = form.getByRole('textbox', { name: /^Gäste insgesamt/ });
    await userEvent.clear(guests);
    await userEvent.type(guests, '79,5');
    await userEvent.click(form.getByRole('button', { name: 'Übernehmen' }));
    await expect(day).toHaveAccessibleDescription(/Der Tag liegt mehr als 30 Tage zurück/);
    await expect(guests).toHaveAccessibleDescription(/als ganze Zahl/);
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

/** Deletes it. */
export const Removed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click((await dialog('Veranstaltung ändern')).getByRole('button', { name: 'Löschen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
