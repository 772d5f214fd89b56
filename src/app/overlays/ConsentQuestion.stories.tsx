import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { essentialOnly } from '#domain/customer/consent.ts';
import { consentCookies, storeConsent } from '#session/consentCookies.ts';
import { ConsentQuestion } from './ConsentQuestion';

const meta = {
  title: 'App/Overlays/ConsentQuestion',
  component: ConsentQuestion,
  args: { onDone: fn() },
  parameters: { shop: {}, layout: 'fullscreen' },
} satisfies Meta<typeof ConsentQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const layer = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' }));

/** A visitor refuses: no service may run, later ones included, and the question doesn't return. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await layer(canvas)).getByRole('button', { name: 'Nur notwendige' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(Object.values(consentCookies())).toEqual(Array(7).fill('false'));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** Agreeing to all covers the services offered here only. */
export const Agreed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await layer(canvas)).getByRole('button', { name: 'Alle akzeptieren' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(consentCookies()).toEqual({
      webTracking: 'true',
      searchAnalytics: 'true',
      marketingAutomation: 'true',
      chat: undefined,
      businessIntelligence: undefined,
      leadTracking: undefined,
      webAnalytics: undefined,
    });
  },
};

/** Only configured services are offered, each by itself; a user in the wrong shop is asked too. */
export const Single: Story = {
  parameters: { shop: { as: 'anna.gm', tenant: 'AL' } },
  play: async ({ args, canvas, userEvent }) => {
    const asked = await layer(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Details anzeigen' }));
    const switches = await asked.findAllByRole('switch');
    await expect(switches).toHaveLength(3);
    await userEvent.click(asked.getByRole('switch', { name: 'Verbesserung der Suche' }));
    await userEvent.click(asked.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect([consentCookies().searchAnalytics, consentCookies().webTracking]).toEqual(['true', 'false']);
  },
};

/** A user who has decided before and is asked about a new service finds the earlier consent, and keeps it. */
export const OneMore: Story = {
  beforeEach: () => storeConsent({ webTracking: false, searchAnalytics: true }),
  play: async ({ args, canvas, userEvent }) => {
    const asked = await layer(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Details anzeigen' }));
    await expect(await asked.findByRole('switch', { name: 'Verbesserung der Suche' })).toBeChecked();
    await userEvent.click(asked.getByRole('switch', { name: 'Marketing' }));
    await userEvent.click(asked.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    const { webTracking, searchAnalytics, marketingAutomation } = consentCookies();
    await expect([webTracking, searchAnalytics, marketingAutomation]).toEqual(['false', 'true', 'true']);
  },
};

/** If the list of services can't be read, the question covers those known without it. */
export const ListFailed: Story = {
  parameters: { shop: { scenario: 'getTools=500' } },
  play: async ({ canvas, userEvent }) => {
    const asked = await layer(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Details anzeigen' }));
    await expect(await asked.findAllByRole('switch')).toHaveLength(1);
  },
};

/** A user who has decided isn't asked. */
export const Decided: Story = {
  beforeEach: () => storeConsent(essentialOnly),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** The privacy page has the question itself. */
export const OnPrivacyPage: Story = {
  parameters: { shop: { route: '/privacy-preferences' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A browser without cookies isn't asked: no service could run, and no answer be stored. */
export const NoCookies: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
