import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './GuestsPage';

const meta = {
  title: 'Pages/Guests',
  component: Component,
  parameters: { shop: { as: 'anna', tenant: 'AL', route: '/my/guests', pattern: '/my/guests' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer's templates, each a link to its scaling. */
export const Templates: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Wochenbedarf/ })).toHaveAttribute(
      'href',
      '/my/ordertemplates/template-100-1/guests',
    );
    await expect(canvas.getByRole('link', { name: 'Veranstaltung und Ernährungsweisen' })).toHaveAttribute('href', '/my/event');
    // The side navigation marks the tool.
    const nav = within(await canvas.findByRole('navigation', { name: 'Mein Bereich' }));
    await expect(await nav.findByRole('link', { name: 'Auf Gäste umrechnen' })).toHaveAttribute('aria-current', 'page');
  },
};

/** No template yet: the screen says how to get one. */
export const Empty: Story = {
  parameters: { shop: { as: 'anna', tenant: 'AL', route: '/my/guests', pattern: '/my/guests', scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellvorlagen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Bestellvorlagen' })).toHaveAttribute('href', '/my/ordertemplates');
  },
};

/** They fail to load, and come with the retry. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', tenant: 'AL', route: '/my/guests', pattern: '/my/guests', scenario: 'listOrderTemplates=404' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Die Bestellvorlagen konnten nicht geladen werden.')).toBeVisible();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByRole('link', { name: /^Wochenbedarf/ })).toBeVisible();
  },
};
