import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TourDays } from './TourDays';

const meta = {
  title: 'Components/Order/TourDays',
  component: TourDays,
  args: {
    days: [
      { day: '2026-11-27', count: 1 },
      { day: '2026-12-04', count: 3 },
    ],
  },
} satisfies Meta<typeof TourDays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each day with its number of lines. */
export const SeveralDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Artikel kommt am Fr., 27.11.')).toBeVisible();
    await expect(canvas.getByText('3 Artikel kommen am Fr., 04.12.')).toBeVisible();
  },
};
