import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryDate } from './EntryDate';

const meta = {
  title: 'Components/Content/EntryDate',
  component: EntryDate,
  args: { day: '2027-01-04' },
} satisfies Meta<typeof EntryDate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A future day. */
export const Dated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Eintritt ab .*04\.01\.2027$/)).toBeVisible();
  },
};

/** At once. */
export const AtOnce: Story = {
  args: { day: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eintritt ab sofort')).toBeVisible();
  },
};

/** A past day. */
export const Come: Story = {
  args: { day: '2020-01-07' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eintritt ab sofort')).toBeVisible();
  },
};
