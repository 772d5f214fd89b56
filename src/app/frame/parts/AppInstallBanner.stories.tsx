import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { useLook } from '#themes/look.ts';
import { AppInstallBanner } from './AppInstallBanner';

const actions = { onOpen: fn(), onClose: fn() };

const meta = {
  title: 'Components/Shell/AppInstallBanner',
  tags: ['two-looks'],
  render: () => <Banner />,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Banner() {
  const { title, wordMark } = useLook();
  return <AppInstallBanner shopName={title} mark={wordMark} storeHref="https://apps.example/shop" {...actions} />;
}

/** On the phone, above the bar. */
export const Phone: Story = { tags: ['phone'] };

/** It links to the store, and can be closed. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const banner = within(canvas.getByRole('complementary', { name: 'Die App' }));
    await expect(banner.getByRole('link', { name: 'Zum Store' })).toHaveAttribute('href', 'https://apps.example/shop');
    await userEvent.click(banner.getByRole('button', { name: 'Hinweis auf die App schließen' }));
    await expect(actions.onClose).toHaveBeenCalledOnce();
  },
};
