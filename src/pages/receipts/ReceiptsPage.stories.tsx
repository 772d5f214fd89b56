import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { watchDownloads } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './ReceiptsPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/receipts', pattern: '/my/receipts' };

const meta = { title: 'Pages/Receipts', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invoices, newest first. */
export const Invoices: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
  },
};

/** Switching tabs, and reversing the sort by date. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Datum' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('link', { name: 'Lieferscheine' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Lieferschein' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Summe' })).not.toBeInTheDocument();
  },
};

/** On the phone each document is a small block. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No documents of this type yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, route: '/my/receipts?type=credit-memo', scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Gutschriften')).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listReceipts=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Belege konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A document fails: shown at its row, below the buttons, with a retry; nothing moves sideways. */
export const PaperFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getReceiptPdf=500' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Rechnung .* speichern$/ });
    if (!first) throw new Error('There is no invoice');
    const date = canvas.getByRole('columnheader', { name: 'Datum' });
    const { left } = date.getBoundingClientRect();
    await userEvent.click(first);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Rechnung .* konnte nicht geladen werden/);
    await expect(alert.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    // A scroll bar may have appeared; the button's ring ends after half a second (P§9 pauses).
    await waitFor(() => expect(Math.abs(date.getBoundingClientRect().left - left)).toBeLessThan(10));
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A document is saved under the server's name. */
export const SavedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, route: '/my/receipts?type=delivery-note' } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Lieferschein .* speichern$/ });
    if (!button) throw new Error('There is no delivery note');
    const saved = watchDownloads();
    await userEvent.click(button);
    await waitFor(() => expect(saved()).toEqual([`${button.getAttribute('aria-label')?.replace(' speichern', '')}.pdf`]));
  },
};

/** Views the first invoice, with a response made by the test; the tests' browser has no PDF viewer. */
async function lookAt(userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], type: string): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole('button', { name: /^Rechnung .* ansehen$/ });
  if (!first) throw new Error('There is no invoice');
  const answer = spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<svg/>', { headers: { 'Content-Type': type } }));
  await userEvent.click(first);
  const dialog = await screen.findByRole('dialog');
  answer.mockRestore();
  return dialog;
}
const withViewer = () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
};

/** An unexpected response is never rendered as an active page. */
export const NoPdf: Story = {
  beforeEach: withViewer,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await lookAt(userEvent, canvas, 'image/svg+xml'));
    const shown = await fetch((await dialog.findByTitle<HTMLIFrameElement>(/^Rechnung/)).src);
    await expect((await shown.blob()).type).toBe('application/pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  },
};

/** The viewed document is saved as it is, without another request. */
export const SavedFromView: Story = {
  beforeEach: withViewer,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await lookAt(userEvent, canvas, 'application/pdf'));
    const asked = spyOn(globalThis, 'fetch');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(saved).toHaveBeenCalledOnce();
    await expect(asked).not.toHaveBeenCalled();
    saved.mockRestore();
    asked.mockRestore();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  },
};

/** Without the permission there are no totals, and a priced document is refused with its reason. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Rechnung .* ansehen$/ });
    if (!first) throw new Error('There is no invoice');
    await expect(canvasElement).not.toHaveTextContent('€');
    await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Auf diesem Beleg stehen Preise, die Sie nicht sehen dürfen.');
  },
};
