import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { TextBlock } from './TextBlock';

const meta = {
  title: 'Components/Content/TextBlock',
  component: TextBlock,
  args: { block: blockExample('text') },
} satisfies Meta<typeof TextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Formatted text. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
