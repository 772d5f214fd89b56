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
    isInterrupted: false,
    unsure: 0,
    onSend: fn(),
    onStopWaiting: fn(),
    onDecide: fn(),
  },
} satisfies Meta<typeof SheetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve lines are ready. */
export const Filled: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const FilledInUse: Story = {
  ...Filled,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 Zeilen in den Warenkorb' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is ready; without prices and days neither is shown. */
export const Empty: Story = {
  args: { sum: undefined, delivery: undefined, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await expect(canvas.queryByText(/Summe/)).not.toBeInTheDocument();
  },
};

/** Invalid amounts and lines without a price are mentioned. */
export const Incomplete: Story = {
  tags: ['visual'],
  args: { onRequest: 1, unreadable: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Zeile ohne Preis')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^2 Mengen sind keine ganzen Zahlen/);
  },
};

/** Sent offline: the sticky bar says so, and the waiting lines can be cancelled. */
export const Waiting: Story = {
  tags: ['visual', 'phone'],
  args: { isWaiting: true },
};

/** Interactions; pictured by the previous story. */
export const WaitingInUse: Story = {
  ...Waiting,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ohne Verbindung gemerkt/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nicht senden' }));
    await expect(args.onStopWaiting).toHaveBeenCalledTimes(1);
  },
};

/** The page or the network went while lines were on their way. */
export const Interrupted: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isInterrupted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Das Senden wurde unterbrochen/);
  },
};

/** Nobody can tell of some lines if they are in the cart: the user decides. */
export const Unsure: Story = {
  tags: ['visual', 'phone'],
  args: { unsure: 2, count: 0 },
};

/** Interactions; pictured by the previous story. */
export const UnsureInUse: Story = {
  ...Unsure,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Bei 2 Zeilen ist nicht sicher/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sind im Warenkorb' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal senden' }));
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, true);
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, false);
  },
};
