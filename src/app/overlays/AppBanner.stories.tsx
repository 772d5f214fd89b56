import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { getCookie, removeCookies, setCookie } from '#session/cookies.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import { AppBanner } from './AppBanner';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The story's browser calls itself a phone's, and the banner was not closed yet. */
function onIPhone() {
  Object.defineProperty(navigator, 'userAgent', { value: iPhone, configurable: true });
  removeCookies('appBannerHidden');
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent');
    removeCookies('appBannerHidden');
  };
}

const meta = {
  title: 'App/Overlays/AppBanner',
  component: AppBanner,
  args: { onDone: fn() },
  decorators: [
    (Story) => (
      <RuntimeConfigContext
        value={{ ...defaultConfig, appStoreUrl: 'https://apps.example/shop', playStoreUrl: 'https://play.example/shop' }}
      >
        <Story />
      </RuntimeConfigContext>
    ),
  ],
} satisfies Meta<typeof AppBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On desktops it offers nothing, and calls onDone at once. */
export const Desk: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

/** On the phone it offers the app of the phone's own store. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: onIPhone,
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Zum Store' });
    await expect(link).toHaveAttribute('href', 'https://apps.example/shop');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Closed, it disappears, calls onDone, and stays away. */
export const Closed: Story = {
  ...Phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hinweis auf die App schließen' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(getCookie('appBannerHidden')).toBe(true);
  },
};

/** Closed some days ago. */
export const Hidden: Story = {
  ...Phone,
  beforeEach: () => {
    const leave = onIPhone();
    setCookie('appBannerHidden', true);
    return leave;
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
