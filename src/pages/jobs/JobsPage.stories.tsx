import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './JobsPage';

const shop = { as: null, tenant: 'AL', route: '/jobs', pattern: '/jobs' };

const meta = { title: 'Pages/Jobs', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open vacancies; a filled one isn't listed. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Köchin oder Koch/ })).toHaveAttribute('href', '/jobs/koch');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(/Nachtschicht/)).not.toBeInTheDocument();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** No open vacancies. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Derzeit gibt es keine offenen Stellen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/contacts');
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listJobs=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die offenen Stellen konnten nicht geladen werden.');
  },
};
