import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { exampleColumns } from '../table/exampleRows.fixture';
import { ListTools } from './ListTools';

const meta = {
  title: 'Kit/List/ListTools',
  component: ListTools,
  args: {
    filters: [
      {
        name: 'source',
        label: 'Bestellweg',
        allTitle: 'Alle',
        options: [
          { value: 'WEBSHOP', title: 'Webshop' },
          { value: 'EMAIL', title: 'E-Mail' },
        ],
      },
    ],
    chosen: {},
    onFilter: fn(),
    columns: exampleColumns,
    sort: { field: 'day', direction: 'desc' },
    onSort: fn(),
  },
} satisfies Meta<typeof ListTools>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filter and sort. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sortieren nach' })).toHaveDisplayValue('Datum, absteigend');
  },
};

/** Interactions; pictured by the previous story. */
export const DefaultInUse: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bestellweg' }), 'E-Mail');
    await expect(args.onFilter).toHaveBeenCalledWith('source', 'EMAIL');
    const sort = canvas.getByRole('combobox', { name: 'Sortieren nach' });
    // Four columns sort, both ways.
    await expect(within(sort).getAllByRole('option')).toHaveLength(8);
    await userEvent.selectOptions(sort, 'Summe, absteigend');
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'sum', direction: 'desc' });
  },
};

/** The first choice clears an active filter. */
export const Filtered: Story = {
  args: { chosen: { source: 'EMAIL' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bestellweg' }), 'Alle');
    await expect(args.onFilter).toHaveBeenLastCalledWith('source', undefined);
  },
};

/** A hidden column is no choice. */
export const HiddenColumn: Story = {
  args: { columns: exampleColumns.map((column) => ({ ...column, isHidden: column.key === 'sum' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: /Summe/ })).not.toBeInTheDocument();
  },
};

/** Renders nothing without filters and sorts, not even an empty box. */
export const Nothing: Story = {
  args: { filters: [], columns: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[class*="tools"]')).toBeNull();
  },
};
