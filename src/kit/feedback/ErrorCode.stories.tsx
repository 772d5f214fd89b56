import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noteRequestId } from '#platform/requestId.ts';
import { ErrorCode } from './ErrorCode';

function failed(): Error {
  const error = new Error('Response returned an error code');
  noteRequestId(error, '7K4M-2PXH3W9Q0ZC5RTB8D1VN');
  return error;
}

const meta = {
  title: 'Kit/Feedback/ErrorCode',
  component: ErrorCode,
  args: { error: failed() },
  argTypes: { error: { control: false } },
} satisfies Meta<typeof ErrorCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The beginning of the failed call's request id. A press selects all of it, and nothing else. */
export const OfACall: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7K4M-2P')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('7K4M-2P')).userSelect).toBe('all');
  },
};

/** A failure inside the page has a code too. */
export const OfThePage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { error: new TypeError('undefined is no function') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/)).toBeVisible();
  },
};

/** Renders nothing without a failure. */
export const OfNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Code', { exact: false })).not.toBeInTheDocument();
  },
};
