import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { departures } from '../../../.storybook/shopStory';
import { Component } from './ContentPreviewPage';

const at = (slug: string, more = {}) => ({
  shop: { as: null, tenant: 'AL', route: `/cms-preview/${slug}`, pattern: '/cms-preview/*', ...more },
});

const meta = { title: 'Pages/ContentPreview', component: Component, tags: ['two-looks'], parameters: at('flyers') } satisfies Meta<
  typeof Component
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page as editors see it; search engines stay away. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(canvas.getByText('Vorschau: flyers')).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  },
};

/** There is nothing at the path. */
export const Unknown: Story = {
  parameters: at('gibt/es/nicht'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pfad nicht gefunden' })).toBeVisible();
    await expect(canvas.getByText(/„gibt\/es\/nicht“/)).toBeVisible();
  },
};

/** The address ends before a path: an example says what belongs there. */
export const WithoutPath: Story = {
  parameters: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pfad nicht gefunden' })).toBeVisible();
    await expect(canvas.getByText(/zum Beispiel \/cms-preview\/flyers/)).toBeVisible();
  },
};

/** Reloading it fails: what was there stays, and it is told that it is the previous one. */
export const ReloadFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' });
    const gone = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { status: 400 })));
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sie sehen noch den vorigen Stand.');
    gone.mockRestore();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A page that needs a login stays, and leads to the login in a tab of its own. */
export const SignInNeeded: Story = {
  parameters: at('intern/preise'),
  play: async ({ canvas }) => {
    departures.length = 0;
    const link = await canvas.findByRole('link', { name: 'In neuem Tab anmelden' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/auth/login');
    await expect(departures).toEqual([]);
  },
};

/** Anything else is unknown. */
export const Failed: Story = {
  parameters: at('flyers', { scenario: 'getCmsPreview=400' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unbekannter Fehler ist aufgetreten.');
    await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  },
};
