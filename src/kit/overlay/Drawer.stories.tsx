import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../action/Button';
import { UnstyledButton } from '../action/UnstyledButton';
import { inOwnWindow } from '../docs';
import { Drawer } from './Drawer';

const meta = {
  title: 'Kit/Overlay/Drawer',
  component: Drawer,
  tags: ['two-looks'],
  parameters: { docs: inOwnWindow, layout: 'fullscreen' },
  args: {
    isOpen: true,
    side: 'right',
    title: 'Änderungen',
    onClose: fn(),
    children: <p>Bergkäse wurde entfernt.</p>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the side, named by its title; the button and Escape close it. */
export const FromSide: Story = {
  args: { intro: 'Das Neueste zuerst.', closeLabel: 'Schließen' },
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Änderungen' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Schließen' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A button after the title, and one at the foot that stays while the content scrolls. */
export const WithTools: Story = {
  tags: ['visual', 'phone'],
  args: {
    side: 'left',
    title: 'Filter',
    tools: <Button tone="plain">Zurücksetzen</Button>,
    foot: (
      <Button tone="primary" isWide>
        275 Artikel anzeigen
      </Button>
    ),
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>
        <UnstyledButton>Bergkäse 6 Monate gereift</UnstyledButton>
      </p>
    )),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: '275 Artikel anzeigen' })).toBeVisible());
    await expect(drawer.queryByRole('button', { name: 'Schließen' })).not.toBeInTheDocument();
  },
};

/** A bottom sheet on the phone, as high as its content. */
export const Phone: Story = {
  args: { intro: 'Das Neueste zuerst.', closeLabel: 'Schließen' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Änderungen' });
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(drawer.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
  },
};

/** Renders nothing while closed. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
