import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { LabelSheets } from './LabelSheets';

const cheese = labelExample();

const meta = {
  title: 'Components/Label/LabelSheets',
  component: LabelSheets,
  args: {
    amounts: [{ sku: cheese.sku, amount: 10 }],
    labelOf: () => cheese,
    sheet: 'A4_8',
    start: 1,
    sign: signExample,
    showsPrices: true,
  },
} satisfies Meta<typeof LabelSheets>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheets = () => document.querySelector('body > div:last-of-type');

/** Visible to the printer only: ten labels on two sheets of eight, each as wide as its paper. */
export const OnScreen: Story = {
  play: async () => {
    await expect(sheets()).not.toBeVisible();
    await expect(sheets()?.children).toHaveLength(2);
    await expect(sheets()?.firstElementChild).toHaveAttribute('style', expect.stringContaining('210mm'));
    await expect(sheets()?.textContent?.match(/Bergkäse/g)).toHaveLength(10);
  },
};

/** On a roll each label is a page of its own. */
export const Roll: Story = {
  args: { sheet: 'ROLL' },
  play: async () => {
    await expect(sheets()?.children).toHaveLength(10);
  },
};

/** Nothing to print. */
export const Nothing: Story = {
  args: { amounts: [] },
  play: async () => {
    await expect(sheets()?.textContent ?? '').not.toContain('Bergkäse');
  },
};
