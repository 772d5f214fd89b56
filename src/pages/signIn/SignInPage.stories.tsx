import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { departures } from '#storybook/shopStory.tsx';
import { Component } from './SignInPage';

const meta = {
  title: 'Pages/SignIn',
  component: Component,
  parameters: { shop: { as: null, route: '/auth/redirect', pattern: '/auth/redirect' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Back from the sign-on service without a session: the reason, and a retry that leads to the requested page. */
export const InVain: Story = {
  beforeEach: () => sessionStorage.setItem('redirect-after-login', '/my/orders'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Die Anmeldung hat nicht geklappt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(departures.at(-1)).toBe('/auth/login');
    await expect(sessionStorage.getItem('redirect-after-login')).toBe('/my/orders');
  },
};

/** A signed-in user is redirected. */
export const LedOn: Story = {
  parameters: { shop: { as: 'anna', route: '/auth/redirect', pattern: '/auth/redirect' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
  },
};
