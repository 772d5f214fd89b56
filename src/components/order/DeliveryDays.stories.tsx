import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { orderExample } from '../examples/order';
import { DeliveryDays } from './DeliveryDays';

const meta = { title: 'Components/Order/DeliveryDays', component: DeliveryDays, args: { order: orderExample } } satisfies Meta<typeof DeliveryDays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goods that come on different days, each with its kind. */
export const SeveralDays: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tiefkühlware').parentElement).toHaveTextContent('Fr., 27.11.2026');
  },
};

/** Everything on one day: the day alone. */
export const OneDay: Story = {
  args: { order: { id: '1', creationTime: '', customerId: '1', deliverySlotDate: '2026-11-25', requestedDeliveryDateFreshProducts: '2026-11-25' }, style: 'long' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mittwoch, 25. November 2026');
    await expect(within(canvasElement).queryByText('Frischware')).not.toBeInTheDocument();
  },
};
