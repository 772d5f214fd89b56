import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './ContactsPage';

const shop = { as: 'anna', tenant: 'AL', route: '/contacts', pattern: '/contacts' };

const meta = { title: 'Pages/Contacts', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer's own sales representative first, then the departments. */
export const Buyer: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ihr Außendienst' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Logistik' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /@grosshandel\.example$/ }).length).toBeGreaterThan(4);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Signed out: only the departments. */
export const Visitor: Story = {
  parameters: { shop: { ...shop, as: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Verkauf' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Ihr Außendienst' })).not.toBeInTheDocument();
  },
};

/** Loading failed; the own representative is shown nevertheless. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listContacts=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Kontakte konnten nicht geladen werden.');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ihr Außendienst' })).toBeVisible();
  },
};
