import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { ImageBlock } from './ImageBlock';

const meta = {
  title: 'Components/Content/ImageBlock',
  component: ImageBlock,
  tags: ['two-looks'],
  args: { block: blockExample('image') },
} satisfies Meta<typeof ImageBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture with its caption; both are links. */
export const Captioned: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frisch vom Feld')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** A picture of known size reserves its space before it loads, also if rotated or too high. */
export const OnItsWay: Story = {
  args: {
    block: {
      component: 'image',
      uid: 'a',
      image: { url: '/never/there.webp', alt: 'Markt', width: 1600, height: 800, filters: { rotate: 90 } },
    },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Markt' });
    await expect(picture).toHaveAttribute('width', '240');
    await expect(picture).toHaveAttribute('height', '480');
  },
};
