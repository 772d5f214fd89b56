import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextDeadline } from './NextDeadline';

const meta = {
  title: 'Components/Shell/NextDeadline',
  component: NextDeadline,
  args: { delivery: { day: 'Mi., 25.11.', until: '14:00' } },
} satisfies Meta<typeof NextDeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today's deadline. */
export const Today: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bestellen bis 14:00, Lieferung Mi., 25.11.')).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('bis 14:00Mi., 25.11.');
  },
};

/** A later day's deadline. */
export const LaterDay: Story = {
  args: { delivery: { day: 'Mi., 25.11.', until: '14:00', untilDay: 'Di., 24.11.', untilWeekday: 'Di' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bestellen bis Di., 24.11. 14:00, Lieferung Mi., 25.11.')).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('bis Di 14:00Mi., 25.11.');
  },
};

/** A day of delivery without a deadline. */
export const NoDeadline: Story = {
  args: { delivery: { day: 'Mi., 25.11.', until: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nächste Lieferung Mi., 25.11.')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('bis');
  },
};

/** Not known: its place is kept. */
export const Unknown: Story = {
  args: { delivery: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
