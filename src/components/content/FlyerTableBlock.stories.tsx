import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { FlyerTableBlock } from './FlyerTableBlock';

const meta = {
  title: 'Components/Content/FlyerTableBlock',
  component: FlyerTableBlock,
  tags: ['two-looks'],
  args: { block: blockExample('flyerTable') },
} satisfies Meta<typeof FlyerTableBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the validity of their prices. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Gastro-Aktionen.*Gültig bis/ })).toHaveAttribute('target', '_blank');
  },
};

/** No flyers. */
export const None: Story = {
  args: { block: { component: 'flyerTable', uid: 'a', flyers: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit gibt es keine Flugblätter.')).toBeVisible();
  },
};
