import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { ContactBlock } from './ContactBlock';

const meta = {
  title: 'Components/Content/ContactBlock',
  component: ContactBlock,
  args: { block: blockExample('contact') },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the editors’ heading. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Verkauf' })).toBeVisible();
  },
};
