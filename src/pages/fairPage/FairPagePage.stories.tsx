import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './FairPagePage';

const shop = { as: null, tenant: 'AL', route: '/messe', pattern: '/messe' };

const meta = { title: 'Pages/FairPage', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The editors' page. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Messe' })).toHaveAttribute('href', '/subshop/promotions/herbst');
  },
};
