import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOfStory, askBackend, watchCalls, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderTemplatesPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates', pattern: '/my/ordertemplates' };

const meta = { title: 'Pages/OrderTemplates', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last changed template on top, with creator, editor and participants. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Geändert' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Wochenbedarf' })).toHaveAttribute('href', '/my/ordertemplates/template-100-1');
  },
};

/** On the phone each template is a small block. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Wochenbedarf' })).toBeVisible();
  },
};

interface Template {
  readonly name: string;
  readonly comment?: string;
}
const templates = (customer: string) => askBackend<readonly Template[]>(`/v1/t/AL/my/order-templates?customerId=${customer}`);

/** Searched while typing, by names and notes, and part of the address; no match shows a way back. */
export const Searched: Story = {
  decorators: [withAddress],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Wochenbedarf' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Vorlagen durchsuchen' }), 'früh');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Wochenbedarf' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'Frühstück' })).toBeVisible();
    await expect(addressOfStory()).toBe('/my/ordertemplates?query=fr%C3%BCh');
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await userEvent.click(await canvas.findByRole('link', { name: 'Alle Vorlagen zeigen' }));
    await expect(await canvas.findByRole('link', { name: 'Wochenbedarf' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The search text of the address, here found in the notes. */
export const SearchedByAddress: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, as: 'david', route: '/my/ordertemplates?query=saison' } },
  play: async ({ canvas }) => {
    const found = (await templates('400')).filter(({ comment = '' }) => comment.includes('Saison')).map(({ name }) => name);
    await expect(found.length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('searchbox', { name: 'Vorlagen durchsuchen' })).toHaveValue('saison');
    for (const name of found) await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryAllByRole('button', { name: / löschen$/ })).toHaveLength(found.length);
  },
};

/** A new one is created with name and notes, once despite repeated presses, and opened; without a name nothing is sent. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await userEvent.click(await canvas.findByRole('button', { name: 'Neue Vorlage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Bestellvorlage' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Hüttenfrühstück');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Notizen/ }), 'Ab Juni');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Anlegen' }));
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
    await expect(callsOf('createOrderTemplate')).toHaveLength(1);
    await expect(await templates('100')).toContainEqual(expect.objectContaining({ name: 'Hüttenfrühstück', comment: 'Ab Juni' }));
  },
};

/** The answer has no id (P§8 template without an id): shown once, in the dialog, which keeps the input. */
export const CreatedWithoutId: Story = {
  parameters: { shop: { ...shop, scenario: 'templateWithoutId' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Neue Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Terrasse{Enter}');
    await expect(await dialog.findByText(/^Die angelegte Vorlage hat keine ID/)).toBeVisible();
    await expect(screen.getAllByText(/^Die angelegte Vorlage hat keine ID/)).toHaveLength(1);
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Terrasse');
  },
};

/** One is renamed; the list shows it. */
export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Name und Notizen von Wochenbedarf bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name und Notizen' }));
    const name = await dialog.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Wochenbedarf Küche');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('link', { name: 'Wochenbedarf Küche' })).toBeInTheDocument();
  },
};

/** One is deleted by keyboard, and the focus stays on the page. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wochenbedarf löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wochenbedarf löschen?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Wochenbedarf' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Neue Vorlage' })).toHaveFocus());
  },
};

/** One is deleted after a confirmation; the first attempt fails and is shown in the dialog. */
export const DeletionFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'deleteOrderTemplate=400' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wochenbedarf löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wochenbedarf löschen?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Endgültig löschen' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('konnte nicht gelöscht werden. Sie ist noch da');
  },
};

/** No templates yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellvorlagen')).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'searchOrderTemplates=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Bestellvorlagen konnten nicht geladen werden.');
    await expect(within(alert).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};
