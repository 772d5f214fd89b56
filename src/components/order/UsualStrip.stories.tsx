import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UsualStrip, type UsualEntry } from './UsualStrip';

const [carton, piece, kilogram] = [
  { name: 'Karton', abbreviation: 'KRT' },
  { name: 'Stück', abbreviation: 'STK' },
  { name: 'Kilogramm', abbreviation: 'KG' },
];
const entry = (sku: string, name: string, orders: number, amount: number, unit = carton): UsualEntry => ({
  sku,
  name,
  orders,
  amount,
  unit,
});
const entries = [
  entry('104711', 'Vollmilch 3,5 %, 1 l', 8, 2),
  entry('104712', 'Frischhefe, 42 g Würfel', 7, 10, piece),
  entry('104713', 'Freilandeier, Größe M, 30 Stück', 7, 4),
  entry('104714', 'Teebutter, Rolle', 7, 1),
  entry('104715', 'Karotten, gewaschen', 6, 8, kilogram),
  entry('104716', 'Schlagobers 36 %, 1 l Packung für die Küche, ultrahocherhitzt', 6, 2),
  entry('104717', 'Mehl glatt, Type 480', 5, 1),
  entry('104718', 'Topfen 20 %', 5, 6, piece),
];

const meta = {
  title: 'Components/Order/UsualStrip',
  component: UsualStrip,
  args: { weekday: 1, count: 8, entries, hidden: [], onAdd: fn(), onNotToday: fn(), onNever: fn(), onRemind: fn() },
} satisfies Meta<typeof UsualStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight usual products of Mondays, each with its usual amount. */
export const Full: Story = {
  tags: ['visual', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Etwas vergessen?' })).toBeVisible();
    await expect(canvas.getByText(/^Meist montags bestellt und nicht dabei\. Gezählt in den letzten 8/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

/** Each press is announced, and the focus moves to the next product. */
export const FullInUse: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Strip(args) {
    const [left, setLeft] = useState(args.entries.slice(0, 3));
    const leave = (sku: string) => setLeft((before) => before.filter((one) => one.sku !== sku));
    return (
      <UsualStrip
        {...args}
        entries={left}
        onAdd={(sku) => {
          args.onAdd(sku);
          leave(sku);
        }}
        onNotToday={(sku) => {
          args.onNotToday(sku);
          leave(sku);
        }}
        onNever={(sku) => {
          args.onNever(sku);
          leave(sku);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^2\s.*hinzufügen: Vollmilch/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('104711');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 Kartons Vollmilch 3,5 %, 1 l hinzugefügt');
    await waitFor(() => expect(canvas.getByRole('button', { name: /hinzufügen: Frischhefe/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'heute nicht: Frischhefe, 42 g Würfel' }));
    await expect(args.onNotToday).toHaveBeenCalledWith('104712');
    await userEvent.click(canvas.getByRole('button', { name: 'nie erinnern: Freilandeier, Größe M, 30 Stück' }));
    await expect(args.onNever).toHaveBeenCalledWith('104713');
    await expect(canvas.getByText('Sonst fehlt nichts.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Etwas vergessen?' })).toHaveFocus());
  },
};

/** Too few orders on the weekday: the last ones of all days are used. */
export const AllDays: Story = {
  args: { weekday: undefined, count: 12, entries: entries.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Das bestellen Sie meistens, und es ist nicht dabei\./)).toBeVisible();
  },
};

/** Products hidden for good can be restored; the strip says where that is stored. */
export const Hidden: Story = {
  args: { entries: [], hidden: [{ sku: '104711', name: 'Vollmilch 3,5 %, 1 l' }], isKeptForHidden: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Ohne Erinnerung: 1 Artikel'));
    await expect(canvas.getByText('Das ist nur auf diesem Gerät gemerkt.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wieder erinnern: Vollmilch 3,5 %, 1 l' }));
    await expect(args.onRemind).toHaveBeenCalledWith('104711');
  },
};

/** Renders nothing without suggestions. */
export const Nothing: Story = {
  args: { entries: [], hidden: [{ sku: '104711', name: 'Vollmilch 3,5 %, 1 l' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
