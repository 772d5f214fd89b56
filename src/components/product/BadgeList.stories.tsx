import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BadgeKey } from '../../domain/attributes';
import { badgeExample } from '../examples/product';
import { BadgeList } from './BadgeList';

const keys: readonly BadgeKey[] = ['deep-frozen', 'cooled', 'weighed-item', 'organic', 'msc', 'asc', 'vegan', 'gluten-free', 'lactose-free', 'order-deadline'];

const meta = {
  title: 'Components/Product/BadgeList',
  component: BadgeList,
  args: { badges: [badgeExample('cooled'), badgeExample('organic'), badgeExample('order-deadline', '10:30')], isSpelledOut: false },
} satisfies Meta<typeof BadgeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As in a row: the drawings alone, with a sign where one is known; the words are the hint on resting and what a screen reader says. */
export const InARow: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ title }) => title)).toEqual(['Gekühlt', 'Bio', 'Bestellschluss 10:30']);
  },
};

/** As on the detail page: with their words. */
export const SpelledOut: Story = { args: { isSpelledOut: true } };

/** None: no list either. */
export const None: Story = {
  args: { badges: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).not.toBeInTheDocument();
  },
};

/** All ten there are, as in rows and in words. A product shows three of them at most. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      {[false, true].map((isSpelledOut) => <BadgeList key={String(isSpelledOut)} isSpelledOut={isSpelledOut} badges={keys.map((key) => badgeExample(key, key === 'order-deadline' ? '10:30' : undefined))} />)}
    </div>
  ),
};
