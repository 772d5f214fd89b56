import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { departures } from '../../../.storybook/shopStory';
import { Component } from './HomePage';

const meta = {
  title: 'Pages/Home',
  component: Component,
  parameters: { shop: { as: 'anna' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A buyer: next deadline, cart, last orders, categories, the editors' content. */
export const Buyer: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Willkommen, Pension Enzian' })).toBeVisible();
    await expect(await canvas.findByText(/^Bis .* bestellen, Lieferung /)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^noch /);
    await expect(await canvas.findAllByRole('link', { name: /\d Positionen? .*€$/ })).toHaveLength(3);
    await expect(await canvas.findByRole('link', { name: /Fleisch & Geflügel/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neuheiten' })).toHaveAttribute('href', '/search?onlyNewProducts=true');
    await expect(canvas.getByRole('link', { name: 'Aktionen' })).toHaveAttribute('href', '/search?prices=promotion');
    await expect(await canvas.findByRole('heading', { name: 'Gut zu wissen' })).toBeVisible();
  },
};

/** On the phone. */
export const Mobile: Story = { tags: ['phone', 'three-looks'], globals: { viewport: { value: 'phone' } } };

/** A full cart is gone on with. */
export const CartToContinue: Story = {
  parameters: { shop: { as: 'anna', scenario: 'hugeCart' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.000 Positionen im Warenkorb')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Weiter bestellen' })).toHaveAttribute('href', '/checkout');
  },
};

/** A user who may see no prices sees no sum of the cart nor of an order. */
export const NoPrices: Story = {
  parameters: { shop: { as: 'eva', tenant: 'AL', scenario: 'hugeCart' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1.000 Positionen im Warenkorb');
    await canvas.findByRole('heading', { name: 'Letzte Bestellungen' });
    await expect(canvasElement).not.toHaveTextContent('€');
    // Without prices it would lead to the whole range.
    await expect(canvas.getByRole('link', { name: 'Neuheiten' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Aktionen' })).not.toBeInTheDocument();
  },
};

/** Nothing can be read: every part says so where it belongs, and the ways on are still there. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'all=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihre letzten Bestellungen konnten nicht geladen werden.')).toBeVisible();
    await expect(await canvas.findByText('Das Sortiment konnte nicht geladen werden.')).toBeVisible();
    await expect(await canvas.findByText('Ihr Warenkorb konnte nicht geladen werden')).toBeVisible();
    await expect(
      await canvas.findByText('Die Inhalte der Startseite sind gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aktionen' })).toBeVisible();
  },
};

/** Only the content system is down. */
export const ContentFailed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'getStartPage=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Inhalte der Startseite sind gerade nicht verfügbar');
    await expect(await canvas.findAllByRole('link', { name: /\d Positionen?/ })).toHaveLength(3);
  },
};

/** Nobody is logged in: the assortment and the way in. */
export const Visitor: Story = {
  tags: ['visual'],
  parameters: { shop: { as: null } },
  play: async ({ canvas }) => {
    departures.length = 0;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Der Bestellshop von');
    await expect(await canvas.findByRole('link', { name: /Fleisch & Geflügel/ })).toBeVisible();
  },
};

/** What can be done there; its picture is the story before it. */
export const VisitorInUse: Story = {
  ...Visitor,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    departures.length = 0;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Der Bestellshop von');
    await expect(await canvas.findByRole('link', { name: /Fleisch & Geflügel/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(departures).toEqual(['/auth/login']);
  },
};

/** Hostile text in every field is text. */
export const HostileText: Story = {
  parameters: { shop: { as: 'anna', scenario: 'hostileText' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /<script>alert/ })).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
