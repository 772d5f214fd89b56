import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { blockExample } from '#tests/examples/content.ts';
import { PicturesDialog } from './PicturesDialog';

const meta = {
  title: 'Components/Content/PicturesDialog',
  component: PicturesDialog,
  parameters: { docs: inOwnWindow },
  args: { images: blockExample('gallery').images, index: 0, title: 'Ein Blick ins Haus', isOpen: true, onIndex: fn(), onClose: fn() },
} satisfies Meta<typeof PicturesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One picture in a full window; buttons and arrow keys switch, also past the end. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Ein Blick ins Haus' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nächstes Bild' }));
    await expect(args.onIndex).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndex).toHaveBeenLastCalledWith(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
