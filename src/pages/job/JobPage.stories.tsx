import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Component } from './JobPage';

const at = (job: string, more = {}) => ({ shop: { as: null, tenant: 'AL', route: `/jobs/${job}`, pattern: '/jobs/:job', ...more } });

const meta = { title: 'Pages/Job', component: Component, tags: ['two-looks'], parameters: at('koch') } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The job, and how to apply. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Köchin oder Koch/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ihre Aufgaben' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Per E-Mail bewerben' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:jobs@grosshandel\.example\?subject=Bewerbung/),
    );
    await expect(canvas.getByRole('link', { name: 'Als PDF öffnen' })).toHaveAttribute('target', '_blank');
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Shared by the device's dialog; without one the address is copied. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Teilen' });
    const share = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await userEvent.click(button);
    await expect(share).toHaveBeenCalledWith({ title: expect.stringContaining('Koch'), url: window.location.href });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(button);
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(window.location.href));
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};

/** A link to a filled vacancy. */
export const Taken: Story = {
  parameters: at('lager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Diese Stelle ist nicht mehr offen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle offenen Stellen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.queryByRole('link', { name: 'Per E-Mail bewerben' })).not.toBeInTheDocument();
  },
};

/** A link to no vacancy. */
export const Unknown: Story = {
  parameters: at('kapitaen'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stelle nicht gefunden' })).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: at('koch', { scenario: 'getJob=400' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Stelle konnte nicht geladen werden.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle offenen Stellen' })).toBeVisible();
  },
};
