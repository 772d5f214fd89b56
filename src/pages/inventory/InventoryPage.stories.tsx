import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { watchCalls, watchDownloads } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './InventoryPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/inventory', pattern: '/my/inventory' };

const meta = { title: 'Pages/Inventory', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By counted place, newest first, twenty per page. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Gezählt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Neue Inventur' })).toHaveAttribute('href', '/my/inventory/new');
    await expect(canvas.getAllByRole('link', { name: 'Inventuren' })[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** Two are selected and exported; one is deleted after a confirmation, and can be restored at once. */
export const ListInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const callsOf = watchCalls();
    const saved = watchDownloads();
    const [, one, two] = canvas.getAllByRole('checkbox');
    if (!one || !two) throw new Error('There are no inventories');
    await userEvent.click(one);
    await userEvent.click(two);
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl als Excel speichern' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 Inventuren als Excel speichern' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Letzter Einkaufspreis' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Eine Zeile je Artikel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excel-Datei speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Under the server's name.
    await expect(saved()).toEqual([expect.stringMatching(/^Inventuren \d{4}-\d\d-\d\d\.xlsx$/)]);
    await expect(Object.fromEntries(callsOf('getInventoriesExcel')[0]?.url.searchParams ?? [])).toMatchObject({
      generationMode: 'lastPrice',
      groupByArticleChecked: 'true',
    });
    const [first] = canvas.getAllByRole('button', { name: /^Inventur vom .* löschen$/ });
    if (!first) throw new Error('There are no inventories');
    const name = first.getAttribute('aria-label') ?? '';
    await userEvent.click(first);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    // The button that opened the dialog is gone: the focus moves to the head of the list.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Neue Inventur' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeInTheDocument());
  },
};

/** Two presses save one file; one inventory is deleted and restored. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const asked = spyOn(window, 'fetch');
    const sent = (part: string) => asked.mock.calls.filter(([address]) => typeof address === 'string' && address.includes(part)).length;
    const pressTwice = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      button.click();
      button.click();
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Als Excel speichern' }));
    await pressTwice('Excel-Datei speichern');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(made).toHaveBeenCalledOnce();
    const [first] = canvas.getAllByRole('button', { name: /^Inventur vom .* löschen$/ });
    if (!first) throw new Error('There are no inventories');
    await userEvent.click(first);
    asked.mockClear();
    await pressTwice('Löschen');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sent('/inventories/inventory-')).toBe(1);
    await pressTwice('Wiederherstellen');
    await expect(await screen.findByText(/wiederhergestellt/)).toBeInTheDocument();
    await expect(sent('/inventories/recover/')).toBe(1);
    made.mockRestore();
    asked.mockRestore();
  },
};

/** On the phone each inventory is a small block. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No inventories yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Inventuren')).toBeVisible();
  },
};

/** Loading failed; a retry fails too while the server is down. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listGroupedInventories=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Inventuren konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** The deletion is refused: shown in the dialog, and the inventory stays. */
export const DeletionRefused: Story = {
  parameters: { shop: { ...shop, scenario: 'deleteInventory=403' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const [first] = canvas.getAllByRole('button', { name: /^Inventur vom .* löschen$/ });
    if (!first) throw new Error('There are no inventories');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die Inventur konnte nicht gelöscht werden.');
    await expect(first).toBeInTheDocument();
  },
};

/** The spreadsheet fails: the selection is kept. */
export const ExportFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getInventoriesExcel=500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Als Excel speichern' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Letzter Einkaufspreis' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excel-Datei speichern' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ihre Angaben bleiben erhalten');
    await expect(dialog.getByRole('radio', { name: 'Letzter Einkaufspreis' })).toBeChecked();
  },
};

/** A cancelled export saves no file, and the next dialog stays until it is answered. */
export const ExportCancelled: Story = {
  parameters: { shop: { ...shop, scenario: 'getInventoriesExcel=held' } },
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Als Excel speichern' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await ask();
    await userEvent.click(first.getByRole('button', { name: 'Excel-Datei speichern' }));
    await userEvent.click(first.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await ask();
    await expect(second.getByRole('button', { name: 'Excel-Datei speichern' })).not.toHaveAttribute('aria-busy', 'true');
    releaseCalls();
    // Its own answer comes after the first one's: a single file is this dialog's.
    await userEvent.click(second.getByRole('button', { name: 'Excel-Datei speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  },
};
