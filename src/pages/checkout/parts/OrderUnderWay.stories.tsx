import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderUnderWay } from './OrderUnderWay';

const meta = { title: 'Components/Checkout/OrderUnderWay', component: OrderUnderWay } satisfies Meta<typeof OrderUnderWay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is being looked up. */
export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung wird übermittelt');
  },
};
