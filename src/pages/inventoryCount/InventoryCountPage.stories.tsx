import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { browserStorage } from '#ordering/countStorage.ts';
import { hasWaitingCount } from '#session/deviceStorage.ts';
import { clearDevice, countLoaf, loaf, pattern, press, scan, searchOf, shop, stranger } from './countStory.fixture';
import { Component } from './InventoryCountPage';

const meta = {
  title: 'Pages/InventoryCount',
  component: Component,
  parameters: { shop },
  beforeEach: clearDevice,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No lines yet. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch nichts gezählt')).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** A product is searched and counted: the first key of the pad replaces the initial 1. */
export const Counted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '104711');
    await press(userEvent, canvas, /^Bergkäse 6 Monate/);
    for (const key of ['1', '2']) await press(userEvent, canvas, key);
    await expect(canvas.getByText(/^Gezählt: 12/)).toBeVisible();
    await press(userEvent, canvas, 'Fertig');
    await expect(canvas.getByRole('button', { name: 'Inventur mit 1 Position senden' })).toBeVisible();
    await expect(await searchOf(canvas)).toHaveFocus();
  },
};

/** Typing fast and pressing Enter takes the product once the answer arrives. */
export const TypedFast: Story = {
  parameters: { shop: { ...shop, scenario: 'completeProducts=held' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '104716{Enter}');
    releaseCalls();
    await expect(await canvas.findByText(/^Gezählt: 1\s/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** A barcode's number is typed as printed. */
export const TypedBarcode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '9 001003 706891{Enter}');
    await expect(await canvas.findByText('Gezählt: 1 Laib')).toBeVisible();
    // Including the printed gap: eight digits at once would be a scanner's.
    await userEvent.type(await searchOf(canvas), '9638 5074');
    await press(userEvent, canvas, 'Etwas anderes zählen');
    await expect(await canvas.findByRole('heading', { name: `Strichcode ${stranger}` })).toBeVisible();
  },
};

/** By keyboard alone: a picked product moves the focus to its amount, a finished one back to the search, and the focus is never lost. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '104711{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Menge: Bergk/ })).toHaveFocus());
    await userEvent.keyboard('2,5{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('Servietten');
    await press(userEvent, canvas, 'Etwas anderes zählen');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Einheit/ })).toHaveFocus());
    await userEvent.keyboard('Packung');
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Menge: Servietten' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await press(userEvent, canvas, 'Servietten entfernen');
    await expect(canvas.getByText('1 Position gezählt').parentElement).toHaveFocus();
  },
};

/** On the phone a line far down is counted further: its keys scroll into view. */
export const CountedOn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    for (const code of ['96385012', '96385029', '96385036', '96385043', '96385050', '96385067', '96385074', '96385081']) scan(code);
    await press(userEvent, canvas, 'Fertig');
    const last = canvas.getByRole('button', { name: /^Strichcode 96385012.*1$/ });
    last.scrollIntoView();
    await userEvent.click(last);
    const pad = await canvas.findByRole('region', { name: 'Zählen: Strichcode 96385012' });
    await waitFor(() => expect(pad.getBoundingClientRect().top).toBeGreaterThan(-1));
    await expect(pad.getBoundingClientRect().top).toBeLessThan(innerHeight / 2);
  },
};

/** A scanner counts, wherever the focus is; repeated scans add up, and can be undone. */
export const Scanned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await searchOf(canvas));
    scan(loaf);
    await expect(await canvas.findByText('Gezählt: 1 Laib')).toBeVisible();
    for (let times = 0; times < 59; times += 1) scan(loaf);
    await expect(await canvas.findByText('Schon gezählt: 59 Laib. Mit 1 Laib zusammen 60 Laib.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await press(userEvent, canvas, 'Rückgängig');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Menge:/ })).toHaveValue('59'));
  },
};

/** A misread barcode counts nothing. */
export const Misread: Story = {
  play: async ({ canvas }) => {
    await searchOf(canvas);
    scan('9001003706892');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Prüfziffer von 9001003706892 stimmt nicht.');
    await expect(await canvas.findByText('Noch nichts gezählt')).toBeVisible();
  },
};

/** An unknown barcode must be named before the count is sent. */
export const UnknownBarcode: Story = {
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    scan(stranger);
    await press(userEvent, canvas, 'Schließen');
    await press(userEvent, canvas, 'Benennen');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Bezeichnung/ }), 'Kräutersirup');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Einheit/ }), 'Fl');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(await canvas.findByText('Nicht im Sortiment')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Kräutersirup.*1\sFl$/ })).toBeInTheDocument();
  },
};

/** An unusual amount is questioned once the user has moved on. */
export const FarFromLast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '334886');
    await press(userEvent, canvas, /^Kalbsfilet/);
    await press(userEvent, canvas, 'Fertig');
    await expect(await canvas.findByText('Letztes Mal waren es 16,5 kg. Stimmt die Menge?')).toBeVisible();
    await press(userEvent, canvas, 'Stimmt so');
    await waitFor(() => expect(canvas.queryByText(/^Letztes Mal/)).not.toBeInTheDocument());
  },
};

