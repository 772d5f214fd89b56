import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  tags: ['two-looks'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of text that is loading. */
export const Text: Story = { tags: ['visual'], args: { width: '60%' } };

/** A picture that is loading. */
export const Tile: Story = { args: { shape: 'tile', width: 80, height: 80 } };

/** A control that is loading. */
export const Control: Story = { args: { shape: 'pill', width: 140, height: 40 } };
