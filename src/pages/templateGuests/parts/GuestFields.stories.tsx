import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { GuestFields } from './GuestFields';

const onPlan = fn() as (() => void) | undefined;

const meta = {
  title: 'Pages/TemplateGuests/GuestFields',
  component: GuestFields,
  args: {
    eventHref: '/my/event',
    base: 80,
    wanted: 120,
    event: undefined,
    onBase: fn(),
    onWanted: fn(),
    onEvents: onPlan,
    onDishes: onPlan,
  },
  render: function Kept(args) {
    const [base, setBase] = useState(args.base);
    const [wanted, setWanted] = useState(args.wanted);
    return (
      <GuestFields
        base={base}
        wanted={wanted}
        event={args.event}
        eventHref={args.eventHref}
        onEvents={args.onEvents}
        onDishes={args.onDishes}
        onBase={(guests) => {
          args.onBase(guests);
          setBase(guests);
        }}
        onWanted={(guests) => {
          args.onWanted(guests);
          setWanted(guests);
        }}
      />
    );
  },
} satisfies Meta<typeof GuestFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From 80 to 120, with keys. */
export const Known: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const wanted = canvas.getByRole('textbox', { name: /^Gäste diesmal/ });
    await userEvent.clear(wanted);
    await expect(args.onWanted).toHaveBeenLastCalledWith(undefined);
    await userEvent.type(wanted, '1.200');
    await expect(args.onWanted).toHaveBeenLastCalledWith(1200);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onWanted).toHaveBeenLastCalledWith(1201);
    await expect(canvas.getByText(/bleiben auf diesem Gerät gespeichert/)).toBeVisible();
  },
};

/** Empty, and without an event: one can be created. */
export const Empty: Story = {
  args: { base: undefined, wanted: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Veranstaltung anlegen$/ })).toHaveAttribute('href', '/my/event');
  },
};

/** Half a guest, and more than the maximum: an error, kept for correction, and ignored. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const base = canvas.getByRole('textbox', { name: /^Gäste laut Vorlage/ });
    await userEvent.clear(base);
    await userEvent.type(base, '80,5');
    await expect(await canvas.findByText('Bitte geben Sie eine ganze Zahl von 1 bis 9.999 ein.')).toBeVisible();
    await expect(args.onBase).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await expect(base).toHaveValue('80,5');
    await userEvent.clear(base);
    await userEvent.type(base, '10000');
    await expect(canvas.getByText('Bitte geben Sie eine ganze Zahl von 1 bis 9.999 ein.')).toBeVisible();
    await userEvent.clear(base);
    await userEvent.type(base, '90');
    await expect(args.onBase).toHaveBeenLastCalledWith(90);
    await expect(canvas.queryByText(/^Bitte geben Sie eine ganze Zahl/)).not.toBeInTheDocument();
  },
};

/** The guests of an event stored on this device are applied by a press, not automatically. */
export const WithEvent: Story = {
  args: { wanted: undefined, event: { name: 'Hochzeit Huber', guests: 96 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Gäste diesmal/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Aus „Hochzeit Huber“ übernehmen: 96 Gäste' }));
    await expect(args.onWanted).toHaveBeenLastCalledWith(96);
    await expect(canvas.getByRole('textbox', { name: /^Gäste diesmal/ })).toHaveValue('96');
  },
};

/** Several events and dishes are planned on a press. */
export const PlannedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehrere Veranstaltungen' }));
    await expect(args.onEvents).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Menü mit Gerichten' }));
    await expect(args.onDishes).toHaveBeenCalledTimes(2);
  },
};

/** Events say the expected guests themselves. */
export const WithEvents: Story = {
  args: { onEvents: undefined, onDishes: undefined, event: { name: 'Hochzeit Huber', guests: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Gäste diesmal/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Mehrere|^Menü|^Aus „Hochzeit/)).not.toBeInTheDocument();
  },
};
