import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { orderExample } from '#tests/examples/order.ts';
import { OrderConfirmation } from './OrderConfirmation';

const meta = {
  title: 'Components/Order/OrderConfirmation',
  component: OrderConfirmation,
  args: { order: orderExample, canSeePrices: true, shopHref: '/', orderHref: '/my/orders/detail/4500012345', onPrint: fn() },
} satisfies Meta<typeof OrderConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number, recipients, omitted lines, and next steps. */
export const Placed: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung 4500012345 ist bei uns eingegangen.');
    await expect(canvas.getByText(/Steinpilze getrocknet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bestellung ansehen' })).toHaveAttribute('href', '/my/orders/detail/4500012345');
  },
};

/** Interactions; pictured by the previous story. */
export const PlacedInUse: Story = {
  ...Placed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung 4500012345 ist bei uns eingegangen.');
    await expect(canvas.getByText(/Steinpilze getrocknet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bestellung ansehen' })).toHaveAttribute('href', '/my/orders/detail/4500012345');
    await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** No recipients, nothing omitted, no prices. */
export const Plain: Story = {
  args: { canSeePrices: false, order: { ...orderExample, rejectedItems: [], confirmationEmails: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getByText(/jederzeit unter „Bestellungen“/)).toBeVisible();
  },
};
