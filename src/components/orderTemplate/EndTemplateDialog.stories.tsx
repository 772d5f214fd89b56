import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { EndTemplateDialog } from './EndTemplateDialog';

const meta = {
  title: 'Components/OrderTemplate/EndTemplateDialog',
  component: EndTemplateDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    name: 'Wochenbedarf',
    end: { kind: 'delete', participantCount: 0 },
    isBusy: false,
    hasFailed: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EndTemplateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The focus is on cancel, so that Enter alone deletes nothing. */
export const Deletion: Story = {
  play: async ({ args, userEvent }) => {
    const question = await dialog('Wochenbedarf löschen?');
    await waitFor(() => expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Shared: others lose it too. */
export const DeletionOfShared: Story = {
  args: { end: { kind: 'delete', participantCount: 2 } },
  play: async () => {
    await waitFor(async () => expect((await dialog('Wochenbedarf löschen?')).getByText(/2 Personen/)).toBeVisible());
  },
};

/** Deletion failed. */
export const DeletionFailed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await waitFor(async () =>
      expect((await dialog('Wochenbedarf löschen?')).getByRole('alert')).toHaveTextContent(/konnte nicht gelöscht werden/),
    );
  },
};

/** Names the owner, who could add the user again; the focus is on cancel. */
export const Leaving: Story = {
  args: { end: { kind: 'leave', maker: 'Anna Huber' } },
  play: async ({ args, userEvent }) => {
    const question = await dialog('Wochenbedarf verlassen?');
    await waitFor(() => expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    // The dialog fades in.
    await waitFor(() => expect(question.getByText(/Nur Anna Huber/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Verlassen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Leaving failed. */
export const LeavingFailed: Story = {
  args: { end: { kind: 'leave', maker: 'Anna Huber' }, hasFailed: true },
  play: async () => {
    await waitFor(async () =>
      expect((await dialog('Wochenbedarf verlassen?')).getByRole('alert')).toHaveTextContent(/konnte nicht verlassen werden/),
    );
  },
};
