import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderExample } from '#tests/examples/order.ts';
import { DeliveryDays } from './DeliveryDays';

const meta = { title: 'Components/Order/DeliveryDays', component: DeliveryDays, args: { order: orderExample } } satisfies Meta<
  typeof DeliveryDays
>;

export default meta;
type Story = StoryObj<typeof meta>;

const head = { id: '1', creationTime: '', customerId: '1' };

/** Goods for different days, each with its kind. */
export const SeveralDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiefkühlware').parentElement).toHaveTextContent('Fr., 27.11.2026');
  },
};

/** Everything on one day: the day, and in words the kinds of goods. */
export const OneDay: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25', requestedDeliveryDateFreshProducts: '2026-11-25' }, style: 'long' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mittwoch, 25. November 2026');
    await expect(canvas.getByText('Trockenware, Frischware')).toBeVisible();
  },
};

/** In short form a common day needs no kinds. */
export const OneDayShort: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25', requestedDeliveryDateFreshProducts: '2026-11-25' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mi., 25.11.2026');
    await expect(canvas.queryByText(/Frischware/)).not.toBeInTheDocument();
  },
};

/** Dry goods alone need no name. */
export const DryOnly: Story = {
  args: { order: { ...head, deliverySlotDate: '2026-11-25' }, style: 'long' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mittwoch, 25. November 2026');
    await expect(canvas.queryByText('Trockenware')).not.toBeInTheDocument();
  },
};

/** An order without dry goods shows no day for them. */
export const WithoutDry: Story = {
  args: { order: { ...head, requestedDeliveryDateFreshProducts: '2026-11-24', requestedDeliveryDateFrozenProducts: '2026-11-26' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frischware').parentElement).toHaveTextContent('Di., 24.11.2026');
    await expect(canvas.getByText('Tiefkühlware').parentElement).toHaveTextContent('Do., 26.11.2026');
    await expect(canvas.queryByText('Trockenware')).not.toBeInTheDocument();
  },
};
