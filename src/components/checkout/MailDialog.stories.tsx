import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MailDialog } from './MailDialog';

const meta = {
  title: 'Components/Checkout/MailDialog',
  component: MailDialog,
  args: { isOpen: true, mails: ['kueche@gasthof-ebner.example'], suggestions: ['buero@gasthof-ebner.example'], onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof MailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same address in another case is not taken twice. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox'), 'KUECHE@gasthof-ebner.example{Enter}');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onSave).toHaveBeenCalledWith(['kueche@gasthof-ebner.example']);
  },
};

/** What is no e-mail address is refused. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox'), 'küche');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
