import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ContentBlock } from '#domain/content/content.ts';
import { blockExamples } from '#tests/examples/content.ts';
import { ContentBlocks } from './ContentBlocks';
import { HeadingBlock } from './HeadingBlock';
import { IntroBlock } from './IntroBlock';
import { TeasersBlock } from './TeasersBlock';
import { TextBlock } from './TextBlock';

const meta = {
  title: 'Components/Content/ContentBlocks',
  component: ContentBlocks,
  args: { blocks: blockExamples, kinds: { intro: IntroBlock, heading: HeadingBlock, text: TextBlock, teasers: TeasersBlock } },
} satisfies Meta<typeof ContentBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An opening, a heading, a text and teasers. */
export const StartPage: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Frisch aus der Region, morgen in Ihrer Küche' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Herbstmesse/ })).toHaveAttribute('href', '/subshop/promotions/herbst');
    await expect(canvas.getByRole('link', { name: /Flugblätter/ })).toHaveAttribute('target', '_blank');
  },
};

/** An unknown kind of block is skipped; a page of only those is empty. */
export const Unknown: Story = {
  args: { blocks: [{ component: 'hologram', uid: 'x' } as unknown as ContentBlock] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section, h2, p')).toBeNull();
  },
};

/** A failing block leaves the others. */
export const OneFails: Story = {
  args: {
    kinds: {
      heading: HeadingBlock,
      intro: () => {
        throw new Error('An example of a block that fails');
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Gut zu wissen' })).toBeVisible();
  },
};
