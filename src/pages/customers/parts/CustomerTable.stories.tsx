import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { defaultCustomerSort } from '#domain/customer/customer.ts';
import { customerExample, customerExamples } from '#tests/examples/customer.ts';
import { CustomerTable } from './CustomerTable';

const meta = {
  title: 'Components/Customer/CustomerTable',
  component: CustomerTable,
  args: { customers: customerExamples, sort: defaultCustomerSort, onSort: fn(), onChoose: fn(), contactOf: () => undefined },
} satisfies Meta<typeof CustomerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On desktop each row has its button; a disabled customer is visible with the reason, but can't be chosen. */
export const Desktop: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Nummer' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Interactions; pictured by the previous story. */
export const DesktopInUse: Story = {
  ...Desktop,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Nummer' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Berggasthof Bergland auswählen, Nummer 101' }));
    await expect(args.onChoose).toHaveBeenCalledWith(customerExamples[1]);
    await expect(canvas.getByRole('button', { name: 'Wirtshaus Traube auswählen, Nummer 102' })).toBeDisabled();
    await expect(canvas.getByText('Dieses Kundenkonto ist gesperrt.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'name', direction: 'asc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nummer' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'id', direction: 'desc' });
  },
};

/** The selected customer. */
export const Current: Story = {
  args: { currentId: '100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ausgewählt')).toBeVisible();
  },
};

/** On the phone the row is the button. */
export const Mobile: Story = {
  tags: ['phone'],
  args: { currentId: '101' },
  globals: { viewport: { value: 'phone' } },
};

/** Long names and addresses, and a disabled customer without the server's text. */
export const LongText: Story = {
  args: {
    customers: [
      customerExample('100482', 'Gasthof zum Goldenen Adler am Hauptplatz, Familie Unterweger-Oberhollenzer'),
      customerExample('7', 'Mensa', { disabled: true }),
    ],
  },
};
