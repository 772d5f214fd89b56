import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotedStrip } from './PromotedStrip';

const meta = {
  title: 'Components/Cart/PromotedStrip',
  component: PromotedStrip,
  args: {
    children: ['Alpenbutter, Rolle', 'Topfen 20 %', 'Rotkraut'].map((name) => (
      <article key={name} style={{ minHeight: 120 }}>
        {name}
      </article>
    )),
  },
} satisfies Meta<typeof PromotedStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet row of products below the cart. */
export const ThreeProducts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Passend zu Ihrem Warenkorb' })).toBeVisible();
  },
};
