import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { departures } from '#storybook/shopStory.tsx';
import { Component } from './LogoutPage';

const meta = {
  title: 'Pages/Logout',
  component: Component,
  parameters: { shop: { as: null, route: '/auth/logout' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After signing out. */
export const SignedOut: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Abgemeldet' })).toBeVisible();
  },
};

/** Opened while signed in: signs out and navigates to the logout URL. */
export const Bookmark: Story = {
  parameters: { shop: { as: 'anna', route: '/auth/logout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
    await expect(departures.at(-1)).toBe('/auth/logout');
    await expect(document.cookie).not.toContain('sso-token');
  },
};
