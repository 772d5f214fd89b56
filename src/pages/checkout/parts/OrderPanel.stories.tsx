import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { addressesExample } from '#tests/examples/order.ts';
import { Button } from '#kit/action/Button.tsx';
import { OrderPanel } from './OrderPanel';

const meta = {
  title: 'Components/Checkout/OrderPanel',
  component: OrderPanel,
  args: {
    sum: { net: decimal('21516.13'), discount: decimal('485.19'), expectedBonus: undefined, lineCount: 23, linesOnRequest: 0 },
    lineCount: 23,
    leftOutCount: 0,
    address: addressesExample[0],
    days: [
      { kind: 'dry', day: '2026-11-25' },
      { kind: 'fresh', day: '2026-11-25' },
    ],
    tourDays: [],
    takenOver: undefined,
    children: (
      <Button tone="primary" isWide>
        Verbindlich bestellen
      </Button>
    ),
  },
  decorators: [
    (Panel) => (
      <div style={{ display: 'grid', gap: 16, maxWidth: 300 }}>
        <Panel />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything on one day: a single day. */
export const OneDay: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Mi., 25.11.')).toHaveLength(1);
  },
};

/** Frozen goods on another day: each day with its kinds. */
export const TwoDays: Story = {
  args: {
    days: [
      { kind: 'dry', day: '2026-11-25' },
      { kind: 'frozen', day: '2026-11-27' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiefkühlware').closest('dd')).toHaveTextContent('Fr., 27.11.');
  },
};

/** The day of the dry goods is no longer available: it isn't shown as chosen. */
export const DayPassed: Story = {
  args: {
    days: [
      { kind: 'dry', day: undefined },
      { kind: 'frozen', day: '2026-11-27' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trockenware').closest('dd')).toHaveTextContent('bitte wählen');
  },
};

/** An alternative tour delivers some lines on its own day. */
export const AlternativeTour: Story = {
  args: { tourDays: [{ day: '2026-11-27', count: 2 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mi., 25.11.')).toBeVisible();
    await expect(canvas.getByText('2 Artikel kommen am Fr., 27.11.')).toBeVisible();
  },
};

/** Nothing chosen yet, and no prices. */
export const NoPrices: Story = {
  args: { sum: undefined, days: [], address: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
