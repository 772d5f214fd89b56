import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { departures } from '../../../.storybook/shopStory';
import { Component } from './ContentPreviewPage';

const at = (slug: string, more = {}) => ({
  shop: { as: null, tenant: 'AL', route: `/cms-preview/${slug}`, pattern: '/cms-preview/*', ...more },
});

const meta = { title: 'Pages/ContentPreview', component: Component, parameters: at('flyers') } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page as editors see it; search engines stay away. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(canvas.getByText('Vorschau: flyers')).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  },
};

/** There is nothing at the path. */
export const Unknown: Story = {
  parameters: at('gibt/es/nicht'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Pfad nicht gefunden' })).toBeVisible();
    await expect(canvas.getByText(/„gibt\/es\/nicht“/)).toBeVisible();
  },
};

/** A page that needs a login stays, and leads to the login in a tab of its own. */
export const SignInNeeded: Story = {
  parameters: at('intern/preise'),
  play: async ({ canvasElement }) => {
    departures.length = 0;
    const link = await within(canvasElement).findByRole('link', { name: 'In neuem Tab anmelden' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/auth/login');
    await expect(departures).toEqual([]);
  },
};

/** Anything else is unknown. */
export const Failed: Story = {
  parameters: at('flyers', { scenario: 'getCmsPreview=400' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unbekannter Fehler ist aufgetreten.');
    await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  },
};
