import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addressOfStory, withAddress } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderAllergensPage';

const pattern = '/my/orders/detail/:orderId/allergens';
const shop = { as: 'anna', tenant: 'AL', route: '/my/orders/detail/4501000043/allergens', pattern };

const meta = { title: 'Pages/OrderAllergens', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ordered products, with a link back to the order. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Allergene der Bestellung 4501000043' });
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(6);
    await expect(canvas.getByRole('link', { name: 'Bestellung 4501000043' })).toHaveAttribute('href', '/my/orders/detail/4501000043');
  },
};

/** Filtered to products free of milk, in the address too, with the count; then all are shown again. */
export const Narrowed: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withAddress],
  parameters: { shop: { ...shop, route: '/my/orders/detail/4501000044/allergens' } },
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.queryAllByRole('row').filter((row) => within(row).queryByRole('rowheader')?.querySelector('a'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drucken' })).toBeEnabled());
    const all = rows().length;
    await expect(all).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(19);
    await userEvent.click(canvas.getByRole('button', { name: 'Milch' }));
    await waitFor(() => expect(addressOfStory()).toBe('/my/orders/detail/4501000044/allergens?without=milk'));
    const said = await canvas.findByText(/: ohne Milch\.$/);
    await expect(said).toHaveTextContent(`von ${all}: ohne Milch.`);
    const cells = rows().map((row) => within(row).getAllByRole('cell')[6]?.textContent);
    await expect(cells.filter((text) => text !== '–nicht enthalten')).toEqual([]);
    await expect(cells.length).toBeLessThan(all);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Auswahl aufheben' })[0] as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(all));
  },
};

/** An unknown number. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/9999999999/allergens' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht geladen werden.');
  },
};

/** An order of a customer who isn't the user's. */
export const OfStranger: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4503000001/allergens' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('keinen Kunden mit der Kundennummer dieser Bestellung');
  },
};

/** Loading the order failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};
