import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buyerRules, productExample } from '#tests/examples/product.ts';
import { ProductRow } from './ProductRow';
import { ProductRowSkeleton } from './ProductRowSkeleton';

const meta = {
  title: 'Components/Product/ProductRowSkeleton',
  component: ProductRowSkeleton,
  tags: ['two-looks'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductRowSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const product = productExample();
const nothing = () => undefined;
const actions = { onChoose: nothing, onClamped: nothing, onAdd: nothing, onRemove: nothing, onUndo: nothing, onExplainPrice: nothing };

/** As high as the row that replaces it. */
export const Loading: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (StoryOfSkeleton) => (
      <div>
        <StoryOfSkeleton />
        <ProductRow
          product={product}
          href="/"
          displayRules={buyerRules}
          choice={{ amount: 1, unit: product.defaultUnit }}
          cart={{ kind: 'out', isBusy: false }}
          actions={actions}
        />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [skeleton, row] = [...(canvasElement.querySelector('article')?.parentElement?.children ?? [])];
    await expect(skeleton?.getBoundingClientRect().height).toBe(row?.getBoundingClientRect().height);
  },
};

/** Visitors have no order controls. */
export const Visitor: Story = { args: { hasOrder: false } };

/** A tile of a grid. */
export const Tile: Story = {
  args: { variant: 'tile' },
  decorators: [
    (StoryOfTile) => (
      <div style={{ width: 240, padding: 16 }}>
        <StoryOfTile />
      </div>
    ),
  ],
};
