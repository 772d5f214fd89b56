import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchReach } from './SearchReach';

const meta = {
  title: 'Pages/Receipts/SearchReach',
  component: SearchReach,
  args: {
    found: 3,
    read: 43,
    oldest: '2025-01-09',
    days: { from: undefined, to: undefined },
    hasMore: false,
    perPage: undefined,
    isReading: false,
    onReadMore: fn(),
  },
} satisfies Meta<typeof SearchReach>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All documents were looked at. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 Treffer');
    await expect(canvas.getByText('Durchsucht: alle 43 Belege, zurück bis 09.01.2025.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Those of a period. */
export const Period: Story = {
  tags: ['!dev', '!autodocs'],
  args: { days: { from: '2026-10-01', to: '2026-10-31' }, perPage: 100, found: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Durchsucht: Belege vom 01.10.2026 bis 31.10.2026.')).toBeVisible();
    await expect(canvas.getByText('Je Seite und je ZIP höchstens 100 Belege.')).toBeVisible();
  },
};

/** Those from a day on. */
export const From: Story = {
  tags: ['!dev', '!autodocs'],
  args: { days: { from: '2026-10-01', to: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Durchsucht: Belege ab 01.10.2026.')).toBeVisible();
  },
};

/** Those until a day. */
export const Until: Story = {
  tags: ['!dev', '!autodocs'],
  args: { days: { from: undefined, to: '2026-10-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Durchsucht: Belege bis 31.10.2026.')).toBeVisible();
  },
};

/** Only the newest were looked at, and the user can go on. */
export const Part: Story = {
  args: { read: 1000, hasMore: true, days: { from: '2020-01-01', to: '2020-12-31' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Durchsucht: nur die neuesten 1\.000 Belege, zurück bis 09\.01\.2025\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter zurück suchen' }));
    await expect(args.onReadMore).toHaveBeenCalledOnce();
  },
};

/** There is nothing to search. */
export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { found: 0, read: 0, oldest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es gibt noch keine Belege.')).toBeVisible();
  },
};
