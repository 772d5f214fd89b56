import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PreferenceSwitches } from './PreferenceSwitches';

const meta = {
  title: 'Components/Notification/PreferenceSwitches',
  component: PreferenceSwitches,
  args: {
    preferences: [
      { type: { id: 1, name: 'Lieferung' }, channels: ['WEBSHOP', 'EMAIL'] },
      { type: { id: 2, name: 'Aktionen' }, channels: ['WEBSHOP'] },
      { type: { id: 4, name: 'Veranstaltungen' }, channels: [] },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof PreferenceSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three types, as pictured. */
export const Several: Story = { tags: ['visual', 'phone'] };

/** Each switch is named by its channel, within the group of its type. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const delivery = within(canvas.getByRole('group', { name: 'Lieferung' }));
    await expect(delivery.getByRole('switch', { name: 'E-Mail' })).toBeChecked();
    await userEvent.click(delivery.getByRole('switch', { name: 'Push-Nachricht' }));
    await expect(args.onChange).toHaveBeenCalledWith({ typeId: 1, channel: 'PUSH_NOTIFICATION', isOn: true });
    await userEvent.click(delivery.getByRole('switch', { name: 'Webshop' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ typeId: 1, channel: 'WEBSHOP', isOn: false });
  },
};
