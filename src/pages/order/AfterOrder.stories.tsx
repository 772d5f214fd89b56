import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, goInStory, setScenario, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderPage';

const pattern = '/my/orders/detail/:orderId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/orders/detail/4501000044', pattern };

/** Steps after an order: order more for its delivery, ask for a change. */
const meta = {
  title: 'Pages/Order/AfterOrder',
  component: Component,
  tags: ['!autodocs'],
  decorators: [withAddress],
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stored form of the own cart's order. */
const form = () => JSON.parse(Object.entries(sessionStorage).find(([name]) => name.startsWith('checkout:'))?.[1] ?? '{}') as object;

interface NextDelivery {
  readonly deliveryAddresses: readonly { readonly externalId: string; readonly unloadingAreas?: readonly string[] }[];
  readonly upcomingDays: readonly { readonly day: string }[];
}

const send = <Answer,>(method: string, path: string, body: object) =>
  askBackend<Answer>(`/v1/t/AL/my/shopping-cart/100${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Places an order for the second next delivery day and opens it. */
async function openNewOrder(): Promise<string> {
  const { deliveryAddresses, upcomingDays } = await askBackend<NextDelivery>('/v1/effective-customers/AL/100');
  await send('PUT', '', { sku: '104711', amount: 1, unitAbbreviation: 'KG' });
  const day = upcomingDays[1]?.day;
  const { id } = await send<{ id: string }>('POST', '/submit', {
    deliveryAddressExternalId: deliveryAddresses[0]?.externalId,
    unloadingArea: deliveryAddresses[0]?.unloadingAreas?.[0],
    requestedDeliveryDay: day,
    requestedDeliveryDayFreshProducts: day,
  });
  goInStory(`/my/orders/detail/${id}`);
  return id;
}

/** Order more until the deadline: the next order is set up for day and address, which one press takes back. */
export const Addition: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const id = await openNewOrder();
    await userEvent.click(await canvas.findByRole('button', { name: /^Zur Lieferung am .* dazubestellen$/ }));
    // The story has no other page.
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    const toast = await screen.findByText(/vorbereitet\. Sie bleibt eine eigene Bestellung/);
    await expect(toast).toHaveTextContent(`die Adresse der Bestellung ${id} vorbereitet`);
    await expect(form()).toMatchObject({ sameDelivery: { orderId: id } });
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await expect(form()).not.toHaveProperty('sameDelivery');
  },
};

/** The deadline has passed: no addition, but a change can be asked for until the delivery. */
export const AdditionClosed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Die Lieferung am .* nimmt keine weiteren Bestellungen mehr an\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /dazubestellen$/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Änderung anfragen: / })).not.toHaveLength(0);
  },
};

/** The delivery days failed to load: nothing is offered until they are known. */
export const AdditionUnknown: Story = {
  parameters: { shop: { ...shop, scenario: 'getCustomer=500' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Ob zur Lieferung noch dazubestellt werden kann/)).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByText(/^Die Lieferung am /)).toBeVisible();
    await expect(canvas.queryByText(/^Ob zur Lieferung/)).not.toBeInTheDocument();
  },
};

/** After its delivery an order takes neither. */
export const Delivered: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4501000020' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name: /dazubestellen|Änderung anfragen/ })).not.toBeInTheDocument();
  },
};

const bodyOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';

/** A change of a line is asked for in a mail with all that identifies it and no price; the input outlives the dialog. */
export const ChangeAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    const [ask] = await canvas.findAllByRole('button', { name: /^Änderung anfragen: / });
    await userEvent.click(ask as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderung zu Bestellung 4501000044 anfragen' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Gewünschte Menge/ }), '5 Stück');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Anmerkung' }), 'bitte früh');
    const mail = await dialog.findByRole('link', { name: /^Mail an / });
    await expect(mail.getAttribute('href')).toMatch(/^mailto:[^?]+@[^?]+\?subject=/);
    await expect(bodyOf(mail)).toMatch(
      /^Kunde: Pension Enzian, Kundennummer 100\r\nBestellung 4501000044, Lieferung .*\r\nLieferadresse: /,
    );
    await expect(bodyOf(mail)).toMatch(/\r\n- \d+ .*: bestellt \d+\s.*, gewünscht 5 Stück, bitte früh\r\n/);
    await expect(bodyOf(mail)).not.toContain('€');
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(ask as HTMLElement);
    await expect(await screen.findByDisplayValue('5 Stück')).toBeInTheDocument();
  },
};
