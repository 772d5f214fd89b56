import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { DiscardDialog } from './DiscardDialog';

const meta = {
  title: 'Components/Companion/DiscardDialog',
  component: DiscardDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, moment: '20.11.2026, 17:02', lineCount: 5, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Confirms that an order of five lines is discarded. */
export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Bestellung verwerfen?' })).toHaveTextContent('mit 5 Positionen');
  },
};

/** Interactions; pictured by the previous story. */
export const OpenInUse: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Bestellung verwerfen?' })).toHaveTextContent('mit 5 Positionen');
    await userEvent.click(screen.getByRole('button', { name: 'Behalten' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
