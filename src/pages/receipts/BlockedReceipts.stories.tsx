import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addressOfStory, callsOf, setScenario, watchStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './ReceiptsPage';

const pattern = '/my/receipts';
const shop = { as: 'felix', tenant: 'AL', customer: null, route: '/my/receipts?customer=701', pattern };

const meta = {
  title: 'Pages/Receipts/Blocked',
  component: Component,
  parameters: { shop },
  decorators: [withAddress],
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A blocked customer's documents, before any customer is chosen: read and saved, with the reason and whom to ask. */
export const WithoutChosen: Story = {
  tags: ['visual'],
  beforeEach: watchStory,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ ist gesperrt\.$/)).toBeVisible();
    await expect(canvas.getByText('Dieses Kundenkonto ist gesperrt. Bitte wenden Sie sich an Ihren Außendienst.')).toBeVisible();
    await canvas.findByRole('table');
    await expect(callsOf('listReceipts').every(({ url }) => url.pathname.includes('/AL/701/'))).toBe(true);
  },
};

/** Its number stays in the address of the tabs, and no customer is chosen by it. */
export const TabInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Gutschriften' }));
    await waitFor(() => expect(addressOfStory()).toBe('/my/receipts?type=credit-memo&customer=701'));
    await expect(document.cookie).not.toContain('customer=701');
  },
};

/** With a chosen customer a select changes between its documents and those of the blocked one. */
export const BesideChosen: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, customer: '700', route: '/my/receipts' } },
  beforeEach: watchStory,
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole('combobox', { name: 'Kunde' });
    await expect(customer).toHaveDisplayValue('Ausgewählter Kunde (700)');
    await userEvent.selectOptions(customer, '701');
    await expect(await canvas.findByText(/ ist gesperrt\.$/)).toBeVisible();
    await expect(addressOfStory()).toBe('/my/receipts?customer=701');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kunde' }), '');
    await waitFor(() => expect(canvas.queryByText(/ ist gesperrt\.$/)).not.toBeInTheDocument());
    await expect(document.cookie).toContain('customer=700');
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** A customer that isn't blocked is shown once it is chosen; its number in the address alone opens nothing. */
export const NotBlocked: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/receipts?customer=700' } },
  beforeEach: watchStory,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unter Ihren gesperrten Kunden gibt es die Nummer 700 nicht')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Kundenauswahl' })).toHaveAttribute('href', '/my/customers');
    await expect(callsOf('listReceipts')).toHaveLength(0);
  },
};

/** The user's customers could not be loaded. */
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, scenario: 'listCustomers=400' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ihre Kunden konnten nicht geladen werden.')).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByText(/ ist gesperrt\.$/)).toBeVisible();
  },
};

/** Without a customer of its own the screen leads to the selector. */
export const NoCustomer: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/receipts?type=all' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
    await expect(sessionStorage.getItem('redirect-after-customer')).toContain('/my/receipts?type=all');
  },
};
