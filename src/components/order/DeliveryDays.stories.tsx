import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { orderExample } from '../../../tests/examples/order';
import { DeliveryDays } from './DeliveryDays';

const meta = { title: 'Components/Order/DeliveryDays', component: DeliveryDays, args: { order: orderExample } } satisfies Meta<
  typeof DeliveryDays
>;

export default meta;
type Story = StoryObj<typeof meta>;

const head = { id: '1', creationTime: '', customerId: '1' };

/** Goods that come on different days, each with its kind. */
export const SeveralDays: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tiefkühlware').parentElement).toHaveTextContent('Fr., 27.11.2026');
  },
};

/** Everything on one day: the day, and in words what comes on it. */
export const OneDay: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25', requestedDeliveryDateFreshProducts: '2026-11-25' }, style: 'long' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mittwoch, 25. November 2026');
    await expect(within(canvasElement).getByText('Trockenware, Frischware')).toBeVisible();
  },
};

/** Where there is little room, a day that all goods share stands alone. */
export const OneDayShort: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25', requestedDeliveryDateFreshProducts: '2026-11-25' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mi., 25.11.2026');
    await expect(within(canvasElement).queryByText(/Frischware/)).not.toBeInTheDocument();
  },
};

/** Dry goods alone need no name. */
export const DryOnly: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25' }, style: 'long' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mittwoch, 25. November 2026');
    await expect(within(canvasElement).queryByText('Trockenware')).not.toBeInTheDocument();
  },
};

/** An order without dry goods has no day for any. */
export const WithoutDry: Story = {
  args: { order: { ...head, requestedDeliveryDateFreshProducts: '2026-11-24', requestedDeliveryDateFrozenProducts: '2026-11-26' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Frischware').parentElement).toHaveTextContent('Di., 24.11.2026');
    await expect(within(canvasElement).getByText('Tiefkühlware').parentElement).toHaveTextContent('Do., 26.11.2026');
    await expect(within(canvasElement).queryByText('Trockenware')).not.toBeInTheDocument();
  },
};
