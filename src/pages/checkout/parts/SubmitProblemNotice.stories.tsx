import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubmitProblemNotice } from './SubmitProblemNotice';

const meta = {
  title: 'Components/Checkout/SubmitProblemNotice',
  component: SubmitProblemNotice,
  tags: ['two-looks'],
  args: { problem: { kind: 'notSent' } },
} satisfies Meta<typeof SubmitProblemNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was sent; input is kept. */
export const NotSent: Story = {
  tags: ['visual'],
  args: { onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Eingaben sind gesichert');
  },
};

/** Interactions; pictured by the previous story. */
export const NotSentInUse: Story = {
  ...NotSent,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Eingaben sind gesichert');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The answer is lost and the order list has no such order. */
export const Lost: Story = {
  args: { problem: { kind: 'lost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('doppelt bestellt wird dabei nichts');
  },
};

/** Neither an answer nor the order list. */
export const Unknown: Story = { args: { problem: { kind: 'unknown' } } };

/** The session ended while ordering. */
export const SignedOut: Story = { args: { problem: { kind: 'signedOut' } } };

/** The day is no longer accepted. */
export const Day: Story = {
  args: { problem: { kind: 'day' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte wählen Sie einen anderen Tag');
  },
};

/** The same for address, unloading area and recipients, if the server says so. */
export const Address: Story = { args: { problem: { kind: 'address' } } };
export const Area: Story = { args: { problem: { kind: 'area' } } };
export const Mail: Story = { args: { problem: { kind: 'mail' } } };

/** A value is no longer accepted, and the server doesn't say which. */
export const Invalid: Story = { args: { problem: { kind: 'invalid' } } };

/** A line prevents it. */
export const Lines: Story = { args: { problem: { kind: 'lines' } } };

/** The customer may not order, or not now. */
export const Forbidden: Story = { args: { problem: { kind: 'forbidden' } } };
export const TooMany: Story = { args: { problem: { kind: 'tooMany' } } };
export const FairEnded: Story = { args: { problem: { kind: 'fairEnded' } } };

/** The fair's order limit. */
export const OrderLimit: Story = { args: { problem: { kind: 'orderLimit' } } };

/** An earlier attempt succeeded after all. */
export const PlacedBefore: Story = {
  args: { problem: { kind: 'placedBefore', orderId: '4500012345', orderHref: '/my/orders/detail/4500012345' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bestellung 4500012345 ansehen' })).toBeVisible();
  },
};

/** A change of the cart was rolled back. */
export const CartChanged: Story = { args: { problem: { kind: 'cartChanged' } } };

/** The cart was ordered or emptied elsewhere. */
export const CartEmpty: Story = { args: { problem: { kind: 'cartEmpty' } } };

/** The cart was ordered elsewhere, and the newest order has the number. */
export const OrderedElsewhere: Story = {
  args: { problem: { kind: 'orderedElsewhere', orderId: '4600000001', orderHref: '/my/orders/detail/4600000001' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bestellung 4600000001 ansehen' })).toBeVisible();
  },
};

/** Another tab tried, without success. */
export const Elsewhere: Story = { args: { problem: { kind: 'elsewhere' } } };

/** Refused for a reason known only to the server. */
export const Refused: Story = { args: { problem: { kind: 'refused' } } };
