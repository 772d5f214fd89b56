import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { setScenario } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderSheetPage';

const shop = { as: 'anna', tenant: 'AL', route: '/my/order-sheet', pattern: '/my/order-sheet' };

const meta = {
  title: 'Pages/OrderSheet/Sources',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a source the screen offers templates, the essence list and last orders. */
export const Offered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Wochenbedarf/ });
    await expect(canvas.getByRole('link', { name: 'Essenzliste' })).toHaveAttribute('href', '/my/order-sheet?source=essence');
    await expect(canvas.getByRole('link', { name: 'Letzte 3 Bestellungen zusammen' })).toHaveAttribute(
      'href',
      '/my/order-sheet?source=orders%3A3',
    );
    await expect((await canvas.findAllByRole('link', { name: /Positionen?$/ })).length).toBe(5);
  },
};

/** A source opens its sheet. */
export const Chosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Wochenbedarf/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bestellblatt: Wochenbedarf' })).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Wochenbedarf/ });
  },
};

/** A source with amounts on this device says so. */
export const Begun: Story = {
  beforeEach: () => {
    const entries = { 104711: { text: '3' }, 104712: { text: '2', isSent: true }, 104713: { text: 'x' } };
    localStorage.setItem('order-sheet:AL:100:user-anna-al:essence', JSON.stringify({ entries, added: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Essenzliste.*1 Menge auf diesem Gerät eingetragen$/ })).toBeVisible();
  },
};

/** Templates and orders fail each at its place; the rest leads on. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrderTemplates=404,listOrderOverview=404' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Die Bestellvorlagen konnten nicht geladen werden.')).toBeVisible();
    await expect(await canvas.findByText('Die letzten Bestellungen konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Essenzliste' })).toBeVisible();
    setScenario('normal');
    for (const retry of canvas.getAllByRole('button', { name: 'Noch einmal versuchen' })) await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /^Wochenbedarf/ })).toBeVisible();
  },
};

/** Nothing to choose from yet: the essence list and an empty template remain. */
export const NothingYet: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Bestellvorlagen')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Letzte Bestellungen einzeln' })).not.toBeInTheDocument();
  },
};

/** Without a network the stored sheets are offered, those of other users not. */
export const Offline: Story = {
  beforeEach: () => {
    const kept = (readAt: string, name?: string) => JSON.stringify({ readAt: Date.parse(readAt), name, lines: [], products: [] });
    localStorage.setItem('sheet-lines:AL:100:user-anna-al:template:template-100-1', kept('2026-11-19T13:05:00Z', 'Wochenbedarf'));
    localStorage.setItem('sheet-lines:AL:100:user-anna-al:essence', kept('2026-10-01T13:05:00Z'));
    localStorage.setItem('sheet-lines:AL:100:user-otto-al:orders:3', kept('2026-11-19T13:05:00Z'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Wochenbedarf/ });
    onlineManager.setOnline(false);
    await expect(await canvas.findByRole('link', { name: /^Bestellblatt: Wochenbedarf.*Stand: Do\., 19\.11\., 14:05/ })).toBeVisible();
    await expect(canvas.getByText(/^Ohne Netz öffnen sich nur Blätter/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Essenzliste|letzten 3/ })).not.toBeInTheDocument();
  },
};
