import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { departures } from '#storybook/shopStory.tsx';
import { Component } from './ContentPagePage';

const at = (slug: string, more = {}) => ({ shop: { as: 'anna', tenant: 'AL', route: `/page/${slug}`, pattern: '/page/*', ...more } });

const meta = { title: 'Pages/ContentPage', component: Component, parameters: at('bausteine') } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of block once, also nested, with the document's head. */
export const AllBlocks: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bausteine' })).toBeInTheDocument();
    for (const name of [
      'Im Text eingebettet',
      'Veranstaltungen',
      'Flugblätter',
      'Empfehlungen',
      'Aktion: Frühstück',
      'Weiterlesen',
      'Fragen?',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText('Zwei Ebenen tief')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Lieferwagen' })).toHaveAttribute('src', '/media/content/tour.svg?quality=80&rotate=180');
    await expect(document.querySelector('meta[name="keywords"]')).toHaveAttribute('content', 'Bausteine, Beispiele');
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Featured products are added to the cart together; one below the minimum shows an error and stays. */
export const FeaturedIntoTheCart: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fine = await canvas.findByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ });
    const card = canvas.getAllByRole('article').findLast((one) => one.textContent.includes('104716')) ?? canvasElement;
    const small = within(card).getByRole('textbox', { name: /^Menge: / });
    await userEvent.type(fine, '2');
    await userEvent.type(small, '1');
    const [add] = canvas.getAllByRole('button', { name: '1 Artikel in den Warenkorb' });
    await userEvent.click(add ?? canvasElement);
    await expect(await within(card).findByText(/^Ungültige Menge für Artikel 104716 .* – Mindestmenge: /)).toBeVisible();
    await waitFor(() => expect(fine).toHaveValue(''));
    await expect(small).toHaveValue('1');
  },
};

/** Minimal blocks, and unknown kinds: everything that can be rendered is. */
export const Incomplete: Story = {
  parameters: at('unvollstaendig'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Was bleibt' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nur ein Titel' })).toBeVisible();
    await expect(canvas.getByText('Derzeit sind keine Veranstaltungen geplant.')).toBeVisible();
    await expect(canvas.getByText('Maria Gruber')).toBeVisible();
    // A block without sold products has no heading.
    await waitFor(() => expect(canvas.queryByText('Nicht mehr im Sortiment')).toBeNull());
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

/** Hostile text in every field of every block is text, and hostile addresses are dropped. */
export const Hostile: Story = {
  parameters: at('feindlich'),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/<img src=x onerror/)).length).toBeGreaterThan(10);
    await expect(canvasElement.querySelector('script, [onerror], [href^="javascript:"], [src^="javascript:"]')).toBeNull();
    await expect((window as { hostile?: unknown }).hostile).toBeUndefined();
  },
};

/** The page doesn't exist. */
export const Unknown: Story = {
  parameters: at('gibt/es/nicht'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  },
};

/** The page doesn't exist in a fair: the link stays in the fair. */
export const UnknownInFair: Story = {
  parameters: at('gibt/es/nicht', { shop: { kind: 'fair', fairCode: 'herbst' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Übersicht der Messe' })).toHaveAttribute('href', '/subshop/promotions/herbst');
    await expect(canvas.queryByRole('link', { name: 'Zur Startseite' })).toBeNull();
  },
};

/** A page that needs a sign-in says so, without a redirect. */
export const SignInNeeded: Story = {
  parameters: at('intern/preise', { as: null }),
  play: async ({ canvas, userEvent }) => {
    departures.length = 0;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
    await expect(departures).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(departures).toEqual(['/auth/login']);
  },
};

/** Signed in without a customer: no prices, and the link to the customers leads back here. */
export const WithoutCustomer: Story = {
  parameters: at('bausteine', { customer: null }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/Bergkäse 6 Monate/)).toBeVisible();
    await expect(canvas.queryByText('Preis auf Anfrage')).toBeNull();
    const [way] = await canvas.findAllByRole('link', { name: 'Kunde wählen' });
    await userEvent.click(way ?? canvasElement);
    await expect(sessionStorage.getItem('redirect-after-customer')).toBe(window.location.pathname + window.location.search);
  },
};

/** A user of another tenant can read the page, but not order. */
export const OfOtherTenant: Story = {
  parameters: at('bausteine', { as: 'anna.al', tenant: 'GM', customer: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bausteine' })).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Veranstaltungen' })).toBeVisible();
  },
};

/** Signed out: everything is readable, and nothing can be ordered. */
export const SignedOut: Story = {
  parameters: at('bausteine', { as: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bergkäse 6 Monate/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Menge/ })).not.toBeInTheDocument();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: at('bausteine', { scenario: 'findDynamicPage=400' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: at('bausteine', { scenario: 'findDynamicPage=timeout' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
