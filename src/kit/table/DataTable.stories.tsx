import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from './DataTable';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly part?: string;
}

const facts: readonly Fact[] = [
  { name: 'Listenpreis', value: '77,40 €' },
  { name: 'Rabatt 5 %', value: '−3,87 €' },
  { name: 'Ihr Preis', value: '73,53 €' },
];

const meta = {
  title: 'Kit/Table/DataTable',
  component: DataTable<Fact>,
  args: {
    rows: facts,
    keyOf: ({ name }) => name,
    columns: [
      { key: 'name', title: 'Schritt', isRowHeader: true, render: ({ name }) => name },
      { key: 'value', title: 'Betrag', isNumber: true, render: ({ value }) => value },
    ],
  },
} satisfies Meta<typeof DataTable<Fact>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names at the start, figures at the end; one row is in force. */
export const Current: Story = {
  tags: ['visual'],
  args: { isCurrent: ({ name }) => name === 'Rabatt 5 %' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('rowheader', { name: 'Listenpreis' })).toBeVisible();
  },
};

/** The last row is the result of those above; the head is for screen readers only. */
export const Result: Story = {
  args: { hasResult: true, isHeadHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Betrag' })).toBeInTheDocument();
  },
};

/** Rows without a group have no heading. */
export const Groups: Story = {
  args: { rows: [...facts, { name: 'Calcium', value: '950 mg', part: 'Mineralstoffe' }], groupOf: ({ part }) => part },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'SchrittBetrag',
      'Listenpreis77,40 €',
      'Rabatt 5 %−3,87 €',
      'Ihr Preis73,53 €',
      'Mineralstoffe',
      'Calcium950 mg',
    ]);
  },
};
