import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
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
    title: 'Wer bekommt die Bestellbestätigung?',
    label: 'Empfänger',
    saveLabel: 'Übernehmen',
    cancelLabel: 'Abbrechen',
    note: (
      <>
        Ihre eigene E-Mail-Adresse ändern Sie im <AppLink href="/my/user-profile">Benutzerprofil</AppLink>.
      </>
    ),
  },
  render: function Held(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <MailDialog
        {...args}
        draft={draft}
        onDraft={(next) => {
          args.onDraft?.(next);
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

/** The same address in another case is not added twice. */
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

/** Restores the input from before the page was left. */
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

/** Letters beyond ASCII stay as typed, before and after the @. */
export const Umlauts: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'küche@gasthof-öder.example');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getByRole('checkbox', { name: 'küche@gasthof-öder.example' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onSave).toHaveBeenCalledWith(['kueche@gasthof-ebner.example', 'küche@gasthof-öder.example']);
  },
};

/** Refuses an invalid address. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'küche');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saving failed: the selection is kept. */
export const Failed: Story = {
  args: { failure: 'Nicht alle Empfänger konnten gespeichert werden.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nicht alle Empfänger konnten gespeichert werden.');
    await expect(screen.getByRole('checkbox', { name: 'kueche@gasthof-ebner.example' })).toBeChecked();
  },
};

/** Two presses, and Enter held down, save once. */
export const PressedTwice: Story = {
  args: { onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Übernehmen' }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** One was saved before the others failed: it stays in place, ticked or not. */
export const StaysInPlace: Story = {
  render: function Saving(args) {
    const [suggestions, setSuggestions] = useState(args.suggestions);
    return (
      <MailDialog
        {...args}
        suggestions={suggestions}
        onSave={(mails) => {
          setSuggestions([...suggestions].reverse());
          return args.onSave(mails);
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    const before = names();
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await expect(names()).toEqual(before);
  },
};
