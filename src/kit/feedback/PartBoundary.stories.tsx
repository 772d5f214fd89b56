import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartBoundary } from './PartBoundary';

function Failing(): never {
  throw new Error('planted');
}

const meta = {
  title: 'Kit/Feedback/PartBoundary',
  component: PartBoundary,
  args: { name: 'Notices', resetKey: 'a', children: <p>Drei neue Nachrichten</p> },
  decorators: [
    (Story) => (
      <>
        <p>Davor</p>
        <Story />
        <p>Danach</p>
      </>
    ),
  ],
} satisfies Meta<typeof PartBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part that works. */
export const Working: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drei neue Nachrichten')).toBeVisible();
  },
};

/** A failing part leaves its neighbours working. */
export const Failed: Story = {
  args: { children: <Failing /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Davor')).toBeVisible();
    await expect(canvas.getByText('Danach')).toBeVisible();
  },
};

/** With a fallback. */
export const StoodInFor: Story = {
  tags: ['visual'],
  args: { children: <Failing />, fallback: <p>Nachrichten</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nachrichten')).toBeVisible();
  },
};
