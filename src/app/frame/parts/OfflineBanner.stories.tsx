import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  title: 'Components/Shell/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline: it is read out, and says what happens to the cart. */
export const Offline: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Keine Verbindung. Änderungen am Warenkorb werden gemerkt');
  },
};

/** Everything is well: nothing is there. */
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
