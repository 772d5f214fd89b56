import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { releaseCalls } from '../../../.storybook/heldCalls';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';

const delivery = { as: 'anna', tenant: 'AL', customer: '100', route: '/checkout/delivery', pattern: '/checkout/*' };

const filled: Decorator = (Page) => (
  <FilledCart query="butter" count={1}>
    <Page />
  </FilledCart>
);

/** What the delivery step starts with of the orders before, and how it says so. */
const meta = {
  title: 'Pages/Checkout/DeliveryStart',
  component: Component,
  tags: ['!autodocs'],
  decorators: [filled],
  parameters: { shop: delivery },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const panelOf = (canvas: Canvas) => canvas.findByRole('complementary', { name: 'Ihre Bestellung' });
const placesOf = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Lieferadresse' }));
const asLast = /^Wie zuletzt \((Mo|Di|Mi|Do|Fr|Sa)\., \d\d\.\d\d\.(, [^)]+)?\)$/;

/** The last five orders went to one address: it is named once that is known, with the order that it is taken over from. */
export const OneAddress: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=held' } },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await canvas.findAllByRole('radio', { name: /noch \d/ });
    await expect(within(panel).queryByText('Lieferung an')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Lieferadresse' })).not.toBeInTheDocument();
    releaseCalls('listOrderOverview');
    const places = await placesOf(canvas);
    await expect(places.getByRole('radio', { checked: true })).toBeInTheDocument();
    // Of the address, in the panel, and of the recipients.
    await waitFor(() => expect(canvas.getAllByText(asLast)).toHaveLength(3));
    await expect(within(panel).getByText(asLast)).toBeVisible();
    // Another choice is not as last time.
    await userEvent.click(places.getAllByRole('radio', { checked: false })[0] as HTMLElement);
    await expect(within(panel).queryByText(asLast)).not.toBeInTheDocument();
    await expect(canvas.getAllByText(asLast)).toHaveLength(1);
  },
};

/** They went to several: none is assumed, and it asks. */
export const SeveralAddresses: Story = {
  parameters: { shop: { ...delivery, tenant: 'GM', customer: '101' } },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    const places = await placesOf(canvas);
    await expect(places.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(within(panel).queryByText('Lieferung an')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Ihre letzten Bestellungen gingen an verschiedene Adressen\./)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: /noch \d/ })[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText('Bitte wählen Sie eine Lieferadresse.')).toBeVisible();
    await userEvent.click(places.getAllByRole('radio')[1] as HTMLElement);
    await expect(within(panel).getByText('Lieferung an')).toBeVisible();
    await expect(canvas.queryByText(/verschiedene Adressen/)).not.toBeInTheDocument();
  },
};

/** They can't be read: none is assumed, and it says why it asks. */
export const OrdersFailed: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=404' } },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await canvas.findByText(/^Wohin Ihre letzten Bestellungen gingen, konnte nicht geladen werden\./)).toBeVisible();
    await expect((await placesOf(canvas)).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(within(panel).queryByText('Lieferung an')).not.toBeInTheDocument();
    await expect(canvas.queryByText(asLast)).not.toBeInTheDocument();
  },
};
