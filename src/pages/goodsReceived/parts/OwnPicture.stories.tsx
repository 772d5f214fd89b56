import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import picture from '#tests/examples/picture.svg?no-inline';
import { OwnPicture } from './OwnPicture';

const meta = {
  title: 'Pages/GoodsReceived/OwnPicture',
  component: OwnPicture,
  args: { src: picture, alt: 'Bild 1: Apfelsaft', look: 'small' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Among others. */
export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bild 1: Apfelsaft' })).toBeVisible();
  },
};

/** On paper. */
export const Paper: Story = {
  args: { look: 'paper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** Loading: its place is reserved. */
export const Absent: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
