import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './FairStartPage';

const shop = {
  as: 'anna',
  tenant: 'AL',
  route: '/subshop/promotions/herbst',
  pattern: '/subshop/promotions/:fairCode',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
} as const;

const meta = { title: 'Pages/FairStart', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promotions of the fair, and editorial content. */
export const Loaded: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Herbstmesse' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Zu den Messeartikeln' })).toHaveAttribute('href', '/subshop/promotions/herbst/search');
    const [promotion] = await within(await canvas.findByRole('region', { name: 'Aktionen' })).findAllByRole('link');
    await expect(promotion).toHaveAttribute('href', expect.stringMatching(/^\/subshop\/promotions\/herbst\/search\?.*prices=promotion/));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1));
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Without an editors' page: a link to the products. */
export const NoStartPage: Story = {
  parameters: {
    shop: { ...shop, route: '/subshop/promotions/winter', shop: { kind: 'fair', fairCode: 'winter' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Messe hat keine Startseite')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wintermesse' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Zu den Artikeln der Messe' })).toHaveAttribute(
      'href',
      '/subshop/promotions/winter/search',
    );
  },
};

/** The named page fails to load, or doesn't exist. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'findDynamicPage=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Seite der Messe konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Artikeln der Messe' })).toBeVisible();
  },
};

/** Promotions fail to load: the rest is unaffected. */
export const PromotionsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listFairPromotionCategories=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zu den Messeartikeln' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** No promotions without the price permission. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', shop: { kind: 'fair', fairCode: 'herbst' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zu den Messeartikeln' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Aktionen' })).not.toBeInTheDocument();
  },
};
