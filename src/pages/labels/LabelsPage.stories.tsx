import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openAgain, watchCalls, watchDownloads, withOpening } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './LabelsPage';
import { chooseAction } from '#kit/page/chooseAction.fixture.ts';

const shop = { as: 'jana', customer: '1000', tenant: 'AL', route: '/my/label-prints', pattern: '/my/label-prints' };

const meta = { title: 'Pages/Labels', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const cheese = 'Bergkäse 6 Monate gereift, Laib ca. 6 kg';

/** Waits for the list, with the result of its check. */
async function opened(canvas: StoryContext['canvas']) {
  // Computing the names of all articles and fields takes seconds on a busy machine, so they are queried without
  // names.
  await canvas.findAllByRole('article');
  await canvas.findByText('2 Artikel sind nicht mehr erhältlich. Ihre Etiketten werden nicht gedruckt:');
}

/** The pressed control has disappeared; the focus must be on the remaining content. */
const keyboardIsHere = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-label-content]')).toHaveFocus());

/** 27 products by category, two no longer sold, and the sheets. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(27);
    await expect(canvas.getByText('25 Artikel, 25 Etiketten')).toBeVisible();
    await expect(canvas.getByText('2 Bögen')).toBeVisible();
  },
};

/** On the phone the PDF button stays within reach. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await opened(canvas);
  },
};

/** Number of copies and sheet format. */
export const Amounts: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    const field = canvas.getByRole('textbox', { name: `Etiketten: ${cheese}` });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await expect(canvas.getByText('25 Artikel, 54 Etiketten')).toBeVisible();
    await expect(canvas.getByText('3 Bögen')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Etikettenbogen' }), 'A4, 8 Etiketten zu 99,1 × 67,7 mm');
    await expect(await canvas.findByText('7 Bögen')).toBeVisible();
    const again = canvas.getByRole('textbox', { name: `Etiketten: ${cheese}` });
    await expect(again).toHaveValue('30');
    await userEvent.clear(again);
    await userEvent.tab();
    await expect(again).toHaveValue('30');
  },
};

/** Numbers and format are restored on return, and the PDF has the displayed numbers, format and start position. */
export const PrintedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await opened(canvas);
    const field = () => canvas.getByLabelText(`Etiketten: ${cheese}`);
    await userEvent.clear(field());
    await userEvent.type(field(), '8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Etikettenbogen' }), 'A4, 8 Etiketten zu 99,1 × 67,7 mm');
    await canvas.findByText('4 Bögen');
    const before = field();
    openAgain();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await opened(canvas);
    await expect(field()).toHaveValue('8');
    await expect(canvas.getByText('25 Artikel, 32 Etiketten')).toBeVisible();
    await expect(canvas.getByText('4 Bögen')).toBeVisible();
    const start = canvas.getByLabelText('Erstes freies Etikett auf dem Bogen');
    await userEvent.type(start, '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expect(await canvas.findByText('5 Bögen')).toBeVisible();
    const saved = watchDownloads();
    await userEvent.click(canvas.getByRole('button', { name: 'PDF erstellen' }));
    await expect(await screen.findByText('32 Etiketten wurden als PDF gespeichert.')).toBeInTheDocument();
    await expect(saved()).toEqual([expect.stringMatching(/^Etikettenliste erstellt am \d{4}-\d{2}-\d{2}\.pdf$/)]);
    const [call, ...others] = callsOf('generateLabels');
    await expect(others).toEqual([]);
    await expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({ sheet: 'A4_8', start: '3' });
    const amounts = call?.body as { sku: string; amount: number }[];
    await expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(32);
    await expect(amounts).toContainEqual({ sku: '104711', amount: 8 });
  },
};

/** Recipients are changed beside the send button; then the labels are sent. */
export const SentInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await opened(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Empfänger ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Empfänger der Etiketten' }));
    await userEvent.type(dialog.getByRole('textbox'), 'lager@sonnhof.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/lager@sonnhof\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Per E-Mail senden' }));
    await expect(await screen.findByText('25 Etiketten werden per E-Mail gesendet.')).toBeInTheDocument();
    await expect(callsOf('sendLabelPrintEmail')).toHaveLength(1);
  },
};

