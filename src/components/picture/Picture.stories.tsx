import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import picture from '#tests/examples/picture.svg?no-inline';
import { Picture, PictureHosts } from './Picture';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { src: picture, alt: 'Marktstand', width: 240, height: 120, fallback: 'Kein Bild' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the shop's own host. */
export const Own: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marktstand' })).toHaveAttribute('src', picture);
  },
};

/** From a host that isn't allowed: nothing is fetched. */
export const Foreign: Story = {
  args: { src: 'https://spy.example/pixel.gif' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Kein Bild')).toBeVisible();
  },
};

/** A picture that fails to load: the fallback replaces it. */
export const Broken: Story = {
  args: { src: '/no-picture.png' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kein Bild')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** From a host that the operator named. It is requested; in stories that host doesn't exist. */
export const Named: Story = {
  args: { src: 'https://bilder.example/a.webp' },
  decorators: [
    (Story) => (
      <PictureHosts value={['bilder.example']}>
        <Story />
      </PictureHosts>
    ),
  ],
  beforeEach: () => {
    const written = spyOn(Element.prototype, 'setAttribute');
    return () => written.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(Element.prototype.setAttribute).toHaveBeenCalledWith('src', 'https://bilder.example/a.webp');
    await expect(await canvas.findByText('Kein Bild')).toBeVisible();
  },
};
