import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Order } from '#domain/order/order.ts';
import { orderExample } from '#tests/examples/order.ts';
import { DeliveryLead } from './DeliveryLead';

const undated: Order = { ...orderExample };
delete undated.deliverySlotDate;
delete undated.requestedDeliveryDateFreshProducts;
delete undated.requestedDeliveryDateFrozenProducts;

const meta = {
  title: 'Components/Order/DeliveryLead',
  component: DeliveryLead,
  args: { order: orderExample, canSeePrices: true, calendar: { isBusy: false, onSave: fn() } },
} satisfies Meta<typeof DeliveryLead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first day with its time leads; frozen goods come later. A sum that leaves lines out isn't shown. */
export const Days: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mittwoch, 25. November 2026')).toBeVisible();
    await expect(canvas.getByText('gegen 07:00 Uhr')).toBeVisible();
    await expect(canvas.getByText('Dann am Freitag, 27.11.: Tiefkühlware')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'In den Kalender' }));
    await expect(args.calendar?.onSave).toHaveBeenCalledOnce();
  },
};

/** All goods on one day, and the whole sum. */
export const OneDay: Story = {
  args: {
    order: {
      ...orderExample,
      requestedDeliveryDateFrozenProducts: '2026-11-25',
      nonWebshopItems: [],
      orderItems: orderExample.orderItems.slice(0, 1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Bestellung 4500012345: 1 Position, \d+,\d\d\s€$/)).toBeVisible();
    await expect(canvas.queryByText(/^Dann /)).not.toBeInTheDocument();
  },
};

/** A phone's width: the words stay beside the van. */
export const Phone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const van = canvasElement.querySelector('svg[viewBox="0 0 160 84"]');
    const day = canvas.getByText('Mittwoch, 25. November 2026').getBoundingClientRect();
    await expect(van?.getBoundingClientRect().left).toBeGreaterThanOrEqual(day.right);
  },
};

/** Without a day nothing is promised, and nothing can be entered in a calendar. */
export const NoDay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { order: undated, calendar: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Noch kein Liefertag bekannt')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/gegen/);
  },
};

/** Without the price permission there is no sum. */
export const NoPrices: Story = {
  ...OneDay,
  tags: ['!dev', '!autodocs'],
  args: { ...OneDay.args, canSeePrices: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bestellung 4500012345: 1 Position')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
