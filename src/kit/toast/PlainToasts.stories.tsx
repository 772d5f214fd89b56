import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { PlainToasts } from './PlainToasts';

const reload = fn();

const meta = {
  title: 'Kit/Toast/PlainToasts',
  component: PlainToasts,
  args: {
    toasts: [
      {
        id: 1,
        severity: 'error',
        text: 'Der Shop wurde erneuert, und dieser Teil der bisherigen Version ist nicht mehr da. Laden Sie die Seite neu.',
        action: { label: 'Seite neu laden', onClick: reload },
      },
    ],
    onClose: fn(),
  },
  parameters: { docs: inOwnWindow, layout: 'fullscreen' },
} satisfies Meta<typeof PlainToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts' code is gone with the previous release. */
export const Gone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Shop wurde erneuert');
    await userEvent.click(canvas.getByRole('button', { name: 'Seite neu laden' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(1);
  },
};
