import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StockLine } from './StockLine';

const meta = {
  title: 'Pages/OrderSheet/StockLine',
  component: StockLine,
  args: {
    last: { kind: 'known', day: '2026-11-24', isOnDevice: false },
    today: '2026-11-30',
    age: 7,
    countHref: '/my/inventory/new',
    onRetry: fn(),
  },
} satisfies Meta<typeof StockLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A recent count. */
export const Recent: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vorschläge aus der Zählung vom Di., 24.11.2026');
    await expect(canvas.getByRole('link', { name: 'Bestand zählen' })).toHaveAttribute('href', '/my/inventory/new');
  },
};

/** Older than the user's limit: nothing is proposed. */
export const Old: Story = {
  args: { age: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ist älter als 3 Tage; aus ihr wird nichts vorgeschlagen');
  },
};

/** Counted on this device, and not sent yet. */
export const OnDevice: Story = {
  args: { last: { kind: 'known', day: '2026-11-30', isOnDevice: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('auf diesem Gerät');
  },
};

/** It failed to load. */
export const Failed: Story = {
  args: { last: { kind: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Never counted. */
export const None: Story = { args: { last: { kind: 'none' } } };
