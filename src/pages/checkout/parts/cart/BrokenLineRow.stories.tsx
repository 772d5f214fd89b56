import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BrokenLineRow } from './BrokenLineRow';

const meta = { title: 'Components/Cart/BrokenLineRow', component: BrokenLineRow, args: { sku: '104711', onRemove: fn() } } satisfies Meta<
  typeof BrokenLineRow
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line that came without its product can be removed by its number. */
export const WithoutProduct: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
export const WithoutProductInUse: Story = {
  ...WithoutProduct,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Artikel 104711 entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledWith('104711');
  },
};

/** A line of which not even the number can be read is reported; there is nothing to remove it by. */
export const Unknown: Story = {
  args: { sku: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('article', { name: 'Unbekannter Artikel' });
    await expect(within(line).queryByRole('button')).toBeNull();
  },
};
