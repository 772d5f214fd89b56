import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SlowNotice } from './SlowNotice';

const meta = {
  title: 'Components/Shell/SlowNotice',
  component: SlowNotice,
  tags: ['two-looks'],
  args: { waiting: 'long', onRetry: fn() },
} satisfies Meta<typeof SlowNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slow answer: a message with a retry. */
export const Slow: Story = { tags: ['visual'] };

/** The button asks again. */
export const Retried: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Das dauert länger als gewöhnlich.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network, and something is missing for want of it. */
export const Offline: Story = {
  args: { waiting: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ohne Verbindung fehlt hier noch etwas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** All answers in time: no message. */
export const InTime: Story = {
  args: { waiting: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
