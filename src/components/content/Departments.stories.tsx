import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { Departments } from './Departments';

const meta = {
  title: 'Components/Content/Departments',
  component: Departments,
  args: { departments: blockExample('contact').departments },
} satisfies Meta<typeof Departments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** People by department; one without people is left out. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A person without a name is skipped, and a department without one has no heading. */
export const Incomplete: Story = {
  args: {
    departments: [
      { name: ' ', members: [{ name: 'Anna Huber' }, { name: '  ' }] },
      { name: 'Einkauf', members: [{ name: '' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
