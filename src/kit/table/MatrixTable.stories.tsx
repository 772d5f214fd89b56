import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixTable, type MatrixCell } from './MatrixTable';

type Column = 'gluten' | 'milk' | 'vegan';
const contained: MatrixCell = { sign: '●', text: 'enthalten', tone: 'error' };
const traces: MatrixCell = { sign: '○', text: 'Spuren möglich', tone: 'warning' };
const absent: MatrixCell = { sign: '–', text: 'nicht enthalten', tone: 'muted' };
const unknown: MatrixCell = { sign: '?', text: 'keine Angabe' };

const meta = {
  title: 'Kit/Table/MatrixTable',
  component: MatrixTable<Column>,
  args: {
    caption: 'Allergene der Artikel',
    rowTitle: 'Artikel',
    columns: [
      { key: 'gluten', title: 'Glutenhaltiges Getreide' },
      { key: 'milk', title: 'Milch' },
      { key: 'vegan', title: 'Vegan', startsGroup: true },
    ],
    rows: [
      {
        key: '1',
        title: 'Bergkäse 6 Monate gereift',
        note: '104711',
        href: '/product/104711',
        group: 'Käse',
        cells: { gluten: absent, milk: contained, vegan: unknown },
      },
      { key: '2', title: 'Semmel', note: '104715', group: 'Brot und Gebäck', cells: { gluten: contained, milk: traces, vegan: unknown } },
      { key: '3', title: 'Leergut', group: 'Ohne Angaben', cells: { instead: 'Artikel außerhalb des Webshops' } },
    ],
    totals: [{ key: 'contained', title: 'enthalten', values: { gluten: 1, milk: 1, vegan: 0 } }],
  },
} satisfies Meta<typeof MatrixTable<Column>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups, cells with signs and words, a row with a sentence instead of cells, and totals below. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Allergene der Artikel' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Artikel',
      'Glutenhaltiges Getreide',
      'Milch',
      'Vegan',
    ]);
    const row = within(table.getByRole('row', { name: /Bergkäse/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '–nicht enthalten',
      '●enthalten',
      '?keine Angabe',
    ]);
    await expect(row.getByRole('link')).toHaveAttribute('href', '/product/104711');
    await expect(within(table.getByRole('row', { name: /Leergut/ })).getAllByRole('cell')).toHaveLength(1);
  },
};
