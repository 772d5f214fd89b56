import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { holdCalls, releaseCalls } from '#storybook/heldCalls.ts';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './NotificationsPage';

const path = '/my/notification-center';
const at = (as: string, search = '', scenario = '') => ({ shop: { as, tenant: 'AL', route: path + search, pattern: path, scenario } });

const meta = { title: 'Pages/Notifications', component: Component, parameters: at('clara') } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = (canvas: StoryContext['canvas'], name: RegExp) => canvas.findByRole('button', { name });

/** The newest first; unread and important ones stand out. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await message(canvas, /^Ungelesen: Geänderte Liefertage/);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getAllByText('Wichtig')).toHaveLength(2);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Opening one marks it as read; its link leads to a page of the shop. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await message(canvas, /^Ungelesen: Geänderte Liefertage/));
    await expect(await canvas.findByText(/^Frischware/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Alle Liefertage' })).toHaveAttribute('href', '/page/liefertage');
    await expect(await message(canvas, /^Geänderte Liefertage/)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The address opens one; its products are added to the cart one by one or all at once. */
export const WithProducts: Story = {
  parameters: at('anna', '?message=810'),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const products = within(await canvas.findByRole('region', { name: 'Artikel zu dieser Nachricht' }));
    await waitFor(() => expect(products.getByRole('button', { name: 'Alle 2 in den Warenkorb' })).toBeEnabled());
  },
};

/** All at once. Products in the cart aren't added again. */
export const ProductsAdded: Story = {
  parameters: at('anna', '?message=810'),
  play: async ({ canvas, userEvent }) => {
    const products = within(await canvas.findByRole('region', { name: 'Artikel zu dieser Nachricht' }));
    await waitFor(() => expect(products.getByRole('button', { name: 'Alle 2 in den Warenkorb' })).toBeEnabled());
    await userEvent.click(products.getByRole('button', { name: 'Alle 2 in den Warenkorb' }));
    await waitFor(() => expect(products.getAllByRole('button', { name: /im Warenkorb, entfernen/ })).toHaveLength(2));
    await waitFor(() => expect(products.queryByRole('button', { name: /^Alle/ })).not.toBeInTheDocument());
  },
};

/** Loading the attached products failed: the rest of the message is shown. */
export const ProductsFailed: Story = {
  parameters: at('anna', '?message=810', 'findProductsBySku=400'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Artikel zu dieser Nachricht konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByText(/^Diese Woche günstiger/)).toBeVisible();
  },
};

/** Filtered by type; another page starts without a selection. */
export const OfOneType: Story = {
  parameters: at('karl', '?type=2'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('88 Nachrichten')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Art' })).toHaveDisplayValue('Aktionen');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Art' }), 'Alle');
    await expect(await canvas.findByText('350 Nachrichten')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle auf dieser Seite' }));
    await expect(canvas.getByText('100 ausgewählt')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await expect(await canvas.findByText('Seite 2 von 4')).toBeVisible();
    await expect(canvas.queryByText('100 ausgewählt')).not.toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
  },
};

