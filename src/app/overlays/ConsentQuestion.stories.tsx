import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { consentServices, essentialOnly } from '../../domain/consent';
import { consentCookieName, consentCookies, storeConsent } from '../../session/consentCookies';
import { ConsentQuestion } from './ConsentQuestion';

function forget() {
  for (const service of consentServices) document.cookie = `${consentCookieName(service)}=; path=/; max-age=0`;
}

const meta = {
  title: 'App/Overlays/ConsentQuestion',
  component: ConsentQuestion,
  args: { onDone: fn() },
  parameters: { shop: {}, layout: 'fullscreen' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ConsentQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const layer = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' }));

/** A visitor who refuses: nothing may run, also nothing that comes later, and nobody asks again. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await layer(canvas)).getByRole('button', { name: 'Nur notwendige' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(Object.values(consentCookies())).toEqual(Array(7).fill('false'));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** Agreeing to all is agreeing to what is offered here, and to nothing else. */
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

/** Only what is configured is offered, and each by itself; somebody in the wrong shop is asked too. */
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

/** Who has decided before and is asked about what is new finds what was agreed to, and keeps it. */
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

/** Where the list of services can't be read, those that are known without it are asked about. */
export const ListFailed: Story = {
  parameters: { shop: { scenario: 'getTools=500' } },
  play: async ({ canvas, userEvent }) => {
    const asked = await layer(canvas);
    await userEvent.click(asked.getByRole('button', { name: 'Details anzeigen' }));
    await expect(await asked.findAllByRole('switch')).toHaveLength(1);
  },
};

/** Who has decided isn't asked. */
export const Decided: Story = {
  beforeEach: () => storeConsent(essentialOnly),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** The privacy page asks by itself. */
export const OnPrivacyPage: Story = {
  parameters: { shop: { route: '/privacy-preferences' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A browser that keeps no cookies is not asked: nothing could run, and no answer be kept. */
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
