import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { made } from '#tests/examples/made.ts';
import { getOrderOverviewEntryMock } from '#gen/models/index.faker.ts';
import { onItsWay } from '../../rules/onItsWay';
import { OnItsWay } from './OnItsWay';

const whole = made(getOrderOverviewEntryMock, {
  id: '4501000043',
  itemsCount: 12,
  totalPriceString: '412.50',
  deliverySlotDate: '2026-11-30',
});
const inParts = made(getOrderOverviewEntryMock, {
  id: '4501000044',
  itemsCount: 5,
  totalPriceString: '99.90',
  deliverySlotDate: '2026-12-02',
  requestedDeliveryDateFreshProducts: '2026-11-30',
});

const meta = {
  title: 'Pages/Checkout/Planner/OnItsWay',
  component: OnItsWay,
  args: { days: onItsWay([whole, inParts], '2026-11-28'), canSeePrices: true, hrefOf: (orderId) => `/my/orders/${orderId}` },
} satisfies Meta<typeof OnItsWay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day; an order with partial deliveries is listed under each day. */
export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bestellung 4501000043' })).toHaveAttribute('href', '/my/orders/4501000043');
    await expect(canvas.getAllByRole('link', { name: 'Bestellung 4501000044' })).toHaveLength(2);
    await expect(canvas.getByText('12 Positionen, 412,50 €')).toBeVisible();
    await expect(canvas.getByText('Frischware (insgesamt 5 Positionen, 99,90 €)')).toBeVisible();
  },
};

/** No totals without the price permission. */
export const WithoutPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** Renders nothing without deliveries. */
export const None: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zurzeit ist nichts unterwegs.')).toBeVisible();
  },
};
