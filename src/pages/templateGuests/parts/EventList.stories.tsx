import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { maxPlanned, type ScaleEvent } from '../rules/guestScale';
import { EventList } from './EventList';

const event = (id: string, over: Partial<ScaleEvent> = {}): ScaleEvent => ({
  id,
  name: '',
  day: undefined,
  guests: undefined,
  isLeftOut: false,
  portions: [],
  ...over,
});

const meta = {
  title: 'Pages/TemplateGuests/EventList',
  component: EventList,
  args: {
    events: [
      event('1', { name: 'Bankett', day: '2026-11-27', guests: 120 }),
      event('2', { name: 'Brunch', day: '2026-11-29', guests: 60 }),
    ],
    today: '2026-11-24',
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Kept(args) {
    const [events, setEvents] = useState(args.events);
    return (
      <EventList
        {...args}
        events={events}
        onChange={(id, change) => {
          args.onChange(id, change);
          setEvents(events.map((one) => (one.id === id ? { ...one, ...change } : one)));
        }}
      />
    );
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A banquet and a brunch; each can be left out, and removed. */
export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const brunch = within(canvas.getByRole('group', { name: 'Brunch (So., 29.11.)' }));
    await userEvent.click(brunch.getByRole('checkbox', { name: 'Jetzt mitbestellen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', { isLeftOut: true });
    await userEvent.click(brunch.getByRole('button', { name: 'Brunch (So., 29.11.) entfernen' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Veranstaltung' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A new one has neither name nor guests; half a guest is refused with a sentence. */
export const New: Story = {
  args: { events: [event('1')] },
  play: async ({ args, canvas, userEvent }) => {
    const entry = within(canvas.getByRole('group', { name: 'Veranstaltung 1' }));
    await userEvent.type(entry.getByRole('textbox', { name: /^Gäste/ }), '12,5');
    await expect(await entry.findByText(/^Bitte geben Sie eine ganze Zahl/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { guests: undefined });
    await userEvent.type(entry.getByRole('textbox', { name: /^Tag/ }), '27.11.');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { day: '2026-11-27' });
  },
};

/** No more than the maximum. */
export const Full: Story = {
  args: { events: Array.from({ length: maxPlanned }, (_, index) => event(String(index + 1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Weitere Veranstaltung' })).toBeDisabled();
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
