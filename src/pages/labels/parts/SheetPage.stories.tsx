import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { SheetPage } from './SheetPage';

const cheese = labelExample();

const meta = {
  title: 'Components/Label/SheetPage',
  component: SheetPage,
  args: {
    amounts: [{ sku: cheese.sku, amount: 10 }],
    labelOf: () => cheese,
    sheet: 'A4_8',
    start: 3,
    sign: signExample,
    showsPrices: true,
    page: 0,
  },
} satisfies Meta<typeof SheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsOn = (canvasElement: HTMLElement) => canvasElement.textContent?.match(/Bergkäse/g)?.length ?? 0;

/** The first sheet, with two used positions. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    await expect(labelsOn(canvasElement)).toBe(6);
  },
};

/** The second has the rest. */
export const Second: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(labelsOn(canvasElement)).toBe(4);
  },
};
