import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContentFormSent } from './ContentFormSent';

const meta = {
  title: 'Components/Content/ContentFormSent',
  component: ContentFormSent,
  tags: ['two-looks'],
  args: { kind: 'message', onAgain: fn() },
} satisfies Meta<typeof ContentFormSent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message was sent. */
export const Message: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Danke, Ihre Nachricht wurde gesendet.')).toHaveFocus());
  },
};

/** Another one can be sent. */
export const Again: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch eine Nachricht senden' }));
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};

/** Interests were registered. */
export const Interests: Story = {
  args: { kind: 'interests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Danke, Sie sind eingetragen.')).toBeVisible();
  },
};