/** One is removed, and restored in place; the focus stays there. */
export const RemoveAndUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: `Von der Etikettenliste entfernen: ${cheese}` }));
    await expect(await canvas.findByText(`Entfernt: ${cheese}`)).toBeVisible();
    await expect(canvas.getByText('24 Artikel, 24 Etiketten')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Rückgängig: ${cheese} wieder auf die Etikettenliste` })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('article', { name: cheese })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Von der Etikettenliste entfernen: ${cheese}` })).toHaveFocus());
    await expect(canvas.getByText('25 Artikel, 25 Etiketten')).toBeVisible();
  },
};

/** The removal is refused: the label is back, with a message. */
export const RemoveFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'removeLabel=500' } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: `Von der Etikettenliste entfernen: ${cheese}` }));
    await expect(await canvas.findByRole('article', { name: cheese })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Diese 2 Artikel entfernen' }));
    await expect(await canvas.findByText('2 Artikel konnten nicht entfernt werden.')).toBeVisible();
  },
};

/** Products no longer sold are removed at once. */
export const RemoveInactive: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Diese 2 Artikel entfernen' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(25));
    await expect(canvas.queryByText(/nicht mehr erhältlich/)).toBeNull();
    await keyboardIsHere(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'In der Etikettenliste suchen' })).toHaveFocus();
  },
};

/** The whole list is cleared after a confirmation, with the numbers of copies. */
export const Clear: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas);
    const field = canvas.getByRole('textbox', { name: `Etiketten: ${cheese}` });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await chooseAction({ canvas, userEvent }, 'Liste leeren');
    await userEvent.click(await screen.findByRole('button', { name: 'Alle entfernen' }));
    await expect(await canvas.findByText('Keine Artikel in der Etikettenliste')).toBeVisible();
    await keyboardIsHere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Essenzliste übernehmen' }));
    const summary = await canvas.findByText(/^[\d.]+ Artikel, [\d.]+ Etiketten$/);
    const [products, labels] = summary.textContent.match(/[\d.]+/g) ?? [];
    await expect(labels).toBe(products);
    await keyboardIsHere(canvasElement);
  },
};

/** Clearing failed: everything is kept. */
export const ClearFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'clearLabels=500' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas);
    await chooseAction({ canvas, userEvent }, 'Liste leeren');
    await userEvent.click(await screen.findByRole('button', { name: 'Alle entfernen' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Es ist noch alles da.');
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(27);
  },
};

/** An empty list (P§8 "Empty states"), with a button to add the whole essence list. */
export const Empty: Story = {
  parameters: { shop: { ...shop, as: 'anna', customer: '100' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Keine Artikel in der Etikettenliste')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Artikel suchen' })).toHaveAttribute('href', '/search');
    await userEvent.click(canvas.getByRole('button', { name: 'Essenzliste übernehmen' }));
    const summary = await canvas.findByText(/^\d{2,} Artikel, \d{2,} Etiketten$/);
    await expect(summary).toBeVisible();
    await expect(Number.parseInt(summary.textContent)).toBeGreaterThan(20);
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listLabelProducts=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Etikettenliste konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** The availability check failed; the list's own data apply, and printing works. */
export const CheckFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'checkLabelsForInactiveProducts=400' } },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(await canvas.findByText(/konnte nicht geprüft werden/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDF erstellen' })).toBeEnabled();
  },
};

/** The PDF fails: shown, and list and numbers are kept. */
export const PrintFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'generateLabels=500' } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'PDF erstellen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das PDF konnte nicht erstellt werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Saving recipients fails: the selection is kept. */
export const RecipientsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'addLabelMail=500' } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Empfänger ändern' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Adresse/ }), 'koch@sonnhof.example');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ihre Auswahl ist noch da.');
    await expect(screen.getByRole('checkbox', { name: 'koch@sonnhof.example' })).toBeChecked();
  },
};

/** A search without results. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'In der Etikettenliste suchen' }), 'bergkäse');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), ' xyz');
    await expect(canvas.getByText('Auf der Etikettenliste passt kein Artikel zu „bergkäse xyz“.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle anzeigen' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(27);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};
