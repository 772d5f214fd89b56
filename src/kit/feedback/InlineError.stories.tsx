import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InlineError } from './InlineError';

const meta = {
  title: 'Kit/Feedback/InlineError',
  component: InlineError,
  args: { children: 'Die Artikel konnten nicht geladen werden.' },
} satisfies Meta<typeof InlineError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure with another try. */
export const WithRetry: Story = {
  tags: ['visual'],
  args: { onRetry: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
  },
};

/** What can be done there; its picture is the story before it. */
export const WithRetryInUse: Story = {
  ...WithRetry,
  tags: [],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The new try is running. */
export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } };

/** Nothing can be done about it. */
export const WithoutRetry: Story = {};
