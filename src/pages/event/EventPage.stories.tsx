import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component } from './EventPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/event', pattern: '/my/event' };

const meta = {
  title: 'Pages/Event',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an event. */
export const None: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Für eine Veranstaltung prüfen' })).toBeVisible();
  },
};

/** It is created here, checked against the cart, and leads on. */
export const Created: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Für eine Veranstaltung prüfen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Veranstaltung/ }), 'Hochzeit Huber');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tag/ }), '24.12.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Gäste insgesamt/ }), '96');
    await userEvent.click(dialog.getByRole('button', { name: 'Ernährungsweise hinzufügen' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Davon Gäste/ }), '3');
    await expect(dialog.getByText(/nur auf diesem Gerät gespeichert/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Hochzeit Huber' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Eine Vorlage auf die Gäste umrechnen' })).toHaveAttribute('href', '/my/guests');
    await expect(canvas.getByText('Noch nichts ausgewählt, das geprüft werden könnte.')).toBeVisible();
  },
};

/** The cart can't be read: said so, and the event can be created all the same. */
export const CartFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getCart=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ihr Warenkorb konnte nicht geladen werden/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Für eine Veranstaltung prüfen' })).toBeVisible();
  },
};
