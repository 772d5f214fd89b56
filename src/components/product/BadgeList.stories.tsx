import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BadgeKey } from '#domain/product/attributes.ts';
import { badgeExample } from '#tests/examples/product.ts';
import { BadgeList } from './BadgeList';

const keys: readonly BadgeKey[] = [
  'deep-frozen',
  'cooled',
  'weighed-item',
  'organic',
  'msc',
  'asc',
  'vegan',
  'gluten-free',
  'lactose-free',
  'order-deadline',
];

const example = (key: BadgeKey) => badgeExample(key, key === 'order-deadline' ? '10:30' : undefined);

const meta = {
  title: 'Components/Product/BadgeList',
  component: BadgeList,
  tags: ['two-looks'],
  args: { badges: [badgeExample('cooled'), badgeExample('organic'), badgeExample('order-deadline', '10:30')], isSpelledOut: false },
} satisfies Meta<typeof BadgeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As in a row: icons only, with a sign if known; the text is a hint on hover and for screen readers. */
export const InARow: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ title }) => title)).toEqual(['Gekühlt', 'Bio', 'Bestellschluss 10:30']);
  },
};

/** More than three: a row shows the first three. */
export const FiveInARow: Story = {
  args: { badges: keys.slice(3, 8).map((key) => badgeExample(key)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ title }) => title)).toEqual(['Bio', 'MSC-zertifiziert', 'ASC-zertifiziert']);
  },
};

/** As on the detail page: all of them, with text. */
export const SpelledOut: Story = {
  args: { badges: keys.slice(3, 8).map((key) => badgeExample(key)), isSpelledOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Renders nothing without badges. */
export const None: Story = {
  args: { badges: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** All ten: icons, of which a row has three at most, and text. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {keys.map((key) => (
          <BadgeList key={key} badges={[example(key)]} />
        ))}
      </div>
      <BadgeList isSpelledOut badges={keys.map(example)} />
    </div>
  ),
};
