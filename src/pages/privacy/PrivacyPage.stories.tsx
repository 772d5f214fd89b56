import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { agreedToAll, essentialOnly } from '#domain/customer/consent.ts';
import { consentCookies, storeConsent } from '#session/consentCookies.ts';
import { Component } from './PrivacyPage';

const meta = {
  title: 'Pages/Privacy',
  component: Component,
  parameters: { shop: { route: '/privacy-preferences' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor who hasn't decided yet. */
export const Undecided: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sie haben noch nicht gewählt/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Details anzeigen' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    // The target of the forms' link about the captcha.
    await expect(canvas.getByText(/Wenn Sie eines absenden, prüft Google reCAPTCHA/)).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = { ...Undecided, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** All, then one off, then essential only: each applies at once and is announced. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle akzeptieren' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Derzeit sind alle Dienste aktiv.');
    await userEvent.click(canvas.getByRole('button', { name: 'Details anzeigen' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Derzeit aktiv: 2 von 3 Diensten.');
    await expect(consentCookies().marketingAutomation).toBe('false');
    await userEvent.click(canvas.getByRole('button', { name: 'Nur notwendige' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Derzeit sind nur notwendige Cookies aktiv.');
    for (const one of canvas.getAllByRole('switch')) await expect(one).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Details ausblenden' }));
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

/** Everything was refused at an earlier visit: every service can be agreed to again. */
export const RefusedBefore: Story = {
  beforeEach: () => storeConsent(essentialOnly),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Derzeit sind nur notwendige Cookies aktiv.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle akzeptieren' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Derzeit sind alle Dienste aktiv.');
    await expect(consentCookies()).toMatchObject({ webTracking: 'true', searchAnalytics: 'true', marketingAutomation: 'true' });
  },
};

/** Consent can be withdrawn even if the list of services fails to load, which has a retry. */
export const ListFailed: Story = {
  parameters: { shop: { route: '/privacy-preferences', scenario: 'getTools=500' } },
  beforeEach: () => storeConsent({ ...essentialOnly, ...agreedToAll(['webTracking']) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Die Liste der Dienste konnte nicht vollständig geladen werden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details anzeigen' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Besuchsmessung' }));
    await waitFor(() => expect(consentCookies().webTracking).toBe('false'));
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** On the national site, without services, there is nothing to decide. */
export const NothingOffered: Story = {
  parameters: { shop: { route: '/privacy-preferences', tenant: '' } },
  beforeEach: () => {
    document.cookie = 'tenant=; path=/; max-age=0';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/verwendet nur notwendige Cookies/)).toBeVisible();
  },
};

/** A browser without cookies: nothing runs, and the page says why there is no choice. */
export const NoCookies: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ihr Browser lässt keine Cookies zu/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
