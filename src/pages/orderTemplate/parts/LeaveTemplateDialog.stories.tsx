import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../../kit/docs';
import { LeaveTemplateDialog } from './LeaveTemplateDialog';

const meta = {
  title: 'Components/OrderTemplate/LeaveTemplateDialog',
  component: LeaveTemplateDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    name: 'Frühstück',
    maker: 'Anna Huber',
    isBusy: false,
    hasFailed: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LeaveTemplateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Frühstück verlassen?' }));

/** Who could bring the user back is named; the focus is on the way back. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    // The dialog fades in.
    await waitFor(() => expect(question.getByText(/Nur Anna Huber/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Verlassen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It could not be left. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toHaveTextContent(/konnte nicht verlassen werden/));
  },
};
