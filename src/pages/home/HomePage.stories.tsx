import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { departures } from '#storybook/shopStory.tsx';
import { callsOf, setScenario, watchStory } from '#tests/examples/shopStories.fixture.tsx';
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
    await expect(within(canvas.getByRole('region', { name: 'Werkzeuge' })).getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Alle Kunden überblicken' })).toHaveAttribute('href', '/my/customers?view=day');
  },
};

/** On the phone. */
export const Mobile: Story = { tags: ['phone', 'three-looks'], globals: { viewport: { value: 'phone' } } };

/** A last order goes into the cart from here, with what has changed since; a failure is told at its line. */
export const OrderAgainInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { as: 'anna', scenario: 'getOrder=500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Noch einmal bestellen: 4501000044' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('In den Warenkorb wurde nichts gelegt.');
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const dialog = screen.queryByRole('dialog');
    if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: /in den Warenkorb$/ }));
    await expect(await canvas.findByText(/^\d+ Positionen? im Warenkorb$/)).toBeVisible();
  },
};

/** A filled cart: continue with it. */
export const CartToContinue: Story = {
  parameters: { shop: { as: 'anna', scenario: 'hugeCart' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.000 Positionen im Warenkorb')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Weiter bestellen' })).toHaveAttribute('href', '/checkout');
  },
};

/** Without the price permission there are no totals of cart and orders. */
export const NoPrices: Story = {
  parameters: { shop: { as: 'eva', tenant: 'AL', scenario: 'hugeCart' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1.000 Positionen im Warenkorb');
    await canvas.findByRole('heading', { name: 'Letzte Bestellungen' });
    await expect(canvasElement).not.toHaveTextContent('€');
    // Without prices the promotions link would lead to the whole range.
    await expect(canvas.getByRole('link', { name: 'Neuheiten' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Aktionen' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Bestellblatt ausfüllen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Preisänderungen ansehen' })).not.toBeInTheDocument();
  },
};

/** Everything fails to load: each part says so at its place, and the links still work. */
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

/** Only the content system is unavailable. */
export const ContentFailed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'getStartPage=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Inhalte der Startseite sind gerade nicht verfügbar');
    await expect(await canvas.findAllByRole('link', { name: /\d Positionen?/ })).toHaveLength(3);
  },
};

/** Signed out: the assortment and the sign-in. */
export const Visitor: Story = {
  tags: ['visual'],
  parameters: { shop: { as: null } },
  play: async ({ canvas }) => {
    departures.length = 0;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Der Bestellshop von');
    await expect(await canvas.findByRole('link', { name: /Fleisch & Geflügel/ })).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
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

/** A visitor who wants to become a customer leaves name and address; the form's own interest goes along. */
export const VisitorJoins: Story = {
  ...Visitor,
  tags: ['!dev', '!autodocs'],
  beforeEach: watchStory,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kunde werden' }));
    const form = within(await canvas.findByRole('form', { name: 'Kunde werden' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Vorname/ }), 'Maria');
    await userEvent.type(form.getByRole('textbox', { name: /^Nachname/ }), 'Berger');
    await userEvent.type(form.getByRole('textbox', { name: /^E-Mail/ }), 'maria@gasthof.example');
    await userEvent.click(form.getByRole('button', { name: 'Absenden' }));
    await expect(await canvas.findByText('Danke, Ihre Nachricht wurde gesendet.')).toBeVisible();
    await expect(callsOf('submitCrmForm').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'maria@gasthof.example', interests: [{ key: 'new-customer', label: 'Kunde werden' }] }),
    ]);
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

const watchedName = 'restock:AL:100:user-anna-al';

/** Watched products that are back go into the cart from here; all of them are asked for in one call. */
export const WatchedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    watchStory();
    const watched = ['104711', '104717', '104712'].map((sku) => ({ sku, name: `Artikel ${sku}`, since: '2026-11-10' }));
    localStorage.setItem(watchedName, JSON.stringify(watched));
  },
  play: async ({ canvas, userEvent }) => {
    const news = within(await canvas.findByRole('region', { name: 'Wieder da' }));
    await expect(news.getAllByRole('listitem')).toHaveLength(2);
    // The editors' products are asked for by other calls.
    const asked = () => callsOf('findProductsBySku').filter((call) => JSON.stringify(call).includes('104717'));
    await expect(asked()).toHaveLength(1);
    await userEvent.click(news.getByRole('button', { name: /in den Warenkorb: Artikel 104711$/ }));
    await waitFor(() => expect(localStorage.getItem(watchedName)).not.toContain('104711'));
    await expect(await canvas.findByText('1 Position im Warenkorb')).toBeVisible();
    await userEvent.click(news.getByRole('button', { name: 'Erledigt: Artikel 104712' }));
    await expect(localStorage.getItem(watchedName)).toContain('104717');
    await expect(localStorage.getItem(watchedName)).not.toContain('104712');
    await expect(asked()).toHaveLength(1);
  },
};
