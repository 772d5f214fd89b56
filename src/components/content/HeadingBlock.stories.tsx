import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeadingBlock } from './HeadingBlock';

const meta = {
  title: 'Components/Content/HeadingBlock',
  component: HeadingBlock,
  args: { block: { component: 'heading', uid: 'a', text: 'Unsere Qualität', level: 1 } },
} satisfies Meta<typeof HeadingBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Level 1 belongs to the page. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Unsere Qualität' })).toBeVisible();
  },
};

/** A level below. */
export const Third: Story = {
  args: { block: { component: 'heading', uid: 'a', text: 'Unsere Qualität', level: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
