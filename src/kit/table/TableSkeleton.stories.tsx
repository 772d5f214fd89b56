import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleColumns, type ExampleRow } from './exampleRows.fixture';
import { TableSkeleton } from './TableSkeleton';

const meta = {
  title: 'Kit/Table/TableSkeleton',
  component: TableSkeleton<ExampleRow>,
  args: { columns: exampleColumns, rows: 3 },
} satisfies Meta<typeof TableSkeleton<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head is already there; assistive technology learns only that something is loading. */
export const Loading: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Wird geladen/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Cards on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