/** Offline counting works, and sending waits. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    onlineManager.setOnline(false);
    scan(stranger);
    await expect(await canvas.findByText('Wird nachgeschlagen, sobald es wieder eine Verbindung gibt.')).toBeVisible();
    await press(userEvent, canvas, 'Strichcode 96385074 entfernen');
    await userEvent.type(await searchOf(canvas), 'Sirup');
    await expect(await canvas.findByText(/die dieses Gerät schon kennt/)).toBeVisible();
    onlineManager.setOnline(true);
  },
};

/** Results found online aren't used for an offline search; Enter picks products known to this device. */
export const OfflineSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchOf(canvas), '104711{Enter}');
    await press(userEvent, canvas, 'Fertig');
    await userEvent.type(await searchOf(canvas), 'Butter');
    await canvas.findAllByRole('button', { name: /butter/i });
    await userEvent.clear(canvas.getByRole('searchbox'));
    onlineManager.setOnline(false);
    try {
      await userEvent.type(canvas.getByRole('searchbox'), 'Bergkäse 6 Monate');
      await expect(await canvas.findByText(/die dieses Gerät schon kennt/)).toBeVisible();
      await waitFor(() => expect(canvas.queryAllByRole('button', { name: /butter/i })).toHaveLength(0));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(/^Schon gezählt: 1/)).toBeVisible();
    } finally {
      onlineManager.setOnline(true);
    }
  },
};

/** The device refuses to store: shown, and counting continues. */
export const NotKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await searchOf(canvas);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    try {
      await countLoaf(userEvent, canvas);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieses Gerät kann die Zählung nicht speichern.');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  },
};

/** No count of this customer is left, but another one's is unsent: signing out must ask. */
export const AnotherCustomersCount: Story = {
  play: async ({ canvas, userEvent }) => {
    const other = { kind: 'other', id: 'other:sirup:fl', gtin: undefined, name: 'Sirup', unit: 'Fl', amount: '1' } as const;
    await browserStorage().update('user-anna-al/AL/101', ({ count }) => ({ count: { ...count, lines: [other] }, intent: undefined }));
    await countLoaf(userEvent, canvas);
    await press(userEvent, canvas, /^Bergkäse.* entfernen$/);
    await canvas.findByText('Noch nichts gezählt');
    await expect(hasWaitingCount()).toBe(true);
  },
};

const leaving = { shop: { ...shop, route: `${pattern}?leave=1` } };
const keep = (key: string, names: readonly string[]) =>
  browserStorage().update(key, ({ count }) => ({
    count: {
      ...count,
      lines: names.map((name) => ({ kind: 'other', id: `other:${name}:fl`, gtin: undefined, name, unit: 'Fl', amount: '1' })),
    },
    intent: undefined,
  }));

/** Signing out lists what would be lost: customer, start and size; other users' counts only as such. */
export const Leaving: Story = {
  parameters: leaving,
  beforeEach: async () => {
    await clearDevice();
    await keep('user-anna-al/AL/100', ['Sirup', 'Likör']);
    await keep('user-anna-al/AL/101', ['Essig']);
    await keep('user-ben-al/AL/110', ['Most', 'Saft', 'Bier']);
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '2 Inventuren noch nicht gesendet' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(dialog).toHaveTextContent(/Pension Enzian\s*100/));
    const today = new Date().toLocaleDateString('de-AT', { timeZone: 'Europe/Vienna', day: '2-digit', month: '2-digit', year: 'numeric' });
    await expect(within(dialog).getByText(new RegExp(`^Begonnen am ${today}, \\d\\d:\\d\\d, 2 Positionen$`))).toBeInTheDocument();
    await expect(dialog).toHaveTextContent('Auch was jemand anders auf diesem Gerät gezählt');
    await expect(dialog).not.toHaveTextContent('110');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Reasons for a missing camera picture, and their messages. */
const cameraFaults = [
  ['NotAllowedError', 'Der Shop darf die Kamera nicht benutzen. Bitte erlauben Sie es in den Einstellungen des Browsers'],
  ['NotFoundError', 'Dieses Gerät hat keine Kamera, die der Shop benutzen kann.'],
  ['NotReadableError', 'Die Kamera wird gerade von einem anderen Programm benutzt. Bitte schließen Sie es'],
  ['UnknownError', 'Mit der Kamera kann gerade nicht gescannt werden.'],
] as const;

/** The camera is refused, missing, in use or broken: shown, and the text field has the focus, also after a retry. */
export const CameraRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const { mediaDevices } = navigator;
    const { getUserMedia } = mediaDevices;
    try {
      for (const [name, said] of cameraFaults) {
        mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', name));
        await press(userEvent, canvas, 'Kamera');
        await expect(await canvas.findByRole('alert')).toHaveTextContent(said);
        await expect(canvas.getByRole('alert')).toHaveTextContent('geben Sie Name oder Nummer des Artikels ein.');
        await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
        await press(userEvent, canvas, 'Noch einmal versuchen');
        await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
        await press(userEvent, canvas, 'Kamera schließen');
      }
    } finally {
      mediaDevices.getUserMedia = getUserMedia;
    }
  },
};
