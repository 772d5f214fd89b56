import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import placeholder from '#themes/assets/AL/missing-image.svg?no-inline';
import { ProductPicture } from './ProductPicture';

const meta = {
  title: 'Components/Product/ProductPicture',
  component: ProductPicture,
  args: { src: pictureExample, placeholder, alt: 'Bergkäse', isMain: false },
  decorators: [
    (StoryOfPicture) => (
      <div style={{ width: 96 }}>
        <StoryOfPicture />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product's picture in its square. */
export const Regular: Story = {};

/** No picture: the tenant's placeholder, in the same square. */
export const Missing: Story = { args: { src: undefined } };

/** A picture that fails to load: the placeholder replaces it. */
export const Broken: Story = {
  args: { src: '/no-picture.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Bergkäse' })).toHaveAttribute('src', placeholder));
  },
};

/** A picture from a host that isn't allowed is never fetched. */
export const Foreign: Story = {
  args: { src: 'https://spy.example/pixel.gif' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bergkäse' })).toHaveAttribute('src', placeholder);
  },
};

/** Neither picture nor placeholder: the square keeps its size, so that nothing moves. */
export const Nothing: Story = {
  args: { src: undefined, placeholder: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};
