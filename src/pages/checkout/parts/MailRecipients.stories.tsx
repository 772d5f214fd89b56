import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { MailRecipients } from './MailRecipients';

const meta = {
  title: 'Components/Checkout/MailRecipients',
  component: MailRecipients,
  tags: ['two-looks'],
  args: {
    mails: ['kueche@gasthof-ebner.example'],
    suggestions: ['kueche@gasthof-ebner.example', 'buero@gasthof-ebner.example'],
    draft: undefined,
    profileHref: '/my/user-profile',
    onDraft: fn(),
    onChange: fn(),
  },
  render: function Held(args) {
    const [draft, setDraft] = useState(args.draft);
    return <MailRecipients {...args} draft={draft} onDraft={setDraft} />;
  },
} satisfies Meta<typeof MailRecipients>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a recipient in the dialog; an invalid address is refused there. */
export const AddRecipient: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empfänger ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wer bekommt die Bestellbestätigung?' }));
    const field = dialog.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await userEvent.type(field, 'koch@');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'gasthof-ebner.example');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'buero@gasthof-ebner.example' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onChange).toHaveBeenCalledWith([
      'kueche@gasthof-ebner.example',
      'buero@gasthof-ebner.example',
      'koch@gasthof-ebner.example',
    ]);
  },
};

/** No recipients. */
export const Nobody: Story = {
  args: { mails: [], suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niemand bekommt eine Bestätigung per E-Mail.')).toBeVisible();
  },
};

/** Unknown recipients: not mentioned, and new ones can be added. */
export const Unknown: Story = {
  args: { mails: undefined, suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Niemand bekommt eine Bestätigung per E-Mail.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Empfänger ändern' })).toBeEnabled();
  },
};

/** Several recipients. */
export const Several: Story = { tags: ['visual'], args: { mails: ['kueche@gasthof-ebner.example', 'buero@gasthof-ebner.example'] } };
