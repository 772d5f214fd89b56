import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartGroupHeading } from './CartGroupHeading';

const meta = {
  title: 'Components/Cart/CartGroupHeading',
  component: CartGroupHeading,
  tags: ['two-looks'],
  args: { kind: 'category', categoryName: 'Käse', lineCount: 3 },
} satisfies Meta<typeof CartGroupHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A category needs no explanation. */
export const Category: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Käse.*3 Positionen/ })).toBeVisible();
  },
};

/** Only removed lines are left, so there is no count. */
export const Emptied: Story = {
  args: { lineCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Käse' })).toBeVisible();
  },
};

/** Products without a category. */
export const NoCategory: Story = { args: { categoryName: undefined } };

/** Lines that can't be ordered: the heading says what happens to them. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  args: { kind: 'noLongerAvailable', lineCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/werden beim Absenden ausgelassen/)).toBeVisible();
  },
};

/** Lines for another delivery day. */
export const DifferentDay: Story = { args: { kind: 'differentDeliveryDate' } };

/** Lines with an earlier deadline. */
export const OwnDeadline: Story = { args: { kind: 'deviatingDeadline' } };
