import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './WrongTenantPage';

const meta = {
  title: 'Pages/WrongTenant',
  component: Component,
  parameters: { shop: { as: 'anna.gm', tenant: 'AL', route: '/wrong-tenant', pattern: '/wrong-tenant' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user of GM at AL's shop can only sign out. */
export const WrongShop: Story = {
  tags: ['visual'],
  // Signing on sets the cookie of the user's own tenant; another shop's host has set this one.
  beforeEach: () => {
    document.cookie = 'tenant=AL; path=/; SameSite=Strict';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Falscher Shop' })).toBeVisible();
  },
};

/** A user of the right tenant is redirected. */
export const RightShop: Story = {
  parameters: { shop: { as: 'anna', route: '/wrong-tenant', pattern: '/wrong-tenant' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
  },
};
