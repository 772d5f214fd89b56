import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Component } from './ProductPage';

const at = (sku: string, more: object = {}) => ({ shop: { as: 'david', tenant: 'AL', route: `/product/${sku}`, pattern: '/product/:sku', ...more } });

const meta = {
  title: 'Pages/Product',
  component: Component,
  parameters: at('104711'),
  globals: { language: 'de' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('heading', { level: 1, name }, { timeout: 10_000 });

/** Everything that is known of a cheese, and the way into the cart. */
export const Regular: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await heading(canvasElement, /^Bergkäse 6 Monate gereift, Laib/);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toHaveTextContent('Molkereiprodukte, Käse & EierKäseHartkäse'));
    const allergens = within(canvas.getByRole('region', { name: 'Allergene' }));
    await expect(allergens.getAllByRole('listitem')).toHaveLength(14);
    const nutrients = await canvas.findByRole('region', { name: 'Nährwerte' });
    await expect(await within(nutrients).findByRole('row', { name: /^Energie/ })).toHaveTextContent('kcal');
    await userEvent.click(canvas.getAllByRole('button', { name: /^In den Warenkorb/ })[0] as HTMLElement);
    await expect(await canvas.findByRole('button', { name: /^1\sLAI?B?.* im Warenkorb, entfernen/ })).toBeVisible();
  },
};

/** The price explains itself, for those who may see how. */
export const PriceExplained: Story = {
  play: async ({ canvasElement }) => {
    await heading(canvasElement, /^Bergkäse/);
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: /Preis erklären$/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('heading', { name: /^So setzt sich der Preis zusammen/ })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A wine with its facts. */
export const Wine: Story = {
  parameters: at('379785'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, /Grüner Veltliner/);
    const wine = within(await within(canvasElement).findByRole('region', { name: 'Wein' }));
    await expect(wine.getByText('Rebsorte')).toBeVisible();
    await expect(wine.getByText('Grüner Veltliner')).toBeVisible();
  },
};

/** Not to be had at present: it says so, offers alternatives, and can't be added. */
export const NotAvailable: Story = {
  parameters: at('493186'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, /^Tafelspitz/);
    await expect(within(canvasElement).getAllByRole('button', { name: /^Nicht verfügbar: Tafelspitz/ })[0]).toBeDisabled();
    await expect(within(canvasElement).getByText('derzeit nicht lieferbar')).toBeVisible();
  },
};

/** No product has this number. */
export const Unknown: Story = {
  parameters: at('000000'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Dieses Produkt gibt es nicht')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Produkte suchen' })).toHaveAttribute('href', '/search');
  },
};

/** The call failed. */
export const Failed: Story = {
  parameters: at('104711', { scenario: 'serverError' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Das Produkt konnte nicht geladen werden.', {}, { timeout: 15_000 })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Slow: the page in its final measures. */
export const Loading: Story = {
  parameters: at('104711', { scenario: 'slow' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Produkt wird geladen …' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A visitor reads everything but prices. */
export const Visitor: Story = {
  parameters: at('104711', { as: null }),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, /^Bergkäse/);
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(within(canvasElement).getByRole('button', { name: 'Zum Bestellen anmelden' })).toBeVisible();
  },
};

/** The phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, /^Bergkäse/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
