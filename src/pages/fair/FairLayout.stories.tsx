import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ScreenFrameContext } from '#connected/screen/screenTitle.ts';
import { Component } from './FairLayout';

const shop = { as: 'anna', route: '/subshop/promotions/herbst', pattern: '/subshop/promotions/:fairCode/*' };

/** The tab's title for a content page of the fair. */
const setName = fn<(name: string | undefined) => void>();
const inTab: Decorator = (Page) => (
  <ScreenFrameContext value={{ titleKey: 'app.title.contentPage', setName }}>
    <Page />
  </ScreenFrameContext>
);

const meta = {
  title: 'Pages/Fair',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, discount and the tabs of a fair. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Herbstmesse')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Shop' })).toHaveAttribute('href', '/');
    const tabs = within(canvas.getByRole('navigation', { name: 'Bereiche der Messe' }));
    await expect(tabs.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Artikel' })).toHaveAttribute('href', '/subshop/promotions/herbst/search');
    await expect(tabs.getByRole('link', { name: 'Bestellvorschlag' })).toHaveAttribute(
      'href',
      '/subshop/promotions/herbst/quantity-history',
    );
    await expect(tabs.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/subshop/promotions/herbst/checkout');
  },
};

/** On the phone. */
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

/** Without a start page it shows its banner. That fails to load: the name is on the tenant's pattern, of the same height. */
export const BrokenBanner: Story = {
  parameters: { shop: { ...shop, scenario: 'noStartPage' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByText('Herbstmesse');
    const banner = await waitFor(() => {
      const picture = canvasElement.querySelector<HTMLImageElement>('header img');
      if (!picture) throw new Error('There is no banner yet');
      return picture;
    });
    const ground = banner.parentElement ?? canvasElement;
    await fireEvent.error(banner);
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(getComputedStyle(ground, '::before').maskImage).toMatch(/url\(/);
    await expect(name).toBeVisible();
    await expect(getComputedStyle(name.parentElement as HTMLElement).padding).toBe('0px');
  },
};

/** A fair without a range of dates has no order suggestion. */
export const WithoutSuggestion: Story = {
  parameters: { shop: { ...shop, route: '/subshop/promotions/winter' } },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Bereiche der Messe' }));
    await expect(tabs.getByRole('link', { name: 'Artikel' })).toBeVisible();
    await expect(tabs.queryByRole('link', { name: 'Bestellvorschlag' })).not.toBeInTheDocument();
  },
};

/** The fair is over. */
export const Inactive: Story = {
  decorators: [inTab],
  parameters: { shop: { ...shop, scenario: 'fairsInactive' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Die Seite herbst ist inaktiv' })).toBeVisible();
    await expect(setName).toHaveBeenLastCalledWith('Die Seite herbst ist inaktiv');
    await expect(canvas.getByRole('link', { name: 'Zu allen Messen' })).toHaveAttribute('href', '/subshop/promotions');
    await expect(canvas.getByRole('link', { name: 'Zurück zum Shop' })).toHaveAttribute('href', '/');
  },
};

/** The customer can't be read: the notice says that the limit is unknown, and offers a retry. */
export const OrderLimitUnknown: Story = {
  parameters: { shop: { ...shop, scenario: 'getCustomer=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Deshalb steht nicht fest, ob Sie hier noch bestellen können.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** The customer's order limit is reached. */
export const OrderLimitReached: Story = {
  parameters: { shop: { ...shop, scenario: 'orderLimitReached' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Das Bestelllimit für diese Messe ist erreicht. Bitte wenden Sie sich an Ihren Außendienst.'),
    ).toBeVisible();
  },
};

/** An unknown code. */
export const Unknown: Story = {
  decorators: [inTab],
  parameters: { shop: { ...shop, route: '/subshop/promotions/xyz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Diese Messe gibt es nicht' })).toBeVisible();
    await expect(setName).toHaveBeenLastCalledWith('Diese Messe gibt es nicht');
  },
};

/** Loading failed. */
export const Failed: Story = {
  decorators: [inTab],
  parameters: { shop: { ...shop, scenario: 'getFair=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Seite der Messe konnte nicht geladen werden.');
    await expect(setName).toHaveBeenLastCalledWith('Messe');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messe' })).toBeInTheDocument();
  },
};
