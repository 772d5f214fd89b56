import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../kit/docs';
import { DeleteTemplateDialog } from './DeleteTemplateDialog';

const meta = {
  title: 'Components/OrderTemplate/DeleteTemplateDialog',
  component: DeleteTemplateDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    name: 'Wochenbedarf',
    participantCount: 0,
    isBusy: false,
    hasFailed: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeleteTemplateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /Wochenbedarf/ }));

/** The focus is on the way back, so that Enter alone deletes nothing. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Others lose it too. */
export const Shared: Story = {
  args: { participantCount: 2 },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText(/2 Personen/)).toBeVisible());
  },
};

/** It could not be deleted. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toHaveTextContent(/konnte nicht gelöscht werden/));
  },
};
