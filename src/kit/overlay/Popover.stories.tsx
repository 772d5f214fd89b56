import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../action/Button';
import { inOwnWindow } from '../docs';
import { Popover } from './Popover';

/** Opens it from a button in the page. */
function Anchored({ anchor: _anchor, ...props }: ComponentProps<typeof Popover>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ paddingInlineStart: 400 }}>
      <Button ref={anchor}>Vorlagen</Button>
      <Popover {...props} anchor={anchor} />
    </div>
  );
}

const meta = {
  title: 'Kit/Overlay/Popover',
  component: Popover,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    anchor: { current: null },
    labelledBy: 'popover-title',
    onClose: fn(),
    children: (
      <div style={{ padding: 16 }}>
        <h2 id="popover-title">Bestellvorlagen</h2>
        <Button>Neue Vorlage</Button>
      </div>
    ),
  },
  render: (args) => <Anchored {...args} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below its button, named by its heading; the focus stays in it until Escape. */
export const BesideButton: Story = {
  play: async ({ args, userEvent }) => {
    const popover = await screen.findByRole('dialog', { name: 'Bestellvorlagen' });
    const button = screen.getByRole('button', { name: 'Vorlagen', hidden: true });
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom - 1));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Neue Vorlage' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A bottom sheet on the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Bestellvorlagen' })).toBeInTheDocument();
  },
};

/** Renders nothing while closed. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
