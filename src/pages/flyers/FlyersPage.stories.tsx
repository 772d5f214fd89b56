import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './FlyersPage';

const shop = { as: null, tenant: 'AL', route: '/flyers', pattern: '/flyers' };

const meta = { title: 'Pages/Flyers', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flyers with the validity of their prices. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Gastro-Aktionen.*Gültig bis/ })).toHaveAttribute('href', '/page/flugblatt-gastro');
    await expect(canvas.getByRole('link', { name: /Reinigung und Hygiene.*Gültig ab/ })).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'findDynamicPage=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden.');
  },
};

/** A retry succeeds. */
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
