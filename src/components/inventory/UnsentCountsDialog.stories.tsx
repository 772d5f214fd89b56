import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { UnsentCountsDialog } from './UnsentCountsDialog';

const pension = { customerId: '100', customerName: 'Pension Enzian', begunAt: Date.UTC(2026, 10, 25, 4, 5), lines: 12 };
const inn = { customerId: '101', customerName: 'Berggasthof Bergland', begunAt: Date.UTC(2026, 10, 24, 16, 30), lines: 1 };

const meta = {
  title: 'Components/Inventory/UnsentCountsDialog',
  component: UnsentCountsDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, counts: [pension, inn], hasOthers: false, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof UnsentCountsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two customers: each with name, number, time and size. */
export const TwoCustomers: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '2 Inventuren noch nicht gesendet' }));
    const [one, two] = dialog.getAllByRole('listitem');
    await expect(one).toHaveTextContent('Pension Enzian100Begonnen am 25.11.2026, 05:05, 12 Positionen');
    await expect(two).toHaveTextContent('Berggasthof Bergland101Begonnen am 24.11.2026, 17:30, 1 Position');
    await expect(dialog.getByRole('button', { name: 'Abmelden und Zählungen löschen' })).toBeInTheDocument();
  },
};

/** A customer of unknown name, stored by an older release; another user has a count too. */
export const Unknown: Story = {
  args: { counts: [{ ...pension, customerName: undefined, begunAt: undefined }], hasOthers: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inventur noch nicht gesendet' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Kunde10012 Positionen');
    await expect(dialog.getByText('Auch was jemand anders auf diesem Gerät gezählt', { exact: false })).toBeInTheDocument();
  },
};

/** Only another user's count: no details. */
export const OthersOnly: Story = {
  args: { counts: [], hasOthers: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Inventur noch nicht gesendet' });
    await expect(dialog).toHaveTextContent('die jemand anders begonnen und noch nicht gesendet hat');
    await expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Also a delivery being received, by its order; another user has begun something too. */
export const WithDelivery: Story = {
  args: {
    counts: [pension],
    deliveries: [{ customerId: '101', customerName: 'Berggasthof Bergland', id: '4501000044', lines: 12 }],
    hasOthers: true,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Noch nicht abgeschlossen' }));
    const [count, delivery] = dialog.getAllByRole('listitem');
    await expect(count).toHaveTextContent('Pension Enzian100Inventur, begonnen am 25.11.2026, 05:05, 12 Positionen');
    await expect(delivery).toHaveTextContent('Berggasthof Bergland101Wareneingang der Bestellung 4501000044, 12 Positionen geprüft');
    await expect(dialog.getByText(/^Auch was jemand anders auf diesem Gerät begonnen/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Abmelden und löschen' })).toBeInTheDocument();
  },
};

/** Filled order sheets, also of one customer. */
export const WithSheets: Story = {
  args: {
    counts: [],
    sheets: [
      { customerId: '100', customerName: 'Pension Enzian', id: 'essence', lines: 80 },
      { customerId: '100', customerName: 'Pension Enzian', id: 'template:t-1', lines: 1 },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Noch nicht abgeschlossen' }));
    const [one, two] = dialog.getAllByRole('listitem');
    await expect(one).toHaveTextContent('Pension Enzian100Bestellblatt, 80 Positionen noch nicht im Warenkorb');
    await expect(two).toHaveTextContent('Pension Enzian100Bestellblatt, 1 Position noch nicht im Warenkorb');
  },
};

/** The device can't tell whose counts they are. */
export const Untold: Story = { args: { counts: [] } };

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Watched products, by customer and number. */
export const WithWatches: Story = {
  args: { counts: [], watches: [{ customerId: '100', customerName: 'Pension Enzian', id: '', lines: 2 }] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Noch nicht abgeschlossen' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Pension Enzian1002 Artikel gemerkt, bis sie wieder da sind');
  },
};
