import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingCountNote } from './WaitingCountNote';

const meta = {
  title: 'Components/Inventory/WaitingCountNote',
  component: WaitingCountNote,
  tags: ['two-looks'],
  args: {
    facts: '3 Positionen, seit gestern, 18:40, nicht gesendet',
    others: [],
    href: '/my/inventory/new',
    customersHref: '/my/customers',
    onCustomers: fn(),
  },
} satisfies Meta<typeof WaitingCountNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unsent count of this customer. */
export const Waiting: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Positionen, seit gestern, 18:40, nicht gesendet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Weiterzählen' })).toHaveAttribute('href', '/my/inventory/new');
  },
};

/** Also one of another customer, who has to be chosen first. */
export const OfOthers: Story = {
  args: { others: [{ customerId: '101', customer: 'Pension Enzian', facts: '1 Position, seit heute, 09:05, nicht gesendet' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Für Pension Enzian: 1 Position, seit heute, 09:05, nicht gesendet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Kunden wechseln' }));
    await expect(args.onCustomers).toHaveBeenCalledOnce();
  },
};

/** Only one of another customer. */
export const OnlyOfOthers: Story = {
  args: { ...OfOthers.args, facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Weiterzählen' })).toBeNull();
  },
};

/** Renders nothing without counts. */
export const Nothing: Story = {
  args: { facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
