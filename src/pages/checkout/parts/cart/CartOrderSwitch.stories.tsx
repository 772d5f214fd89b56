import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CartOrderSwitch } from './CartOrderSwitch';

const meta = {
  title: 'Components/Cart/CartOrderSwitch',
  component: CartOrderSwitch,
  tags: ['two-looks'],
  args: { order: 'groups', onChange: fn() },
} satisfies Meta<typeof CartOrderSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By groups, as the cart comes. */
export const Groups: Story = { tags: ['visual'] };

/** Switched by one press. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choices = within(canvas.getByRole('group', { name: 'Anordnung der Positionen' }));
    await expect(choices.getByRole('button', { name: 'Gruppen' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(choices.getByRole('button', { name: 'Reihenfolge' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('entry');
  },
};

/** In entry sequence. */
export const Entry: Story = { args: { order: 'entry' } };
