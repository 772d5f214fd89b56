import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noteRequestId } from '#platform/requestId.ts';
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

/** A failure with a retry. */
export const WithRetry: Story = {
  tags: ['visual'],
  args: { error: undefined, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
  },
};

/** Interactions; pictured by the previous story. */
export const WithRetryInUse: Story = {
  ...WithRetry,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The retry is running. */
export const Retrying: Story = { args: { error: undefined, onRetry: fn(), isRetrying: true } };

/** No retry. */
export const WithoutRetry: Story = {};

/** A failed call: its code is the start of its request id, to read out on the phone. */
export const WithCode: Story = {
  args: { onRetry: fn(), error: failedCall() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.Code 7K4M-2P');
  },
};