/** From an empty type to all: "empty" isn't shown before it is known. */
export const FromAnEmptyType: Story = {
  parameters: at('anna', '?type=9'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Keine Nachrichten dieser Art');
    holdCalls('listNotifications');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Art' }), 'Alle');
    await waitFor(() => expect(canvas.queryByText('Keine Nachrichten dieser Art')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Noch keine Nachrichten')).not.toBeInTheDocument();
    releaseCalls();
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};

/** The address names one far down the list: it is scrolled into view. */
export const FarDown: Story = {
  parameters: at('karl', '?message=1290'),
  play: async ({ canvas }) => {
    const opened = await message(canvas, /290/);
    await waitFor(() => expect(opened).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => {
      const { top, bottom } = opened.getBoundingClientRect();
      void expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    });
  },
};

/** The selected ones are marked together. */
export const ChosenMarked: Story = {
  play: async ({ canvas, userEvent }) => {
    await message(canvas, /^Ungelesen: Geänderte Liefertage/);
    await userEvent.click(canvas.getByRole('checkbox', { name: '„Geänderte Liefertage zu den Feiertagen“ auswählen' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '„Rückruf: eine Charge Bergkäse“ auswählen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Als gelesen markieren' }));
    await message(canvas, /^Geänderte Liefertage/);
    await message(canvas, /^Rückruf/);
    await waitFor(() => expect(canvas.queryByText('2 ausgewählt')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /^Ungelesen: Aktion der Woche/ })).toBeVisible();
  },
};

/** Marking one fails: it is unread again, and the selection stays. */
export const MarkingRefused: Story = {
  parameters: at('clara', '', 'markNotificationsRead=500'),
  play: async ({ canvas, userEvent }) => {
    await message(canvas, /^Ungelesen: Geänderte Liefertage/);
    await userEvent.click(canvas.getByRole('checkbox', { name: '„Geänderte Liefertage zu den Feiertagen“ auswählen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Als gelesen markieren' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Als gelesen markieren' })).not.toHaveAttribute('aria-busy', 'true'));
    await message(canvas, /^Ungelesen: Geänderte Liefertage/);
    await expect(canvas.getByText('1 ausgewählt')).toBeVisible();
  },
};

/** All at once, page by page until none is left, also on other pages. */
export const AllMarked: Story = {
  parameters: at('karl'),
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle als gelesen markieren' }));
    // Page by page, each of which may take time on a busy machine.
    for (const marked of [1, 2]) await waitFor(() => expect(callsOf('markNotificationsRead').length).toBeGreaterThan(marked));
    await waitFor(() => expect(screen.getByText('230 Nachrichten als gelesen markiert.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Ungelesen/ })).not.toBeInTheDocument());
    await expect(callsOf('markNotificationsRead').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await canvas.findByText('Seite 2 von 4');
    await waitFor(() => expect(canvas.queryAllByText(/^Ungelesen/)).toHaveLength(0));
  },
};

/** Fails midway: the progress is shown, and it can be continued. */
export const AllMarkedFailed: Story = {
  parameters: at('karl', '', 'markNotificationsRead=500'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle als gelesen markieren' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Die Nachrichten konnten nicht als gelesen markiert werden.')).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
  },
};

/** Attachments by type: a PDF to view or save, a picture in place, a table in a new tab. */
export const Attachments: Story = {
  parameters: at('karl'),
  beforeEach: () => {
    // The tests' browser has no PDF viewer.
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await message(canvas, /^Ungelesen: Lieferung 350/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktionsblatt (PDF) ansehen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aktionsblatt (PDF)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await message(canvas, /^Ungelesen: Aktionsblatt Nr. 349/));
    await expect(await canvas.findByRole('img', { name: 'Bild' })).toHaveAttribute('src', '/media/content/markt.svg');
    await userEvent.click(await message(canvas, /^Ungelesen: Veranstaltung Nr. 347/));
    await expect(await canvas.findByRole('link', { name: 'Preisliste (Excel) (neuer Tab)' })).toHaveAttribute('target', '_blank');
  },
};

/** An attachment of unknown type is a plain link. */
export const AttachmentUnresolved: Story = {
  parameters: at('karl', '?message=1348', 'getResolvedAttachmentUrl=404'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Alle Liefertage' })).toHaveAttribute('href', '/page/liefertage');
  },
};

/** The address names one of another page. */
export const OfAnotherPage: Story = {
  parameters: at('karl', '?message=1004'),
  play: async ({ canvas, userEvent }) => {
    const article = within(await canvas.findByRole('article', { name: 'Neu im Sortiment, Woche 4' }));
    await expect(await article.findByText('Außendienst')).toBeVisible();
    await userEvent.click(article.getByRole('link', { name: 'Schließen' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Schließen' })).not.toBeInTheDocument());
  },
};

/** The address names a deleted one. */
export const Gone: Story = {
  parameters: at('anna', '?message=99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Nachricht gibt es nicht mehr.');
  },
};

/** No notifications. */
export const Empty: Story = {
  parameters: at('anna', '', 'emptyLists'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Nachrichten')).toBeVisible();
  },
};

/** None of this type, with a link to all. */
export const EmptyType: Story = {
  parameters: at('anna', '?type=7'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Keine Nachrichten dieser Art')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Alle Nachrichten anzeigen' }));
    await message(canvas, /^Ungelesen: Aktion der Woche/);
  },
};

/** Loading failed; the filter can be cleared nevertheless. */
export const Failed: Story = {
  parameters: at('anna', '?type=2', 'listNotifications=400'),
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Die Nachrichten konnten nicht geladen werden.')).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled();
    await expect(canvas.getByRole('combobox', { name: 'Art' })).toHaveDisplayValue('Gewählte Art');
  },
};

/** A page beyond the end redirects to the last one. */
export const BeyondTheEnd: Story = {
  parameters: at('karl', '?page=9'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 4 von 4')).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: at('anna', '', 'listNotifications=timeout'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
