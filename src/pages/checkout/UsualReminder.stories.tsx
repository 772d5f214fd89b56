import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './CheckoutPage';

const own = { as: 'karl', tenant: 'AL', route: '/checkout', pattern: '/checkout/*' };
const productOf = (button: HTMLElement) => button.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
const heading = 'Etwas vergessen?';

const meta = {
  title: 'Pages/Checkout/UsualReminder',
  component: Component,
  parameters: { shop: own },
  beforeEach: () => {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) if (name.startsWith('never-remind:')) localStorage.removeItem(name);
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty cart and what is usually in it: one press puts the usual amount in, and it is a line of the cart. */
export const Cart: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    await expect(strip.getAllByRole('listitem')).toHaveLength(8);
    const [add] = strip.getAllByRole('button', { name: /hinzufügen: / });
    if (!add) throw new Error('Nothing is suggested');
    const product = productOf(add);
    await userEvent.click(add);
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(1));
    await expect(await canvas.findByRole('article', { name: product })).toBeVisible();
    await waitFor(() => expect(strip.queryByText(product)).not.toBeInTheDocument());
  },
};

/** What isn't wanted today is hidden for this cart; what is never wanted comes back only when somebody says so. */
export const PutAside: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: heading }));
    const [first, second] = strip.getAllByRole('button', { name: /^nie erinnern: / }).map(productOf);
    if (first === undefined || second === undefined) throw new Error('Fewer than two products are suggested');
    await userEvent.click(strip.getByRole('button', { name: `heute nicht: ${first}` }));
    await userEvent.click(strip.getByRole('button', { name: `nie erinnern: ${second}` }));
    await waitFor(() => expect(strip.queryByText(first)).not.toBeInTheDocument());
    await userEvent.click(strip.getByText('Ohne Erinnerung: 1 Artikel'));
    await userEvent.click(strip.getByRole('button', { name: `Wieder erinnern: ${second}` }));
    await expect(await strip.findByText(second)).toBeVisible();
    await expect(strip.queryByText(/^Ohne Erinnerung/)).not.toBeInTheDocument();
  },
};

/** The orders can't be read: nothing is suggested, and the cart is as ever. */
export const Failed: Story = {
  parameters: { shop: { ...own, scenario: 'listOrders=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  },
};

/** A customer without orders. */
export const NoOrders: Story = {
  parameters: { shop: { ...own, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  },
};
