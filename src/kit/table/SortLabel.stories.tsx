import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SortLabel } from './SortLabel';

const onSort = fn();

const meta = {
  title: 'Kit/Table/SortLabel',
  component: SortLabel,
  args: {
    column: { key: 'sum', title: 'Summe', isNumber: true },
    sorting: { sort: { field: 'day', direction: 'desc' }, hrefOf: ({ field, direction }) => `?sort=${field}-${direction}` },
  },
} satisfies Meta<typeof SortLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the sorted list. */
export const AsLink: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Summe' })).toHaveAttribute('href', '?sort=sum-desc');
  },
};

/** A button, for a list whose address lacks the sort. */
export const AsButton: Story = {
  args: { sorting: { sort: { field: 'sum', direction: 'desc' }, onSort } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Summe' }));
    await expect(onSort).toHaveBeenLastCalledWith({ field: 'sum', direction: 'asc' });
  },
};
