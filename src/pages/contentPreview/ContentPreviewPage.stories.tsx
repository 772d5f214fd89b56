import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { departures } from '#storybook/shopStory.tsx';
import { Component } from './ContentPreviewPage';

const at = (slug: string, more = {}) => ({
  shop: { as: null, tenant: 'AL', route: `/cms-preview/${slug}`, pattern: '/cms-preview/*', ...more },
});

const meta = { title: 'Pages/ContentPreview', component: Component, tags: ['two-looks'], parameters: at('flyers') } satisfies Meta<
  typeof Component
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page as editors see it; search engines are kept away. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(canvas.getByText('Vorschau: flyers')).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  },
};

/** Nothing exists at the path. */
export const Unknown: Story = {
  parameters: at('gibt/es/nicht'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pfad nicht gefunden' })).toBeVisible();
    await expect(canvas.getByText(/„gibt\/es\/nicht“/)).toBeVisible();
  },
};

/** The address has no path: an example shows the format. */
export const WithoutPath: Story = {
  parameters: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pfad nicht gefunden' })).toBeVisible();
    await expect(canvas.getByText(/zum Beispiel \/cms-preview\/flyers/)).toBeVisible();
  },
};

/** Reloading fails: the former page stays, marked as such. */
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

/** A page that needs a sign-in stays, with a link to it in a new tab. */
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

/** Any other failure. */
export const Failed: Story = {
  parameters: at('flyers', { scenario: 'getCmsPreview=400' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unbekannter Fehler ist aufgetreten.');
    await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  },
};
