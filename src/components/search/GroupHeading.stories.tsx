import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GroupHeading } from './GroupHeading';

const meta = {
  title: 'Components/Search/GroupHeading',
  component: GroupHeading,
  args: { view: 'row', name: 'Hartkäse', count: 34, href: '/search?category=230' },
  argTypes: { view: { control: 'inline-radio', options: ['row', 'tile'] } },
} satisfies Meta<typeof GroupHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above rows: the category's name heads them like a table, with a link to all its products. */
export const AboveRows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hartkäse' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 34 anzeigen' })).toHaveAttribute('href', '/search?category=230');
  },
};

/** Above tiles, which have gaps of their own. */
export const AboveTiles: Story = { args: { view: 'tile' } };

/** A long name leaves space for the link. */
export const LongName: Story = {
  args: { name: 'Hartkäse und Schnittkäse aus Alpen und Voralpen, am Stück, in Scheiben und gerieben', count: 1_284 },
};

/** In a list without pages per category: the number of its products. */
export const Counted: Story = {
  args: {},
  render: ({ view, name, count }) => <GroupHeading view={view} name={name} count={count} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('34 Artikel')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
