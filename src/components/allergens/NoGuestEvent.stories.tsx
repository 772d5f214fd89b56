import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoGuestEvent } from './NoGuestEvent';

const meta = { title: 'Components/Allergens/NoGuestEvent', component: NoGuestEvent, args: { onBegin: fn() } } satisfies Meta<
  typeof NoGuestEvent
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No event yet. */
export const Offered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Für eine Veranstaltung prüfen' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};
