import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { defaultConfig } from '../../session/runtimeConfig';
import { RuntimeConfigContext } from '../../session/runtimeConfigContext';
import { AppBanner } from './AppBanner';

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

/** On the desk there is nothing to offer, and it says so at once. */
export const Desk: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(within(canvasElement).queryByRole('complementary')).not.toBeInTheDocument();
  },
};
