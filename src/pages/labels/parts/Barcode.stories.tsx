import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './Barcode';

const meta = {
  title: 'Components/Label/Barcode',
  component: Barcode,
  args: { gtin: '4006381333931' },
  decorators: [
    (StoryOfCode) => (
      <div style={{ width: 190 }}>
        <StoryOfCode />
      </div>
    ),
  ],
} satisfies Meta<typeof Barcode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An EAN-13 has thirty bars, and its digits below. */
export const Ean13: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(30);
    await expect(canvas.getByText('4006381333931')).toBeVisible();
  },
};

/** An invalid number, here with a wrong check digit, shows only its digits. */
export const NoEan13: Story = {
  args: { gtin: '4006381333930' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.getByText('4006381333930')).toBeVisible();
  },
};
