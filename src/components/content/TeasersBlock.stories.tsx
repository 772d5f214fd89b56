import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { TeasersBlock } from './TeasersBlock';

const meta = {
  title: 'Components/Content/TeasersBlock',
  component: TeasersBlock,
  tags: ['two-looks'],
  args: { block: blockExample('teasers') },
} satisfies Meta<typeof TeasersBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invitations side by side. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Herbstmesse/ })).toHaveAttribute('href', '/subshop/promotions/herbst');
  },
};

/** Renders nothing without teasers. */
export const Empty: Story = {
  args: { block: { component: 'teasers', uid: 'a', title: 'Leer', teasers: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** A teaser without an allowed target has a title but no link. */
export const LeadsNowhere: Story = {
  args: { block: { component: 'teasers', uid: 'a', teasers: [{ title: 'Wein', link: { caption: 'Ansehen', url: '' } }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wein')).toBeVisible();
    await expect(canvas.queryByText('Ansehen')).not.toBeInTheDocument();
  },
};
