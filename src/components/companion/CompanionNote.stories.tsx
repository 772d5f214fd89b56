import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanionNote } from './CompanionNote';

const meta = {
  title: 'Components/Companion/CompanionNote',
  component: CompanionNote,
  args: { count: 2, href: '/my/companion-orders' },
} satisfies Meta<typeof CompanionNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two orders to import. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 Bestellungen aus der App sind noch offen\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/my/companion-orders');
  },
};

/** One order to import. */
export const One: Story = { args: { count: 1 } };

/** Renders nothing without orders. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
