import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '../../../kit/docs';
import { MailDialog } from './MailDialog';

const meta = {
  title: 'Components/Checkout/MailDialog',
  component: MailDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    suggestions: ['kueche@gasthof-ebner.example', 'buero@gasthof-ebner.example'],
    draft: { chosen: ['kueche@gasthof-ebner.example'], added: [], typed: '' },
    onDraft: fn(),
    onSave: fn(),
    onCancel: fn(),
    profileHref: '/my/user-profile',
  },
  render: function Held(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <MailDialog
        {...args}
        draft={draft}
        onDraft={(next) => {
          args.onDraft(next);
          setDraft(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Addresses to pick from, and a field for more. */
export const Open: Story = {
  tags: ['visual'],
};

/** The same address in another case is not taken twice. */
export const OpenInUse: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'KUECHE@gasthof-ebner.example');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onSave).toHaveBeenCalledWith(['kueche@gasthof-ebner.example']);
  },
};

/** What was typed before the page was left stands there again. */
export const Resumed: Story = {
  args: { draft: { chosen: [], added: ['koch@gasthof-ebner.example'], typed: 'chef@' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox')).toHaveValue('chef@');
    await expect(screen.getByRole('checkbox', { name: 'koch@gasthof-ebner.example' })).not.toBeChecked();
    await userEvent.type(screen.getByRole('textbox'), 'gasthof-ebner.example');
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onSave).toHaveBeenCalledWith(['chef@gasthof-ebner.example']);
  },
};

/** Letters beyond ASCII stay as they were typed, before and behind the @. */
export const Umlauts: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'küche@gasthof-öder.example');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getByRole('checkbox', { name: 'küche@gasthof-öder.example' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onSave).toHaveBeenCalledWith(['kueche@gasthof-ebner.example', 'küche@gasthof-öder.example']);
  },
};

/** What is no e-mail address is refused. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'küche');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
