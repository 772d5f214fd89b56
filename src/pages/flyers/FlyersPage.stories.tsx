import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownScenario, setScenario } from '../../../tests/examples/shopStories.fixture';
import { Component } from './FlyersPage';

const shop = { as: null, tenant: 'AL', route: '/flyers', pattern: '/flyers' };

const meta = { title: 'Pages/Flyers', component: Component, parameters: { shop }, beforeEach: ownScenario } satisfies Meta<
  typeof Component
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flyers with the time in which their prices hold. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Gastro-Aktionen.*Gültig bis/ })).toHaveAttribute('href', '/page/flugblatt-gastro');
    await expect(canvas.getByRole('link', { name: /Reinigung und Hygiene.*Gültig ab/ })).toBeVisible();
  },
};

/** They can't be loaded. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'findDynamicPage=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden.');
  },
};

/** A retry brings them. */
export const FailedInUse: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Noch einmal versuchen' });
    setScenario('normal');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Gastro-Aktionen/ })).toBeVisible();
  },
};
