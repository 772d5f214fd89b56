import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BarChart } from './BarChart';

const meta = {
  title: 'Kit/Chart/BarChart',
  component: BarChart,
  args: {
    labels: ['Sep. 2026', 'Okt. 2026', 'Nov. 2026', 'Dez. 2026'],
    series: [
      { name: 'Geliefert', values: [8200, 9100, 7600, 2100] },
      { name: 'Noch nicht geliefert', values: [0, 0, 0, 1400] },
    ],
    unit: 'EUR',
    isStacked: true,
    valueText: (value: number) => `${value} €`,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two series on top of each other, with their names. */
export const Stacked: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Noch nicht geliefert')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('rect[fill^="var("]').length).toBeGreaterThan(3));
    // No keyboard stop in what assistive technology doesn't see.
    await expect(canvasElement.querySelector('[tabindex="0"]')).toBeNull();
  },
};

/** One series in rows, also below zero; a single series needs no name. */
export const Rows: Story = {
  tags: ['visual'],
  args: {
    labels: ['Andere Preise', 'Andere Mengen', 'Neue Artikel', 'Nicht mehr gekaufte Artikel mit einem langen Namen'],
    series: [{ name: 'Änderung', values: [120.5, -310, 95, -40] }],
    isHorizontal: true,
    isStacked: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Andere Preise')).toBeVisible();
    await expect(canvas.queryByText('Änderung')).not.toBeInTheDocument();
  },
};
