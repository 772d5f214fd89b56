import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ReceiptFilters } from '#domain/receipt/receiptSearch.ts';
import { SearchConditions } from './SearchConditions';

const meta = {
  title: 'Pages/Receipts/SearchConditions',
  component: SearchConditions,
  args: { filters: {}, today: '2026-11-30', hasSums: true, hasNumber: true, customers: [], onChange: fn() },
  render: function Kept({ filters: start, onChange, ...args }) {
    const [filters, setFilters] = useState(start);
    return (
      <SearchConditions
        {...args}
        filters={filters}
        onChange={(changed) => {
          onChange(changed);
          const next = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== undefined);
          setFilters(Object.fromEntries(next) as Partial<ReceiptFilters>);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchConditions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Period and sums; own days have two fields of their own, which another period removes. */
export const Periods: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const period = canvas.getByRole('combobox', { name: 'Zeitraum' });
    await userEvent.selectOptions(period, 'Letzter Monat');
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: 'last-month', from: undefined, to: undefined });
    await expect(canvas.queryByRole('textbox', { name: 'Von' })).not.toBeInTheDocument();
    await userEvent.selectOptions(period, 'Eigene Tage');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Von' }), '1.10.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-01' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bis' }), '5.10.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ to: '2026-10-05' });
    await userEvent.selectOptions(period, 'Alle Tage');
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: undefined, from: undefined, to: undefined });
  },
};

/** A sum in each notation; text that is none is marked and filters nothing. */
export const Sums: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const sum = canvas.getByRole('textbox', { name: 'Summe' });
    await userEvent.type(sum, '1.234,56');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ sum: '1234.56' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Summe bis' }), '1500.5 €');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ sumTo: '1500.5' }));
    await expect(sum).toHaveValue('1.234,56');
    await userEvent.type(sum, 'x');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ sum: undefined }));
    await expect(sum).toHaveValue('1.234,56x');
    await expect(sum).toBeInvalid();
    await expect(sum).toHaveAccessibleDescription('Bitte als Betrag, etwa 1.234,56');
    await userEvent.clear(sum);
    await expect(sum).toBeValid();
  },
};

/** Kept from the address. Without sums, for users who see no prices; with customers to choose from. */
export const Customers: Story = {
  args: {
    hasSums: false,
    filters: { customer: '701', period: 'days', from: '2026-10-01' },
    customers: [
      { value: '', text: 'Ausgewählter Kunde (700)' },
      { value: '701', text: 'Gasthof Lamm (701), gesperrt' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Von' })).toHaveValue('01.10.2026');
    await expect(canvas.queryByRole('textbox', { name: 'Summe' })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kunde' }), 'Ausgewählter Kunde (700)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ customer: undefined });
  },
};
