import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { pictureExample } from '#tests/examples/product.ts';
import { GalleryDialog } from './GalleryDialog';

/** Keeps the index in state, as the gallery does. */
function Turning({ index: first, onIndex, ...props }: ComponentProps<typeof GalleryDialog>) {
  const [index, setIndex] = useState(first);
  return (
    <GalleryDialog
      {...props}
      index={index}
      onIndex={(next) => {
        setIndex(next);
        onIndex(next);
      }}
    />
  );
}

const picture = (name: string) => ({
  thumbnail: `${pictureExample}#${name}`,
  medium: `${pictureExample}#${name}`,
  big: `${pictureExample}#${name}`,
  is3d: false,
});

const meta = {
  title: 'Components/Product/GalleryDialog',
  component: GalleryDialog,
  parameters: { docs: inOwnWindow },
  args: {
    images: [picture('front'), picture('cut'), picture('rind')],
    index: 0,
    productName: 'Bergkäse',
    isOpen: true,
    onIndex: fn(),
    onClose: fn(),
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof GalleryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bilder: Bergkäse' }));

/** One of three pictures in a full window; the arrows at its sides switch, cyclically. */
export const Several: Story = {
  tags: ['visual'],
  play: async () => {
    const gallery = await dialog();
    await waitFor(() => expect(gallery.getByText('Bild 1 von 3')).toBeVisible());
  },
};

/** Interactions; pictured by the previous story. */
export const SeveralInUse: Story = {
  ...Several,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const gallery = await dialog();
    await waitFor(() => expect(gallery.getByText('Bild 1 von 3')).toBeVisible());
    await userEvent.click(gallery.getByRole('button', { name: 'Vorheriges Bild' }));
    await expect(gallery.getByText('Bild 3 von 3')).toBeVisible();
    await userEvent.click(gallery.getByRole('button', { name: 'Nächstes Bild' }));
    await expect(args.onIndex).toHaveBeenLastCalledWith(0);
  },
};

/** Zoomed in: arrow keys move the picture instead of switching, zero resets the zoom. */
export const Zoomed: Story = {
  play: async ({ args, userEvent }) => {
    const gallery = await dialog();
    await userEvent.click(gallery.getByRole('button', { name: 'Größer' }));
    const image = gallery.getByRole('img', { name: 'Bergkäse' });
    await waitFor(() => expect(image.style.transform).toContain('scale(1.5)'));
    const { left } = image.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndex).not.toHaveBeenCalled();
    await expect(gallery.getByRole('button', { name: 'Kleiner' })).toBeEnabled();
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeCloseTo(left - 60, 0));
    await userEvent.keyboard('0');
    await waitFor(() => expect(gallery.getByRole('button', { name: 'Kleiner' })).toBeDisabled());
  },
};

/** The point under the pointer stays there, with the wheel and with a double press, which also zooms out. */
export const ZoomedAboutThePointer: Story = {
  play: async ({ userEvent }) => {
    const gallery = await dialog();
    const image = gallery.getByRole('img', { name: 'Bergkäse' });
    const whole = image.getBoundingClientRect();
    // A quarter into the picture, from the left and from the top.
    const point = { clientX: whole.left + whole.width / 4, clientY: whole.top + whole.height / 4 };
    const share = () => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return [(point.clientX - left) / width, (point.clientY - top) / height, width / whole.width].map(
        (part) => Math.round(part * 100) / 100,
      );
    };
    await fireEvent.wheel(image, { ...point, deltaY: -100 });
    await waitFor(() => expect(share()).toEqual([0.25, 0.25, 1.15]));
    await userEvent.keyboard('0');
    await waitFor(() => expect(share()).toEqual([0.25, 0.25, 1]));
    await fireEvent.doubleClick(image, point);
    await waitFor(() => expect(share()).toEqual([0.25, 0.25, 2.5]));
    await fireEvent.doubleClick(image, point);
    await waitFor(() => expect(share()).toEqual([0.25, 0.25, 1]));
  },
};

const touch = (image: HTMLElement, pointerId: number, clientX: number) => ({
  pointerId,
  pointerType: 'touch',
  clientX,
  clientY: image.getBoundingClientRect().top + 300,
});

/** Doubling the distance of two fingers doubles the size; the scale stays between 1 and 6. */
export const ZoomedByFingers: Story = {
  play: async () => {
    const gallery = await dialog();
    const image = gallery.getByRole('img', { name: 'Bergkäse' });
    const { width } = image.getBoundingClientRect();
    const pinch = async (from: readonly [number, number], to: readonly [number, number]) => {
      const touches = from.map((x, identifier) => new Touch({ identifier, target: image, ...touch(image, identifier, x) }));
      await fireEvent.touchStart(image, { touches });
      for (const [id, x] of from.entries()) await fireEvent.pointerDown(image, touch(image, id, x));
      for (const [id, x] of to.entries()) await fireEvent.pointerMove(image, touch(image, id, x));
      for (const [id, x] of to.entries()) await fireEvent.pointerUp(image, touch(image, id, x));
    };
    const scale = () => Math.round((image.getBoundingClientRect().width / width) * 100) / 100;
    await pinch([500, 600], [450, 650]);
    await waitFor(() => expect(scale()).toBe(2));
    await pinch([500, 600], [100, 1000]);
    await waitFor(() => expect(scale()).toBe(6));
    await pinch([100, 1000], [540, 560]);
    await waitFor(() => expect(scale()).toBe(1));
  },
};

/** A single picture has no arrows. */
export const One: Story = {
  args: { images: [picture('front')] },
  play: async () => {
    const gallery = await dialog();
    await expect(gallery.queryByRole('button', { name: 'Nächstes Bild' })).not.toBeInTheDocument();
  },
};
