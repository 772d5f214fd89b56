import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../action/Button';
import { inOwnWindow } from '../docs';
import { FullScreenDialog } from './FullScreenDialog';

const meta = {
  title: 'Kit/Overlay/FullScreenDialog',
  component: FullScreenDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    label: 'Bilder: Bergkäse',
    bar: <Button tone="primary">Schließen</Button>,
    children: <p>Bild</p>,
    onKeyDown: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FullScreenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It hears the keyboard, is named, and Escape closes it. */
export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Bilder: Bergkäse' })).toHaveTextContent('SchließenBild');
    await userEvent.keyboard('+');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closed it is not there. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
