import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MeantFor } from './MeantFor';

const many = Array.from({ length: 14 }, (_, place) => `Gasthof ${place + 1}`);

const meta = {
  title: 'Components/Notification/MeantFor',
  component: MeantFor,
  args: { meantFor: many, canUnfold: true },
} satisfies Meta<typeof MeantFor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three can be named. */
export const Few: Story = {
  args: { meantFor: many.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Für Gasthof 1, Gasthof 2 und Gasthof 3$/);
  },
};

/** Of many the first are named; the rest is there for anybody who wants to know. */
export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Gasthof 14')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Für Gasthof 1, Gasthof 2 und 12 weitere'));
    await expect(canvas.getByText('Gasthof 14')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};

/** In a line that opens as a whole nothing unfolds. */
export const Plain: Story = {
  args: { canUnfold: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Für Gasthof 1, Gasthof 2 und 12 weitere$/);
  },
};

/** All that the user has. */
export const All: Story = {
  args: { meantFor: 'all' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Für alle Ihre Kundenkonten');
  },
};
