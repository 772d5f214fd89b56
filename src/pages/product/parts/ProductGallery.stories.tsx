import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { ProductGallery } from './ProductGallery';

const picture = (name: string, is3d = false) => ({
  thumbnail: `${pictureExample}#${name}`,
  medium: `${pictureExample}#${name}-medium`,
  big: `${pictureExample}#${name}-big`,
  is3d,
});

const meta = {
  title: 'Components/Product/ProductGallery',
  component: ProductGallery,
  tags: ['two-looks'],
  args: { images: [picture('front'), picture('cut'), picture('model', true)], placeholder: pictureExample, productName: 'Bergkäse' },
  decorators: [
    (StoryOfGallery) => (
      <div style={{ maxWidth: 420 }}>
        <StoryOfGallery />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thumbnail changes the large picture; one of them is a model. */
export const Several: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const SeveralInUse: Story = {
  ...Several,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 3 von 3, 3D-Ansicht' }));
    await expect(canvas.getByRole('button', { name: 'Bild 3 von 3, 3D-Ansicht' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('3D-Ansicht')).toBeVisible();
  },
};

/** A press opens the viewer; the keyboard zooms and switches pictures. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bild vergrößern: Bergkäse/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bilder: Bergkäse' });
    const image = within(dialog).getByRole('img', { name: 'Bergkäse' });
    await userEvent.keyboard('+');
    await waitFor(() => expect(image.style.transform).toContain('scale(1.5)'));
    await userEvent.keyboard('0{ArrowRight}');
    await expect(within(dialog).getByText('Bild 2 von 3')).toBeInTheDocument();
    // The button follows in the next frame, like the picture.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Kleiner' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** No picture: the tenant's placeholder. */
export const Missing: Story = { args: { images: [] } };
