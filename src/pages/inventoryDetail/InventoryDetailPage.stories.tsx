import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { askBackend, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { chooseAction } from '#kit/page/chooseAction.fixture.ts';
import { Component } from './InventoryDetailPage';

const pattern = '/my/inventory/:inventoryId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/inventory/inventory-100-5', pattern };

const meta = { title: 'Pages/InventoryDetail', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All counted products by category, with current prices. */
export const Detail: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Inventur vom / });
    await expect(await canvas.findByText('Summe zu heutigen Preisen')).toBeVisible();
  },
};

/** On the phone the title has its lines before it is known, and the value comes with what it would move. */
export const AwaitedOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: { ...shop, scenario: 'getInventoryDetails=held,findProductsBySku=held' } },
  play: async ({ canvas }) => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    const height = heightOf(await canvas.findByRole('heading', { level: 1, name: 'Inventur' }));
    releaseCalls('getInventoryDetails');
    await canvas.findByRole('button', { name: 'Alles in den Warenkorb' });
    await expect(heightOf(canvas.getByRole('heading', { level: 1, name: /^Inventur vom / }))).toBe(height);
    await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    releaseCalls('findProductsBySku');
    await canvas.findByText('Summe zu heutigen Preisen');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gezählte Artikel' })).toBeVisible();
    await expect(canvas.getByText('Wert zu heutigen Preisen')).toBeVisible();
  },
};

/** All are added to the cart, with a report of the others. */
export const IntoCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles in den Warenkorb' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
  },
};

/** All counted products are added to a new template, except those counted in an unsold unit, and to the cart. */
export const DetailInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alle Positionen auswählen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'In eine Bestellvorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In eine neue Bestellvorlage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ }), 'Nach der Inventur');
    const callsOf = watchCalls();
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    // One after the other, each of which may take time on a busy machine.
    for (const sent of [5, 10, 15]) await waitFor(() => expect(callsOf('setOrderTemplateItem').length).toBeGreaterThan(sent));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('18 Artikel sind in der Vorlage. Einer passt nicht hinein');
    await expect(dialog.getByRole('link', { name: 'Zur Vorlage' })).toBeVisible();
    const templates = await askBackend<{ name: string; orderTemplateItems: unknown[] }[]>('/v1/t/AL/my/order-templates?customerId=100');
    await expect(templates.find(({ name }) => name === 'Nach der Inventur')?.orderTemplateItems).toHaveLength(18);
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /Artikel in den Warenkorb$/ }));
    const report = await screen.findByRole('dialog', { name: '18 Artikel wurden in den Warenkorb gelegt' });
    await expect(report).toHaveTextContent('Kalbskaiserteil');
    await expect((await askBackend<{ items: unknown[] }>('/v1/t/AL/my/shopping-cart/100')).items).toHaveLength(18);
  },
};

/** Of two selected lines one is added to a new template, also with two presses; the other was counted in an unsold unit. */
export const IntoTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, one, two] = await canvas.findAllByRole('checkbox');
    if (!one || !two) throw new Error('There are no lines');
    await userEvent.click(one);
    await userEvent.click(two);
    await userEvent.click(canvas.getByRole('button', { name: 'In eine Bestellvorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In eine neue Bestellvorlage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ }), 'Nachbestellung');
    const asked = spyOn(window, 'fetch');
    const fill = dialog.getByRole('button', { name: 'In die Vorlage' });
    fill.click();
    // The form is being validated, and nothing has rendered yet.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    fill.click();
    const told = await screen.findByText(/^1 Artikel ist in der Vorlage\./);
    await expect(told.closest('[role=alert]')).toHaveTextContent(/^1 Artikel ist in der Vorlage\. Einer passt nicht hinein/);
    const created = asked.mock.calls.filter(([address, init]) => {
      return typeof address === 'string' && /\/order-templates(\?|$)/.test(address) && init?.method === 'POST';
    });
    asked.mockRestore();
    await expect(created).toHaveLength(1);
  },
};

/** Creating the template fails: no input is lost. */
export const TemplateFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'createOrderTemplate=500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In eine Bestellvorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In eine neue Bestellvorlage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ }), 'Nachbestellung');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die Vorlage konnte nicht angelegt werden.');
    // Once, in its dialog.
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toHaveValue('Nachbestellung');
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Deleted after a confirmation, which leads to the list. */
export const DeletedHere: Story = {
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await canvas.findByRole('heading', { level: 1, name: /^Inventur vom / });
    await chooseAction({ canvas, userEvent }, 'Löschen');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await canvas.findByText('Another page of the shop');
    await expect(callsOf('deleteInventory')).toHaveLength(1);
  },
};

/** A deleted one: it can be recovered. */
export const Deleted: Story = {
  parameters: { shop: { ...shop, route: '/my/inventory/inventory-100-1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Diese Inventur ist gelöscht.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(canvas.queryByText('Diese Inventur ist gelöscht.')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
    await screen.findByRole('menuitem', { name: 'Löschen' });
  },
};

/** An address without an inventory. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/inventory/inventory-100-999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Inventur gibt es nicht')).toBeVisible();
  },
};

/** Loading the lines failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getInventoryDetails=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Inventur konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading the products failed: the counted lines are shown nevertheless. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Warengruppen und heutige Preise konnten nicht geladen werden.');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** No prices without the permission. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/inventory/inventory-200-5' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
