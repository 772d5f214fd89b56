import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SheetBar } from './SheetBar';

const meta = {
  title: 'Pages/OrderSheet/SheetBar',
  component: SheetBar,
  args: {
    delivery: 'Lieferung Mi., 02.12. · bestellen bis Di., 01.12. 14:30',
    sum: '1.284,60 €',
    onRequest: 0,
    unreadable: 0,
    count: 12,
    isAdding: false,
    isWaiting: false,
    onSend: fn(),
    onStopWaiting: fn(),
  },
} satisfies Meta<typeof SheetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve lines are ready. */
export const Filled: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
export const FilledInUse: Story = {
  ...Filled,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 Zeilen in den Warenkorb' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is ready; without prices and days neither is named. */
export const Empty: Story = {
  args: { sum: undefined, delivery: undefined, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await expect(canvas.queryByText(/Summe/)).not.toBeInTheDocument();
  },
};

/** What is no amount and what has no price is said. */
export const Incomplete: Story = {
  tags: ['visual'],
  args: { onRequest: 1, unreadable: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Zeile ohne Preis')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^2 Mengen sind keine ganzen Zahlen/);
  },
};

/** Sent off without a network: the bar, which stays in view, says so, and what waits can be held back. */
export const Waiting: Story = {
  tags: ['visual', 'phone'],
  args: { isWaiting: true },
};

/** What can be done there; its picture is the story before it. */
export const WaitingInUse: Story = {
  ...Waiting,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ohne Verbindung gemerkt/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nicht senden' }));
    await expect(args.onStopWaiting).toHaveBeenCalledTimes(1);
  },
};
