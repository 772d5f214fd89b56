import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutsideFrame } from './OutsideFrame';

const meta = {
  title: 'Kit/Page/OutsideFrame',
  component: OutsideFrame,
  args: { src: 'data:text/html,<p>Bericht</p>', title: 'Bericht' },
  decorators: [
    (Story) => (
      <div style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutsideFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A third-party page. */
export const Foreign: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Bericht');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** A page of the shop's own host gets no rights of the shop. */
export const OwnHost: Story = {
  args: { src: '/favicon.svg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Bericht')).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-downloads');
  },
};
