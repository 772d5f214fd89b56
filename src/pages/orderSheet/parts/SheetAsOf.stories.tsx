import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SheetAsOf } from './SheetAsOf';

const meta = {
  title: 'Pages/OrderSheet/SheetAsOf',
  component: SheetAsOf,
  args: { moment: Date.parse('2026-11-26T13:05:00Z'), hasPrices: true, isReading: false, onRetry: undefined },
} satisfies Meta<typeof SheetAsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a network: day and time of what is shown, in the tenants' zone. */
export const WithPrices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ohne Netz/).parentElement).toHaveTextContent(
      /^Stand: Do\., 26\.11\., 14:05 – ohne Netz\. Preise, Summe/,
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Without prices; the browser believes in a network, so that the user may try again. */
export const WithRetry: Story = {
  tags: ['visual'],
  args: { hasPrices: false, onRetry: fn() },
};

/** Interactions; pictured by the previous story. */
export const WithRetryInUse: Story = {
  ...WithRetry,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/ohne Netz/).parentElement).toHaveTextContent(/– ohne Netz\. Die Lieferbarkeit ist/);
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
