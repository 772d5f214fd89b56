import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActionButton } from '../action/ActionButton';
import { inOwnWindow } from '../docs';
import { DialogFrame } from './DialogFrame';

const meta = {
  title: 'Kit/Overlay/DialogFrame',
  component: DialogFrame,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    title: 'Warenkorb leeren?',
    children: <p id="asked">Alle Artikel werden entfernt.</p>,
    describedBy: 'asked',
    actions: <ActionButton>Behalten</ActionButton>,
    onClose: fn(),
  },
} satisfies Meta<typeof DialogFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its heading, described by its text; Escape closes it. */
export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Warenkorb leeren?' });
    await expect(dialog).toHaveAccessibleDescription('Alle Artikel werden entfernt.');
    await expect(within(dialog).getByRole('button', { name: 'Behalten' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long content scrolls between heading and buttons, by keyboard too. */
export const LongText: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>Bergkäse 6 Monate gereift, Laib ca. 6 kg</p>) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button')).toBeVisible());
    await userEvent.tab();
    await expect(within(dialog).getAllByText(/^Bergkäse/)[0]?.parentElement).toHaveFocus();
  },
};

/** Closed it is not there. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
