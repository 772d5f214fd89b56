import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AllergenFilter } from './AllergenFilter';

const meta = {
  title: 'Components/Allergens/AllergenFilter',
  component: AllergenFilter,
  args: { wanted: ['MILK', 'VEGAN'], onChange: fn() },
} satisfies Meta<typeof AllergenFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Free of one allergen, and suiting a diet. */
export const Chosen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Ohne' })).getAllByRole('button')).toHaveLength(14);
    await expect(within(canvas.getByRole('group', { name: 'Geeignet für' })).getByRole('button', { name: 'Vegan' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A press adds one; both groups are one filter. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eier' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['MILK', 'VEGAN', 'EGGS']);
  },
};

/** On the phone each group is one line that scrolls sideways. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
