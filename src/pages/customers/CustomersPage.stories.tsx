import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './CustomersPage';

const meta = {
  title: 'Pages/Customers',
  component: Component,
  parameters: { shop: { as: 'anna', customer: null, route: '/my/customers', pattern: '/my/customers' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three customers: no search field; sorted by number; a choice leads to the start page. */
export const Few: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Berggasthof Bergland auswählen, Nummer 101' });
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['100', '101', '102']);
    for (const [place, town] of ['Matrei', 'Matrei', 'Lienz'].entries()) await expect(rows[place]).toHaveTextContent(town);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(within(canvas.getAllByRole('row')[1] as HTMLElement).getByText('Berggasthof Bergland')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Berggasthof Bergland auswählen, Nummer 101' }));
    await canvas.findByText('Another page of the shop');
    await expect(document.cookie).toContain('customer=101');
  },
};

/** Signing out before choosing a customer, with an unsent count on this device, asks here; the user may stay. */
export const Leaving: Story = {
  parameters: { shop: { as: 'anna', customer: null, route: '/my/customers?leave=1', pattern: '/my/customers' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /noch nicht gesendet$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A filled order sheet on this device would be deleted too: it is listed, and signing out deletes it. */
export const LeavingSheet: Story = {
  ...Leaving,
  beforeEach: () => {
    const sheet = { entries: { '104711': { text: '2' }, '104712': { text: '3', isSent: true } }, added: [], stock: {}, isWaiting: false };
    localStorage.setItem('order-sheet:AL:100:user-anna-al:essence', JSON.stringify(sheet));
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Noch nicht abgeschlossen' }));
    // Its customer's name may come later.
    await waitFor(() =>
      expect(dialog.getByRole('listitem')).toHaveTextContent('Pension Enzian100Bestellblatt, 1 Position noch nicht im Warenkorb'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(localStorage.getItem('order-sheet:AL:100:user-anna-al:essence')).toContain('104711');
  },
};

/** Eight customers: the search field filters number, name and address, in any case. */
export const Many: Story = {
  tags: ['visual'],
  parameters: { shop: { as: 'clara', tenant: 'AL', customer: null, route: '/my/customers' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9));
  },
};

/** Filtered 100 ms after the last key by number, name and address, in any case; every column sorts, both ways. */
export const ManyInUse: Story = {
  ...Many,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Kunden suchen' });
    const rows = () => [...canvasElement.querySelectorAll('tbody tr')];
    await expect(rows()).toHaveLength(8);
    const timers = spyOn(window, 'setTimeout');
    await userEvent.type(box, '307');
    await expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(100);
    timers.mockRestore();
    await waitFor(() => expect(rows()).toHaveLength(1));
    const [, name, address] = [...(rows()[0]?.children ?? [])].map(({ textContent }) => textContent);
    for (const words of [name?.toUpperCase(), address]) {
      await userEvent.clear(box);
      await waitFor(() => expect(rows()).toHaveLength(8));
      await userEvent.type(box, words ?? '');
      await waitFor(() => expect(rows().length).toBeLessThan(8));
      await expect(
        rows()
          .map(({ textContent }) => textContent)
          .join(' '),
      ).toContain('307');
    }
    await userEvent.clear(box);
    await userEvent.type(box, 'gibt es nicht');
    await expect(await canvas.findByText('Kein Kunde passt zu „gibt es nicht“')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Kunden anzeigen' }));
    await waitFor(() => expect(rows()).toHaveLength(8));
    for (const [column, title] of [
      [1, 'Name'],
      [2, 'Adresse'],
      [0, 'Nummer'],
    ] as const) {
      const cells = () => rows().map((row) => row.children[column]?.textContent ?? '');
      const sort = async (direction: string) => {
        await userEvent.click(canvas.getByRole('button', { name: title }));
        await waitFor(() => expect(canvas.getByRole('columnheader', { name: title })).toHaveAttribute('aria-sort', direction));
        return cells();
      };
      const ascending = await sort('ascending');
      await expect(new Set(ascending).size).toBe(8);
      await expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other, 'de', { numeric: true })));
      await expect(await sort('descending')).toEqual(ascending.toReversed());
    }
  },
};

/** One customer: chosen automatically. */
export const OnlyOne: Story = {
  parameters: { shop: { as: 'ben', tenant: 'AL', customer: null, route: '/my/customers', pattern: '/my/customers' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Another page of the shop');
    await expect(document.cookie).toContain('customer=2');
  },
};

/** A disabled customer is visible with reason and contact, but can't be chosen. */
export const OneDisabled: Story = {
  parameters: { shop: { as: 'felix', tenant: 'AL', customer: null, route: '/my/customers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /auswählen, Nummer 701/ })).toBeDisabled();
    const row = within(canvas.getByRole('row', { name: /^701 / }));
    await expect(row.getByText(/^Dieses Kundenkonto ist gesperrt\./)).toBeVisible();
    await expect(row.getByRole('link', { name: /^Belege ansehen: .* \(701\)$/ })).toHaveAttribute('href', '/my/receipts?customer=701');
    const ways = await row.findAllByRole('link', { name: /^\+|@/ });
    await expect(ways.map((way) => way.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto']);
    await expect(ways[0]?.parentElement?.querySelector('strong')).toHaveTextContent(/^\S+ \S+/);
    await expect(canvas.getByRole('button', { name: /auswählen, Nummer 700/ })).toBeEnabled();
    await expect(canvas.getByText('Bestellen können Sie für einen dieser 2 Kunden.')).toBeVisible();
  },
};

/** On the phone the row is the button. */
export const Mobile: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** The whole row chooses. */
export const MobileInUse: Story = {
  ...Mobile,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Berggasthof Bergland 101/ }));
    await canvas.findByText('Another page of the shop');
    await expect(document.cookie).toContain('customer=101');
  },
};

/** No customers. */
export const Empty: Story = {
  parameters: { shop: { as: 'anna', customer: null, scenario: 'noCustomers', route: '/my/customers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihrem Benutzer ist noch kein Kunde zugeordnet')).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', customer: null, scenario: 'listCustomers=404', route: '/my/customers' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Ihre Kunden konnten nicht geladen werden.');
    await expect(within(alert).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A retry succeeds. */
export const FailedInUse: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Noch einmal versuchen' });
    setScenario('normal');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: /auswählen, Nummer 100/ })).toBeVisible();
  },
};
