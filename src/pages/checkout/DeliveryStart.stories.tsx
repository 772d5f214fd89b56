import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { callsOf, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';

const delivery = { as: 'anna', tenant: 'AL', customer: '100', route: '/checkout/delivery', pattern: '/checkout/*' };

const filled: Decorator = (Page) => (
  <FilledCart query="butter" count={1}>
    <Page />
  </FilledCart>
);

/** Values that the delivery step takes from previous orders, and how it shows that. */
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
/** Ends of time limits that a story holds. */
const limits: (() => void)[] = [];
/** Holds the step's time limits of these lengths, which the story ends itself. */
const holdLimits = (...lengths: readonly number[]) => {
  const setTimer = window.setTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0) => {
    if (!lengths.includes(milliseconds)) return setTimer(run, milliseconds);
    limits.push(run);
    return 0;
  }) as typeof window.setTimeout);
  return () => limits.splice(0);
};
const asLast = /^Wie zuletzt \((Mo|Di|Mi|Do|Fr|Sa)\., \d\d\.\d\d\.(, [^)]+)?\)$/;

/** The last five orders had one address: it is shown once known, with the order that it is from. */
export const OneAddress: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=held' } },
  beforeEach: watchStory,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^Adressen und Liefertage werden geladen/ });
    await waitFor(() => expect(callsOf('listDeliveryAddresses', 'listOrderOverview')).toHaveLength(2));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    releaseCalls('listOrderOverview');
    const panel = await panelOf(canvas);
    const places = await placesOf(canvas);
    await expect(places.getByRole('radio', { checked: true })).toBeInTheDocument();
    // For the address, in the panel, and for the recipients.
    await waitFor(() => expect(canvas.getAllByText(asLast)).toHaveLength(3));
    await expect(within(panel).getByText(asLast)).toBeVisible();
    // Another choice isn't "as last time".
    await userEvent.click(places.getAllByRole('radio', { checked: false })[0] as HTMLElement);
    await expect(within(panel).queryByText(asLast)).not.toBeInTheDocument();
    await expect(canvas.getAllByText(asLast)).toHaveLength(1);
  },
};

/** Without an answer in three seconds the rest of the step appears; an address is named and can be chosen once it is known. */
export const OrdersLate: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=held' } },
  beforeEach: () => holdLimits(3_000),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Adressen und Liefertage werden geladen/ });
    await waitFor(() => {
      for (const run of limits.splice(0)) run();
      return expect(canvas.queryAllByRole('radio', { name: /bis / })).not.toHaveLength(0);
    });
    const panel = await panelOf(canvas);
    await expect(canvas.queryByRole('group', { name: 'Lieferadresse' })).not.toBeInTheDocument();
    await expect(within(panel).queryByText('Lieferung an')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeDisabled();
    releaseCalls('listOrderOverview');
    await expect((await placesOf(canvas)).getByRole('radio', { checked: true })).toBeInTheDocument();
    await expect(within(panel).getByText('Lieferung an')).toBeVisible();
  },
};

/** The previous orders never answer: after ten seconds the step asks for the address, and the order can be sent. */
export const OrdersNever: Story = {
  parameters: { shop: { ...delivery, scenario: 'listOrderOverview=held' } },
  beforeEach: () => holdLimits(3_000, 10_000),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^Adressen und Liefertage werden geladen/ });
    await waitFor(() => {
      for (const run of limits.splice(0)) run();
      return expect(canvas.queryByRole('group', { name: 'Lieferadresse' })).toBeInTheDocument();
    });
    const places = await placesOf(canvas);
    await expect(places.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(await canvas.findByText(/^Wohin Ihre letzten Bestellungen gingen, konnte nicht geladen werden/)).toBeVisible();
    const [first] = places.getAllByRole('radio');
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verbindlich bestellen' })).toBeEnabled());
  },
};

/** They had several addresses: none is assumed, and the step asks. */
export const SeveralAddresses: Story = {
  parameters: { shop: { ...delivery, tenant: 'GM', customer: '101' } },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    const places = await placesOf(canvas);
    await expect(places.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(within(panel).queryByText('Lieferung an')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Ihre letzten Bestellungen gingen an verschiedene Adressen\./)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio', { name: /bis / })[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Verbindlich bestellen' }));
    await expect(await canvas.findByText('Bitte wählen Sie eine Lieferadresse.')).toBeVisible();
    await userEvent.click(places.getAllByRole('radio')[1] as HTMLElement);
    await expect(within(panel).getByText('Lieferung an')).toBeVisible();
    await expect(canvas.queryByText(/verschiedene Adressen/)).not.toBeInTheDocument();
  },
};

/** Loading them failed: none is assumed, and the step says why it asks. */
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

const draftName = 'checkout:AL:100:own';
const draft = (kept: object) => sessionStorage.setItem(`${draftName}@user-anna-al`, JSON.stringify(kept));
/** Sets up the order for the delivery of another one. */
const follow = (day: string) => () => draft({ sameDelivery: { orderId: '4501000044', day } });

/** One that is ordered again has the address and the recipients of that order, not of the last one, and no day. */
export const LikeOrder: Story = {
  beforeEach: () => draft({ likeOrder: '4501000044' }),
  play: async ({ canvas }) => {
    await panelOf(canvas);
    await expect((await placesOf(canvas)).getByRole('radio', { name: /Kirchgasse 22/ })).toBeChecked();
    await waitFor(() => expect(canvas.getAllByText(/^Wie in der Bestellung 4501000044 /)).toHaveLength(3));
    await expect(canvas.queryByText(asLast)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('radio', { name: /bis / }).some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  },
};

/** That delivery takes no more orders: neither its day nor its address is taken over, and the step says so. */
export const SameDeliveryClosed: Story = {
  beforeEach: follow('2026-11-20'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Mit der Lieferung am Fr\., 20\.11\. \(Bestellung 4501000044\) kann nichts mehr mitkommen/),
    ).toBeVisible();
    const places = await placesOf(canvas);
    await expect(places.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('radio', { name: /bis / }).some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    await userEvent.click(canvas.getAllByRole('radio', { name: /bis / })[0] as HTMLElement);
    await expect(canvas.queryByText(/kann nichts mehr mitkommen/)).not.toBeInTheDocument();
    await expect(places.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

/** Day and address of another order, while its day is open; another day leaves the address. */
export const SameDelivery: Story = {
  beforeEach: follow('2026-11-25'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Wie Bestellung 4501000044, aber eine eigene Bestellung\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Mi\., 25\.11\..*bis / })).toBeChecked();
    const places = await placesOf(canvas);
    await expect(places.getByRole('radio', { name: /Kirchgasse 22/ })).toBeChecked();
    await expect(canvas.getAllByText(/^Wie in der Bestellung 4501000044 /)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: /^Fr\., 27\.11\..*bis / }));
    await expect(canvas.queryByText(/aber eine eigene Bestellung/)).not.toBeInTheDocument();
    await expect(places.getByRole('radio', { name: /Kirchgasse 22/ })).toBeChecked();
  },
};
