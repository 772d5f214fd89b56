import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { watchedLines } from '#tests/examples/priceWatch.ts';
import { PriceWatchContext, type PriceWatch } from './WatchedPrice';
import { WatchedPrice } from './WatchedPrice';

const [line] = watchedLines;
if (!line) throw new Error('There is no line');
const watch: PriceWatch = { Mark: ({ choice }) => <span>{choice ? 'an amount' : 'as bought last'}</span>, textOf: () => undefined };

const meta = {
  title: 'Components/Price/WatchedPrice',
  component: WatchedPrice,
  args: line,
  decorators: [(Row) => <PriceWatchContext value={watch}>{Row()}</PriceWatchContext>],
} satisfies Meta<typeof WatchedPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a watched list the mark is shown in the row. */
export const Watched: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('an amount');
  },
};

/** Without a watch, as for users who see no prices, the row has no mark. */
export const Unwatched: Story = {
  decorators: [(Row) => <PriceWatchContext value={undefined}>{Row()}</PriceWatchContext>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('amount');
  },
};
