import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Component } from './InventoryCountPage';

const pattern = '/my/inventory/new';
const route = `${pattern}?sent=inventory-100-5`;
const shop = { as: 'anna', tenant: 'AL', route, pattern };

const meta = { title: 'Pages/InventoryCount/Sent', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent; an order template defines the target amounts. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inventur ansehen' })).toHaveAttribute('href', '/my/inventory/inventory-100-5');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Bestellvorlage' }), 'Wochenbedarf');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zum Bestellblatt mit diesem Bestand' })).toHaveAttribute(
      'href',
      '/my/order-sheet?source=template%3Atemplate-100-1',
    );
  },
};

/** Missing goods, row by row. */
export const Suggestion: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, route: `${route}&template=template-100-1` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = {
  ...Suggestion,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => undefined,
};

/** Selected rows are added to the cart, with a report. */
export const IntoTheCart: Story = {
  parameters: Suggestion.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Bergkäse 6 Monate.* auswählen$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Artikel in den Warenkorb$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
  },
};

/** No order templates. */
export const NoTemplates: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellvorlage mit Artikeln')).toBeVisible();
  },
};

/** Loading the templates failed. */
export const TemplatesFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderTemplates=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellvorlagen konnten nicht geladen werden.');
  },
};

/** Loading the inventory or the products failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, route: `${route}&template=template-100-1`, scenario: 'getInventoryDetails=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Der Bestellvorschlag konnte nicht geladen werden.');
    await expect(within(alert).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};
