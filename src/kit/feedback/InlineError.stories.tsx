import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noteRequestId } from '../../platform/requestId';
import { InlineError } from './InlineError';

function failedCall(): Error {
  const error = new Error('Response returned an error code');
  noteRequestId(error, '7K4M-2PXH3W9Q0ZC5RTB8D1VN');
  return error;
}

const meta = {
  title: 'Kit/Feedback/InlineError',
  component: InlineError,
  tags: ['two-looks'],
  args: { children: 'Die Artikel konnten nicht geladen werden.' },
} satisfies Meta<typeof InlineError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure with another try. */
export const WithRetry: Story = {
  tags: ['visual'],
  args: { error: undefined, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
  },
};

/** What can be done there; its picture is the story before it. */
export const WithRetryInUse: Story = {
  ...WithRetry,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The new try is running. */
export const Retrying: Story = { args: { error: undefined, onRetry: fn(), isRetrying: true } };

/** Nothing can be done about it. */
export const WithoutRetry: Story = {};

/** A call that failed: its code is the beginning of its request id, to be read out on the telephone. */
export const WithCode: Story = {
  args: { onRetry: fn(), error: failedCall() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.Code 7K4M-2P');
  },
};
