import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddedMark } from './AddedMark';

const meta = { title: 'Components/Essence/AddedMark', component: AddedMark } satisfies Meta<typeof AddedMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Added by hand. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selbst hinzugefügt')).toBeVisible();
  },
};
