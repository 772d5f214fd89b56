import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdditionOffer } from './AdditionOffer';

const meta = {
  title: 'Components/Order/AdditionOffer',
  component: AdditionOffer,
  args: {
    addition: { kind: 'open', day: '2026-11-25', orderUntil: new Date('2026-11-24T13:30:00Z') },
    today: '2026-11-24',
    onAdd: fn(),
  },
} satisfies Meta<typeof AdditionOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The deadline is today: only its time is named. */
export const Today: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zur Lieferung am Mi., 25.11. dazubestellen' })).toBeVisible();
    await expect(canvas.getByText('bis heute, 14:30')).toBeVisible();
    await expect(canvas.getByText(/eigene Bestellung/)).toBeVisible();
  },
};

/** The deadline is on another day, which is named. */
export const LaterInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { today: '2026-11-23' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('bis Di., 24.11., 14:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The server sends no readable deadline: none is named. */
export const DeadlineUnknown: Story = {
  args: { addition: { kind: 'open', day: '2026-11-25', orderUntil: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvas.queryByText(/bis /)).not.toBeInTheDocument();
  },
};

/** The deadline has passed. */
export const Closed: Story = {
  args: { addition: { kind: 'closed', day: '2026-11-25' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Lieferung am Mi., 25.11. nimmt keine weiteren Bestellungen mehr an.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
