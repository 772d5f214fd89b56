import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { holdCalls, releaseCalls } from '../../../.storybook/heldCalls';
import { Component } from './OrdersPage';

const shop = { as: 'anna', route: '/my/orders', pattern: '/my/orders' };

const meta = { title: 'Pages/Orders', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, twenty to a page; a click on a column sorts, and turns round. */
export const List: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
};

/** What can be done there; its picture is the story before it. */
export const ListInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('link', { name: 'Summe' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Summe' })).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(canvas.getByRole('link', { name: 'Bestellt am' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Weiter' }));
    await expect(await canvas.findByText(/^Seite 2 von/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Zurück' }));
    await expect(await canvas.findByText(/^Seite 1 von/)).toBeVisible();
  },
};

/** Only orders that came by e-mail. */
export const OfOneSource: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?source=EMAIL' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getByRole('combobox', { name: 'Bestellweg' })).toHaveValue('EMAIL');
    await expect(within(canvas.getByRole('table')).queryByText('Webshop')).not.toBeInTheDocument();
  },
};

/** On the phone each order is a small block. */
export const Phone: Story = {
  tags: ['phone', 'looks'],
  globals: { viewport: { value: 'phone' } },
};

/** A page beyond the end, as an old bookmark may name it: the last one there is. */
export const BeyondTheEnd: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?page=99' } },
  play: async ({ canvas }) => {
    const [, last] = (await canvas.findByText(/^Seite (\d+) von \1$/)).textContent.match(/(\d+)$/) ?? [];
    await expect(Number(last)).toBeGreaterThan(1);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByText('Noch keine Bestellungen')).not.toBeInTheDocument();
  },
};

/** No orders yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellungen')).toBeVisible();
  },
};

/** From a filter without orders to all of them: nothing is called empty before it is known. */
export const FromAnEmptyFilter: Story = {
  parameters: { shop: { ...shop, route: '/my/orders?source=EMAIL', scenario: 'emptyLists' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Keine Bestellungen auf diesem Bestellweg');
    holdCalls('listOrderOverview');
    await userEvent.click(canvas.getByRole('link', { name: 'Alle Bestellungen zeigen' }));
    await waitFor(() => expect(canvas.queryByText('Keine Bestellungen auf diesem Bestellweg')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Noch keine Bestellungen')).not.toBeInTheDocument();
    releaseCalls();
    await expect(await canvas.findByText('Noch keine Bestellungen')).toBeVisible();
  },
};

/** The list can't be loaded. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderOverview=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellungen konnten nicht geladen werden.');
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderOverview=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};

/** Without the permission there are no sums. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', tenant: 'AL' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
