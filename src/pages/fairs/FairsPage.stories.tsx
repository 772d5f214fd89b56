import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component } from './FairsPage';

const shop = { as: 'anna', tenant: 'AL', route: '/subshop/promotions', pattern: '/subshop/promotions' };

const meta = { title: 'Pages/Fairs', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: StoryContext['canvas']) => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Active ones first; inactive ones aren't links. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Herbstmesse' })).toHaveAttribute('href', '/subshop/promotions/herbst');
    await expect(titles(canvas)).toEqual(['Herbstmesse', 'Weinmesse', 'Wintermesse', 'Frühlingsmesse']);
    await expect(canvas.queryByRole('link', { name: 'Frühlingsmesse' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Noch nicht eröffnet oder schon vorbei')).toBeVisible();
    await expect(canvas.getByText(/^5\s?% Messerabatt$/)).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No fairs. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Derzeit gibt es keine Messe')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Artikel im Shop suchen' })).toHaveAttribute('href', '/search');
  },
};

/** None is active. */
export const NoneOpen: Story = {
  parameters: { shop: { ...shop, scenario: 'fairsInactive' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Noch nicht eröffnet oder schon vorbei')).toHaveLength(4));
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listFairs=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Messen konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** No discount without the price permission. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Herbstmesse' })).toBeVisible();
    await expect(canvas.queryByText(/Messerabatt/)).not.toBeInTheDocument();
  },
};
