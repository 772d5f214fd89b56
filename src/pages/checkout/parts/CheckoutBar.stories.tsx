import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { Button } from '#kit/action/Button.tsx';
import { CheckoutBar } from './CheckoutBar';

const meta = {
  title: 'Components/Checkout/CheckoutBar',
  component: CheckoutBar,
  args: { lineCount: 24, net: decimal('21516.13'), children: <Button tone="primary">Weiter zur Lieferung</Button> },
  decorators: [
    (Bar) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Bar />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines, total and the main action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 Positionen')).toBeVisible();
    await expect(canvas.getByText(/21\.516,13/)).toBeVisible();
  },
};

/** An error is above the pressed button. */
export const WithNotice: Story = { args: { notices: <p>Es kam keine Antwort.</p> } };

/** Without prices. */
export const NoPrices: Story = {
  args: { net: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
