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

/** Three names. */
export const Few: Story = {
  args: { meantFor: many.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Für Gasthof 1, Gasthof 2 und Gasthof 3$/);
  },
};

/** The first names of many; the rest can be expanded. */
export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Gasthof 14')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Für Gasthof 1, Gasthof 2 und 12 weitere'));
    await expect(canvas.getByText('Gasthof 14')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};

/** Not expandable in a line that opens as a whole. */
export const Plain: Story = {
  args: { canUnfold: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Für Gasthof 1, Gasthof 2 und 12 weitere$/);
  },
};

/** All customers of the user. */
export const All: Story = {
  args: { meantFor: 'all' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Für alle Ihre Kundenkonten');
  },
};
