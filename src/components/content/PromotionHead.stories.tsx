import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { PromotionHead } from './PromotionHead';

const meta = {
  title: 'Components/Content/PromotionHead',
  component: PromotionHead,
  tags: ['two-looks'],
  args: { promotion: blockExample('promotion').promotion, validity: { kind: 'running', to: '2026-12-05' } },
} satisfies Meta<typeof PromotionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Still running. */
export const Running: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Gültig bis .*05\.12\.2026$/)).toBeVisible();
  },
};

/** Over. */
export const Over: Story = {
  args: { validity: { kind: 'over', to: '2026-11-05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Abgelaufen am /)).toBeVisible();
  },
};
