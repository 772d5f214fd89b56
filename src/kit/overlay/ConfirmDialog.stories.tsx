import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnstyledButton } from '../action/UnstyledButton';
import { inOwnWindow } from '../docs';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Kit/Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    title: 'Bestellung absenden?',
    text: 'Zwei Artikel bleiben zurück.',
    confirmLabel: 'Absenden',
    cancelLabel: 'Zurück',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

/** Named by the question, described by its text, with a list below it. */
export const WithList: Story = {
  tags: ['visual', 'phone'],
  args: {
    children: (
      <ul>
        <li>Bergkäse, jung</li>
        <li>Almbutter</li>
      </ul>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Bestellung absenden?' });
    await expect(dialog).toHaveAccessibleDescription('Zwei Artikel bleiben zurück.');
  },
};

/** Reports each answer; Escape cancels. */
export const Answered: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Absenden'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(await button('Zurück'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** Two presses in a row confirm once; after a failure it can be confirmed again, but not while the dialog closes. */
export const PressedTwice: Story = {
  render: function Failing(args) {
    const [what, setWhat] = useState<'asked' | 'busy' | 'gone'>('asked');
    return (
      <>
        <ConfirmDialog
          {...args}
          isOpen={what !== 'gone'}
          isBusy={what === 'busy'}
          onConfirm={() => {
            args.onConfirm();
            setTimeout(() => setWhat('busy'), 0);
          }}
          onCancel={() => setWhat('gone')}
        />
        {/* Outside the dialog, like a server's answer. */}
        <UnstyledButton onClick={() => setWhat('asked')}>Antwort</UnstyledButton>
      </>
    );
  },
  play: async ({ args }) => {
    const yes = await button('Absenden');
    yes.click();
    yes.click();
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
    yes.click();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    screen.getByText('Antwort').click();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy'));
    yes.click();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
    screen.getByText('Antwort').click();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy'));
    screen.getByRole('button', { name: 'Zurück' }).click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    yes.click();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

/** For what can't be undone. */
export const Danger: Story = {
  tags: ['visual'],
  args: {
    title: 'Warenkorb leeren?',
    text: 'Alle 24 Positionen werden entfernt.',
    confirmLabel: 'Leeren',
    cancelLabel: 'Behalten',
    tone: 'danger',
  },
};

/** The focus is on cancel: Enter alone doesn't confirm. */
export const StartsAtCancel: Story = {
  args: { startsAtCancel: true },
  play: async ({ args, userEvent }) => {
    const back = await button('Zurück');
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Pending: a second press does nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    const confirm = await button('Absenden');
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Failed: the error is below the content, and the user can retry. */
export const Failed: Story = {
  args: { failure: 'Die Bestellung konnte nicht abgesendet werden.' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht abgesendet werden.');
    await userEvent.click(await button('Absenden'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Nothing to confirm; only the question. */
export const Disabled: Story = {
  args: { isDisabled: true, text: undefined },
  play: async () => {
    await expect(await button('Absenden')).toBeDisabled();
    await expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  },
};
