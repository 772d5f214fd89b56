import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notAvailableExample, pictureExample, productExample } from '#tests/examples/product.ts';
import { HistoryProduct } from './HistoryProduct';

const meta = {
  title: 'Components/Fair/HistoryProduct',
  component: HistoryProduct,
  args: {
    product: productExample(),
    href: '/subshop/promotions/herbst/product/104711',
    missingImage: pictureExample,
    inCart: undefined,
  },
} satisfies Meta<typeof HistoryProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the product within the fair. */
export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bergkäse 6 Monate gereift, Laib' })).toHaveAttribute(
      'href',
      '/subshop/promotions/herbst/product/104711',
    );
  },
};

/** Some of it is in the cart. */
export const InCart: Story = {
  args: { inCart: '2 Laibe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Warenkorb: 2 Laibe')).toBeVisible();
  },
};

/** Not available. */
export const NotAvailable: Story = { args: { product: notAvailableExample() } };

/** A long name on the phone. */
export const LongName: Story = {
  args: { product: productExample({ name: 'Kaffeemaschinenentkalkungsmittelkonzentrat für Gastronomievollautomaten, Kanister' }) },
  globals: { viewport: { value: 'phone' } },
};
