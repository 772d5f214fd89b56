import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ValidityText } from './ValidityText';

const meta = {
  title: 'Components/Content/ValidityText',
  component: ValidityText,
  args: { validity: { kind: 'upcoming', from: '2026-12-05' } },
} satisfies Meta<typeof ValidityText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Upcoming. */
export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Gültig ab /)).toBeVisible();
  },
};

/** Renders nothing if no day is known. */
export const Open: Story = {
  args: { validity: { kind: 'open' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Gültig/)).not.toBeInTheDocument();
  },
};
