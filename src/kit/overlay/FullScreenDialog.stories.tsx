import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
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

/** Named, with keyboard events; Escape closes it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Bilder: Bergkäse' })).toHaveTextContent('SchließenBild');
    await userEvent.keyboard('+');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Fills the window on the phone too; no sheet. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { top, left, width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect({ top, left, width, height }).toEqual({ top: 0, left: 0, width: window.innerWidth, height: window.innerHeight });
    await expect(getComputedStyle(screen.getByRole('dialog')).borderTopLeftRadius).toBe('0px');
  },
};

/** Renders nothing while closed. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
