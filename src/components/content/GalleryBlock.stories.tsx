import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { GalleryBlock } from './GalleryBlock';

const meta = {
  title: 'Components/Content/GalleryBlock',
  component: GalleryBlock,
  tags: ['two-looks'],
  args: { block: blockExample('gallery') },
} satisfies Meta<typeof GalleryBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures side by side. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** A picture that fails to load keeps its place, with its alternative text. */
export const Broken: Story = {
  args: { block: { component: 'gallery', uid: 'a', title: 'Bilder', images: [{ url: '/no-picture.png', alt: 'Lieferwagen' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lieferwagen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bild 1 von 1: Lieferwagen' }).getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

/** A press opens the full-window viewer. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 von 2: Lieferwagen' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Ein Blick ins Haus' });
    await waitFor(() => expect(within(dialog).getByText('Bild 2 von 2')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByText('Bild 1 von 2')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  },
};

/** Pictures from forbidden hosts are omitted, and leave no empty buttons. */
export const Forbidden: Story = {
  args: {
    block: {
      component: 'gallery',
      uid: 'a',
      title: 'Bilder',
      images: [{ url: 'data:image/svg+xml,<svg/>' }, { url: 'https://elsewhere.example/x.png', alt: 'Fremd' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
