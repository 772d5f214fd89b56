import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockCookieNames } from '#mocks/cookieNames.ts';
import { essentialOnly } from '#domain/customer/consent.ts';
import { storeConsent } from '#session/consentCookies.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import { Component } from './AnalyticsPage';

/** Sets the backend's scenario; undefined restores the story's. */
function writeScenario(scenario: string | undefined): void {
  document.cookie = `${mockCookieNames.scenario}=${scenario ?? ''}; path=/${scenario === undefined ? '; max-age=0' : ''}`;
}

const report = 'data:text/html,<p>Umsatz</p>?jwt={token}';

const meta = {
  title: 'Pages/Analytics',
  component: Component,
  tags: ['two-looks'],
  parameters: { shop: { as: 'david', route: '/analytics' } },
  beforeEach: () => storeConsent({ businessIntelligence: true }),
  decorators: [
    (Story) => (
      <RuntimeConfigContext value={{ ...defaultConfig, analyticsUrl: report }}>
        <Story />
      </RuntimeConfigContext>
    ),
  ],
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The report in its sandbox, with the user's token; withdrawing consent removes it at once. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Bericht');
    await expect(frame.getAttribute('src')).toMatch(/jwt=[\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    storeConsent({ businessIntelligence: false });
    await expect(await canvas.findByText('Für den Bericht fehlt Ihre Zustimmung')).toBeVisible();
    await expect(canvas.queryByTitle('Bericht')).not.toBeInTheDocument();
  },
};

/** Without consent: the reason and what to do, and no frame. */
export const NoConsent: Story = {
  tags: ['visual'],
  beforeEach: () => storeConsent(essentialOnly),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zustimmen und Bericht öffnen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute('href', '/privacy-preferences');
    await expect(canvas.queryByTitle('Bericht')).not.toBeInTheDocument();
  },
};

/** Consent given on the page itself; the token fails to load, which is shown, and a retry loads the report. */
export const AgreedHere: Story = {
  parameters: { shop: { as: 'david', route: '/analytics', scenario: 'createEmbeddedAnalyticsToken=500' } },
  beforeEach: () => {
    storeConsent(essentialOnly);
    return () => writeScenario(undefined);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zustimmen und Bericht öffnen' }));
    await expect(await canvas.findByText('Der Bericht konnte nicht geladen werden.')).toBeVisible();
    await expect(canvas.queryByTitle('Bericht')).not.toBeInTheDocument();
    writeScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByTitle('Bericht')).toBeInTheDocument();
    await expect(canvas.queryByText('Der Bericht konnte nicht geladen werden.')).not.toBeInTheDocument();
  },
};

/** A shop without a report. */
export const NotSetUp: Story = {
  decorators: [
    (Story) => (
      <RuntimeConfigContext value={defaultConfig}>
        <Story />
      </RuntimeConfigContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Für diesen Shop gibt es noch keinen Bericht')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Kontakten' })).toHaveAttribute('href', '/contacts');
  },
};
