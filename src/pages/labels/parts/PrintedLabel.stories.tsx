import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { PrintedLabel } from './PrintedLabel';

const meta = {
  title: 'Components/Label/PrintedLabel',
  component: PrintedLabel,
  args: { label: labelExample(), sheet: 'A4_24', sign: signExample, showsPrices: true },
  decorators: [
    (StoryOfLabel) => (
      <div style={{ width: 320 }}>
        <StoryOfLabel />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintedLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, number, unit, filling, the shop's name; barcode, price and reference price. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('104711 · Laib · 6 kg · Rahmkogel');
    await expect(canvasElement).toHaveTextContent('77,40 €');
    await expect(canvasElement).toHaveTextContent('12,90 €/kg');
  },
};

/** A larger label scales everything. */
export const Large: Story = { args: { sheet: 'A4_8' } };

/** A name longer than two lines is clipped, and everything else keeps its place. */
export const LongName: Story = {
  tags: ['visual'],
  args: {
    label: labelExample({
      name: 'Donaudampfschifffahrtsgesellschaftsbrot nach Großmutters Originalrezept mit Sonnenblumenkernen, 24 Stück im Karton',
    }),
  },
  play: async ({ canvasElement }) => {
    const paper = canvasElement.querySelector('[style*="--width"]');
    await expect(paper?.scrollHeight).toBeLessThanOrEqual((paper?.clientHeight ?? 0) + 1);
  },
};

/** Without a barcode, and without a price. */
export const OnRequest: Story = {
  args: { label: { ...labelExample(), gtin: undefined, price: undefined, referencePrice: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvasElement).toHaveTextContent('auf Anfrage');
  },
};

/** Without the price permission there is no price, and no note that there is none. */
export const NoPrices: Story = {
  args: { label: { ...labelExample(), price: undefined, referencePrice: undefined }, showsPrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/€|auf Anfrage/);
  },
};
