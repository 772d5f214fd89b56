import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Component } from './OrderPage';

const pattern = '/my/orders/detail/:orderId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/orders/detail/4501000043', pattern };

const meta = { title: 'Pages/Order', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order with its lines; some or all of them can be ordered again. */
export const Detail: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bestellung 4501000043' });
    const [, first] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('The order has no line');
  },
};

/** What can be done there; its picture is the story before it. */
export const DetailInUse: Story = {
  ...Detail,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bestellung 4501000043' });
    const [, first] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('The order has no line');
    await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: '1 Position noch einmal bestellen' })).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: 'Alles noch einmal bestellen' })).toBeVisible();
  },
};

/** Ordering again says what came of it: a word when all went in, a dialog when something did not. */
export const OrderedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
  },
};

/** What is no longer delivered is swapped for something that is, before anything is in the cart; one press takes that back. */
export const Substituted: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4501000020' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Seit dieser Bestellung/ }));
    const offers = await dialog.findAllByRole('button', { name: /^Ersatz suchen für / });
    await expect(offers).toHaveLength(2);
    const [, last] = offers;
    if (last) await userEvent.click(last);
    const search = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await search.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    await userEvent.click(swap);
    const undo = await dialog.findByRole('button', { name: /^Rückgängig: .* statt / });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Ersatz suchen für / })[1]).toHaveFocus());
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** A number that no order has. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/9999999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht abgerufen werden.');
  },
};

/** An order of a customer who is none of the user's. */
export const OfStranger: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4503000001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('keinen Kunden mit der Kundennummer dieser Bestellung');
  },
};

/** An order of another of the user's customers makes that one the active customer. */
export const OfOtherCustomer: Story = {
  parameters: { shop: { ...shop, customer: '101' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    // The message fades in.
    await waitFor(() => expect(screen.getByText(/Der aktive Kunde wurde auf .* gewechselt/)).toBeVisible());
    await expect(document.cookie).toContain('customer=100');
  },
};

/** The order can't be retrieved. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht abgerufen werden.');
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
