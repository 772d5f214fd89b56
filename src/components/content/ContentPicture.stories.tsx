import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import picture from '#tests/examples/picture.svg?no-inline';
import { ContentPicture } from './ContentPicture';

const meta = {
  title: 'Components/Content/ContentPicture',
  component: ContentPicture,
  args: { image: { url: picture, alt: 'Gemüse' }, width: 320, height: 180 },
} satisfies Meta<typeof ContentPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture without filters. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Gemüse' })).toBeVisible();
  },
};

/** Valid filters are part of the address, invalid ones aren't. */
export const Filtered: Story = {
  args: { image: { url: picture, alt: 'Gemüse', filters: { quality: 60, blur: 300, rotate: 90 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/[?&]quality=60&rotate=90$/));
  },
};

/** Renders nothing without a picture. */
export const None: Story = {
  args: { image: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A picture that fails to load: its alternative text is shown. */
export const Broken: Story = {
  args: { image: { url: '/no-picture.png', alt: 'Gemüse' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gemüse')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
