import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Component } from './ReceiptsPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/receipts', pattern: '/my/receipts' };

const meta = { title: 'Pages/Receipts', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invoices, newest first. */
export const Invoices: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
  },
};

/** From tab to tab, and turned round by date. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Datum' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('link', { name: 'Lieferscheine' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Lieferschein' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Summe' })).not.toBeInTheDocument();
  },
};

/** On the phone each paper is a small block. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No paper of the kind yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, route: '/my/receipts?type=credit-memo', scenario: 'emptyLists' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Keine Gutschriften')).toBeVisible();
  },
};

/** From one kind without papers to another: nothing is called empty before it is known. */
export const EmptyToEmpty: Story = {
  parameters: { shop: { ...shop, route: '/my/receipts?type=credit-memo', scenario: 'emptyLists,latency=300' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Keine Gutschriften');
    await userEvent.click(canvas.getByRole('link', { name: 'Rechnungen' }));
    await waitFor(() => expect(canvas.queryByText('Keine Gutschriften')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Keine Rechnungen')).not.toBeInTheDocument();
    await expect(await canvas.findByText('Keine Rechnungen')).toBeVisible();
  },
};

/** The list can't be loaded. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listReceipts=400' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Belege konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A paper can't be made: said at its row, with the way to try again. */
export const PaperFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getReceiptPdf=500' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^Rechnung .* speichern$/ });
    if (!first) throw new Error('There is no invoice');
    await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Rechnung .* konnte nicht geladen werden/);
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Without the permission there are no totals, and a priced paper is refused with its reason. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^Rechnung .* ansehen$/ });
    if (!first) throw new Error('There is no invoice');
    await expect(canvasElement).not.toHaveTextContent('€');
    await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Auf diesem Beleg stehen Preise, die Sie nicht sehen dürfen.');
  },
};
