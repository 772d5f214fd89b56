import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../kit/docs';
import { pictureExample } from '../examples/product';
import { GalleryDialog } from './GalleryDialog';

/** Keeps the picture that is shown, as the gallery does. */
function Turning({ index: first, onIndex, ...props }: ComponentProps<typeof GalleryDialog>) {
  const [index, setIndex] = useState(first);
  return <GalleryDialog {...props} index={index} onIndex={(next) => { setIndex(next); onIndex(next); }} />;
}

const picture = (name: string) => ({ thumbnail: `${pictureExample}#${name}`, medium: `${pictureExample}#${name}`, big: `${pictureExample}#${name}`, is3d: false });

const meta = {
  title: 'Components/Product/GalleryDialog',
  component: GalleryDialog,
  parameters: { docs: inOwnWindow },
  args: { images: [picture('front'), picture('cut'), picture('rind')], index: 0, productName: 'Bergkäse', isOpen: true, onIndex: fn(), onClose: fn() },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof GalleryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bilder: Bergkäse' }));

/** One of three pictures, as large as the window; the arrows at its sides turn the pages, round and round. */
export const Several: Story = {
  tags: ['visual'],
  play: async () => {
    const gallery = await dialog();
    await waitFor(() => expect(gallery.getByText('Bild 1 von 3')).toBeVisible());
  },
};

/** What can be done there; its picture is the story before it. */
export const SeveralInUse: Story = {
  ...Several,
  tags: [],
  play: async ({ args }) => {
    const gallery = await dialog();
    await waitFor(() => expect(gallery.getByText('Bild 1 von 3')).toBeVisible());
    await userEvent.click(gallery.getByRole('button', { name: 'Vorheriges Bild' }));
    await expect(gallery.getByText('Bild 3 von 3')).toBeVisible();
    await userEvent.click(gallery.getByRole('button', { name: 'Nächstes Bild' }));
    await expect(args.onIndex).toHaveBeenLastCalledWith(0);
  },
};

/** Zoomed in: the arrow keys move the picture instead of turning the page, nought fits it in again. */
export const Zoomed: Story = {
  play: async ({ args }) => {
    const gallery = await dialog();
    await userEvent.click(gallery.getByRole('button', { name: 'Größer' }));
    const image = gallery.getByRole('img', { name: 'Bergkäse' });
    await waitFor(() => expect(image.style.transform).toContain('scale(1.5)'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndex).not.toHaveBeenCalled();
    await expect(gallery.getByRole('button', { name: 'Kleiner' })).toBeEnabled();
  },
};

/** A single picture has nothing to turn. */
export const One: Story = {
  args: { images: [picture('front')] },
  play: async () => {
    const gallery = await dialog();
    await expect(gallery.queryByRole('button', { name: 'Nächstes Bild' })).not.toBeInTheDocument();
  },
};
