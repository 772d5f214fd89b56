import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictureExample } from '../examples/product';
import { ProductPicture } from './ProductPicture';

const placeholder = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="gainsboro"/><path d="M20 28h24l-3 18H23z" fill="darkgray"/></svg>')}`;

const meta = {
  title: 'Components/Product/ProductPicture',
  component: ProductPicture,
  args: { src: pictureExample, placeholder, alt: 'Bergkäse', isMain: false },
  decorators: [(StoryOfPicture) => <div style={{ width: 96 }}><StoryOfPicture /></div>],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product's picture in its square. */
export const Regular: Story = {};

/** No picture: the tenant's placeholder, in the same square. */
export const Missing: Story = { args: { src: undefined } };

/** One that can't be had: the placeholder takes its place. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Bergkäse' });
    await waitFor(() => expect(image.src).toBe(placeholder));
  },
};

/** Neither picture nor placeholder: the square keeps its size, so that nothing moves. */
export const Nothing: Story = {
  args: { src: undefined, placeholder: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};
