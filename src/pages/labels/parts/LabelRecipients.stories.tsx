import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LabelRecipients } from './LabelRecipients';

const meta = {
  title: 'Components/Label/LabelRecipients',
  component: LabelRecipients,
  args: {
    mails: ['lager@gasthof-ebner.example', 'buero@gasthof-ebner.example'],
    hasFailed: false,
    isRetrying: false,
    profileHref: '/my/user-profile',
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof LabelRecipients>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two recipients. */
export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Im Benutzerprofil ansehen' })).toHaveAttribute('href', '/my/user-profile');
    await userEvent.click(canvas.getByRole('button', { name: 'Empfänger ändern' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** No recipients: says what to do. */
export const Nobody: Story = {
  args: { mails: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/noch niemand eingetragen/)).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  args: { mails: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Empfänger konnten nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
