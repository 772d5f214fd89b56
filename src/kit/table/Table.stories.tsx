import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../action/Button';
import { exampleCard, exampleColumns, exampleRows, type ExampleRow } from './exampleRows.fixture';
import { Table } from './Table';

const onChange = fn();
const selection = {
  chosen: new Set(['RE-2026-104310']),
  onChange,
  keyOf: ({ number }: ExampleRow) => number,
  nameOf: ({ number }: ExampleRow) => `${number} auswählen`,
  allName: 'Alle Belege auswählen',
};

const meta = {
  title: 'Kit/Table/Table',
  component: Table<ExampleRow>,
  args: {
    columns: exampleColumns,
    rows: exampleRows,
    keyOf: ({ number }) => number,
    sorting: { sort: { field: 'day', direction: 'desc' }, hrefOf: ({ field, direction }) => `?sort=${field}-${direction}` },
  },
} satisfies Meta<typeof Table<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sortable columns are links; the sorted one reverses. The row's name is a link over the whole row. */
export const Sorted: Story = {
  tags: ['visual', 'hover-focus', 'three-looks'],
  args: { hrefOf: ({ number }) => `/receipts/${number}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Datum' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Summe' })).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('link', { name: 'Datum' })).toHaveAttribute('href', '?sort=day-asc');
    await expect(canvas.getByRole('link', { name: 'Summe' })).toHaveAttribute('href', '?sort=sum-desc');
    await expect(canvas.getByRole('link', { name: 'Nummer' })).toHaveAttribute('href', '?sort=number-asc');
    await expect(canvas.queryByRole('link', { name: 'Lieferadresse' })).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('rowheader', { name: /^RE-2026-104877/ })).getByRole('link')).toHaveAttribute(
      'href',
      '/receipts/RE-2026-104877',
    );
  },
};

const onSort = fn();

/** Headings are buttons if the address lacks the sort. */
export const SortedByButtons: Story = {
  args: { sorting: { sort: { field: 'day', direction: 'desc' }, onSort } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Summe' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith({ field: 'sum', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Datum' }));
    await expect(onSort).toHaveBeenLastCalledWith({ field: 'day', direction: 'asc' });
  },
};

/** A hidden column has no cells either. */
export const HiddenColumn: Story = {
  args: { columns: exampleColumns.map((column) => ({ ...column, isHidden: column.key === 'sum' })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Some rows are selected; the bar sticks to the window's lower edge. */
export const Choosing: Story = {
  tags: ['visual'],
  args: {
    selection: { ...selection, actions: <Button tone="primary">Herunterladen</Button> },
    total: { label: 'Summe', value: '1.362,20 €' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Alle Belege auswählen' })).toBePartiallyChecked();
    await expect(canvas.getByText('1 ausgewählt')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Summe/ })).toHaveTextContent('1.362,20 €');
  },
};

/** Interactions; pictured by the previous story. */
export const ChoosingInUse: Story = {
  ...Choosing,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RE-2026-104877 auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set(['RE-2026-104310', 'RE-2026-104877']));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RE-2026-104310 auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle Belege auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set(exampleRows.map(({ number }) => number)));
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** Rows under headings. */
export const Groups: Story = {
  args: { groupOf: ({ number }) => (number.startsWith('GU') ? 'Gutschriften' : 'Rechnungen') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map((row) => row.textContent.slice(0, 12))).toEqual([
      'NummerDatumL',
      'Rechnungen',
      'RE-2026-1048',
      'RE-2026-1043',
      'Gutschriften',
      'GU-2026-0021',
    ]);
  },
};

/** On a phone each row is a card. */
export const Cards: Story = {
  tags: ['phone'],
  args: { cardOf: exampleCard, hrefOf: ({ number }) => `/receipts/${number}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** On a phone a printable table keeps its form, with the cells of a row below one another. */
export const Stack: Story = {
  tags: ['phone'],
  args: { phone: 'stack', selection, total: { label: 'Summe', value: '1.362,20 €' } },
  globals: { viewport: { value: 'phone' } },
};
