import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { ClearLabelsDialog } from './ClearLabelsDialog';

const meta = {
  title: 'Components/Label/ClearLabelsDialog',
  component: ClearLabelsDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, count: 24, isBusy: false, hasFailed: false, onConfirm: fn(), onCancel: fn(), onClosed: fn() },
} satisfies Meta<typeof ClearLabelsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Confirms the removal of 24 products. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Etikettenliste leeren?' })).toHaveTextContent('24 Artikel werden');
    await userEvent.click(screen.getByRole('button', { name: 'Behalten' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Alle entfernen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Failed: nothing was removed. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Es ist noch alles da.');
  },
};
