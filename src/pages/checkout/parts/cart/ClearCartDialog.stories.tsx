import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { ClearCartDialog } from './ClearCartDialog';

const meta = {
  title: 'Components/Cart/ClearCartDialog',
  component: ClearCartDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, lineCount: 24, onConfirm: fn(), onCancel: fn(), onClosed: fn() },
} satisfies Meta<typeof ClearCartDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Confirms the removal of 24 lines. */
export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Warenkorb leeren?' })).toHaveTextContent('Alle 24 Positionen');
  },
};

/** Interactions; pictured by the previous story. */
export const OpenInUse: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Warenkorb leeren?' })).toHaveTextContent('Alle 24 Positionen');
    await userEvent.click(screen.getByRole('button', { name: 'Behalten' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leeren' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
