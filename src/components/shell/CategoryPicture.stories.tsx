import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureExample } from '#tests/examples/product.ts';
import { CategoryPicture } from './CategoryPicture';

const meta = {
  title: 'Components/Shell/CategoryPicture',
  component: CategoryPicture,
  tags: ['two-looks'],
  args: { src: pictureExample, place: 0, size: 'small' },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'large'] } },
} satisfies Meta<typeof CategoryPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As in menus. */
export const Small: Story = {};

/** As on cards. */
export const Large: Story = { args: { size: 'large' } };

/** Without a picture a tinted tile keeps the place. */
export const Missing: Story = { args: { src: undefined } };

/** Twelve neighbours: each tile has a hue of its own, in the tenant's lightness. */
export const Neighbours: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Array.from({ length: 12 }, (_, place) => (
        <CategoryPicture key={place} src={undefined} place={place} />
      ))}
    </div>
  ),
};
