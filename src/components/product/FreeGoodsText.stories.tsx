import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freeGoodsExample } from '#tests/examples/product.ts';
import { FreeGoodsText } from './FreeGoodsText';

const meta = {
  title: 'Components/Product/FreeGoodsText',
  component: FreeGoodsText,
  args: { goods: freeGoodsExample },
} satisfies Meta<typeof FreeGoodsText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One free for every ten. */
export const Rule: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10 + 1 gratis');
  },
};

/** A code in another format is shown as received. */
export const OtherCode: Story = { args: { goods: [{ kind: 'text', code: 'Glas gratis' }] } };

/** Several at once. */
export const Several: Story = { args: { goods: [...freeGoodsExample, { kind: 'rule', code: '24+3', bought: 24, free: 3 }] } };
