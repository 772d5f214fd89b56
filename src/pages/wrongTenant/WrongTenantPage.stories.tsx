import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './WrongTenantPage';

const meta = {
  title: 'Pages/WrongTenant',
  component: Component,
  parameters: { shop: { as: 'anna.gm', tenant: 'AL', route: '/wrong-tenant', pattern: '/wrong-tenant' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody of GM at AL's shop can only log out. */
export const WrongShop: Story = {
  tags: ['visual'],
  // Signing on brings the cookie of the user's own tenant; the host of another shop has written this one.
  beforeEach: () => {
    document.cookie = 'tenant=AL; path=/; SameSite=Strict';
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Falscher Shop' })).toBeVisible();
  },
};

/** Who is in the right shop has no business here. */
export const RightShop: Story = {
  parameters: { shop: { as: 'anna', route: '/wrong-tenant', pattern: '/wrong-tenant' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Another page of the shop')).toBeVisible();
  },
};
