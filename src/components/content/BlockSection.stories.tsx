import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockSection } from './BlockSection';

const meta = {
  title: 'Components/Content/BlockSection',
  component: BlockSection,
  args: { title: 'Gut zu wissen', children: <p>{'Inhalt'}</p> },
} satisfies Meta<typeof BlockSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the editors’ heading. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gut zu wissen' })).toBeVisible();
  },
};

/** An empty heading is omitted. */
export const Untitled: Story = {
  args: { title: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
