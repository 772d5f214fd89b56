import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadingNote } from './ReadingNote';

const meta = {
  title: 'Pages/Spending/ReadingNote',
  component: ReadingNote,
  args: {
    count: 96,
    months: 12,
    isReading: false,
    missing: { unpriced: 0, outside: 0, unreadable: 0, lost: 0 },
    hasMore: false,
    isReadingMore: false,
    failure: undefined,
    onReadMore: fn(),
  },
} satisfies Meta<typeof ReadingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything was read and has a price. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die letzten 12 Monate: 96 Bestellungen gelesen')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** More is on its way. */
export const Reading: Story = { tags: ['visual'], args: { count: 40, isReading: true } };

/** Orders and lines that are in no sum are counted by their reason. */
export const Missing: Story = {
  args: { missing: { unpriced: 3, outside: 2, unreadable: 1, lost: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7 Angaben fehlen in den Summen' }));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 Positionen ohne Preis, etwa auf Anfrage',
      '2 Artikel außerhalb des Webshops, ohne Preis',
      '1 Position ließ sich nicht lesen',
      '1 Bestellung ließ sich nicht lesen',
    ]);
  },
};

/** The bound ended the reading; a press goes on. */
export const Bounded: Story = {
  args: { count: 500, hasMore: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Gelesen sind nur die neuesten 500 Bestellungen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter zurück lesen' }));
    await expect(args.onReadMore).toHaveBeenCalledOnce();
  },
};

const retry = fn();

/** A page failed: the figures stand and are called too small. */
export const FailedInPart: Story = {
  args: { count: 40, failure: { error: new Error('500'), isRetrying: false, retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein Teil der Bestellungen konnte nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
