import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import {
  addressOfStory,
  callsOf,
  openAgain,
  setScenario,
  watchDownloads,
  watchStory,
  withAddress,
  withOpening,
} from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './SpendingPage';

const shop = { as: 'anna', tenant: 'AL', customer: '100', route: '/my/spending', pattern: '/my/spending' };

const meta = {
  title: 'Pages/Spending',
  component: Component,
  parameters: { shop },
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const inTable = async (canvas: ReturnType<typeof within>, section: string) =>
  within(await within(await canvas.findByRole('region', { name: section })).findByRole('table'));

/** Everything is read: the extent is said, each chart has its table, and the customers wait for a press. */
export const Overview: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Die letzten 12 Monate: \d+ Bestellungen gelesen$/)).toBeVisible();
    await expect((await inTable(canvas, 'Verlauf')).getAllByRole('row').length).toBeGreaterThanOrEqual(14);
    await expect((await inTable(canvas, 'Preis oder Menge?')).getAllByRole('row')).toHaveLength(6);
    await expect((await inTable(canvas, 'Warengruppen')).getByRole('columnheader', { name: 'Anteil' })).toBeVisible();
    await expect(callsOf('listOrderOverview')).toHaveLength(0);
    // No order is asked for twice, and none of a year before the months shown.
    const pages = callsOf('listOrders').map(({ url }) => url.searchParams.get('page'));
    await expect(new Set(pages).size).toBe(pages.length);
  },
};

/** Weeks, other periods and files: the choice is in the address. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withAddress],
  play: async ({ canvas, userEvent }) => {
    const saved = watchDownloads();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Einteilung' }), 'Wochen');
    await waitFor(() => expect(addressOfStory()).toBe('/my/spending?by=weeks'));
    await expect((await inTable(canvas, 'Verlauf')).getByRole('columnheader', { name: 'Wochen' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('region', { name: 'Verlauf' })).getByRole('button', { name: 'Tabelle als CSV' }));
    await expect(saved()).toEqual(['Ausgaben – Verlauf.csv']);
  },
};

/** A budget is typed and kept on the device; what is no sum stays in the field, also over a reload. */
export const BudgetInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('textbox', { name: /^Budget ab/ });
    const open = async () => {
      const before = await field();
      openAgain();
      await waitFor(() => expect(before).not.toBeInTheDocument());
    };
    await userEvent.type(await field(), '12.000');
    await expect(await canvas.findByText('Noch frei')).toBeVisible();
    await open();
    await expect(await field()).toHaveValue('12.000');
    await expect(canvas.getByText('Noch frei')).toBeVisible();
    await userEvent.type(await field(), ' Taler');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Bitte einen Betrag über 0 eingeben/);
    await expect(canvas.queryByText('Noch frei')).not.toBeInTheDocument();
    await open();
    await expect(await field()).toHaveValue('12.000 Taler');
    await userEvent.clear(await field());
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** All customers of the user, two calls each, after a press. */
export const Customers: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 Kunden lesen (6 Abfragen)' }));
    const table = await inTable(canvas, 'Alle Ihre Kunden');
    await waitFor(() => expect(table.queryByText('wird gelesen')).not.toBeInTheDocument());
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(callsOf('listOrderOverview')).toHaveLength(3);
  },
};

/** A customer that could not be read is named and in no sum; a retry reads it. */
export const CustomerFailed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('button', { name: '3 Kunden lesen (6 Abfragen)' });
    setScenario('listOrderOverview=500');
    await userEvent.click(read);
    await expect(await canvas.findByText(/^Nicht gelesen: .+, .+, .+\. Die Summen sind zu klein\./)).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(canvas.queryByText(/^Nicht gelesen/)).not.toBeInTheDocument());
  },
};

/** While orders are read nothing is summed. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrders=held' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Die letzten 12 Monate werden gelesen/)).toBeVisible();
    await expect(canvas.queryByText('Geliefert')).not.toBeInTheDocument();
    releaseCalls();
    await expect(await canvas.findByText(/Bestellungen gelesen$/)).toBeVisible();
  },
};

/** The orders fail to load, and come with the retry. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrders=500' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Die Bestellungen konnten nicht geladen werden.')).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByText(/Bestellungen gelesen$/)).toBeVisible();
  },
};

/** Documents and categories fail by themselves: the rest stands. */
export const PartsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listReceipts=500,findProductsBySku=500' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Die Belege konnten nicht geladen werden/)).toBeVisible();
    await expect(await canvas.findByText('Die Warengruppen konnten nicht geladen werden.')).toBeVisible();
    await expect((await inTable(canvas, 'Preis oder Menge?')).getAllByRole('row')).toHaveLength(6);
    setScenario('normal');
    for (const button of canvas.getAllByRole('button', { name: 'Noch einmal versuchen' })) await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'Warengruppen' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** No order in the last months: a way to the products. */
export const Empty: Story = {
  parameters: { shop: { ...shop, customer: '102' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Bestellungen in den letzten 12 Monaten')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Artikel suchen' })).toHaveAttribute('href', '/search');
  },
};

/** On the phone figures stand below one another. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
