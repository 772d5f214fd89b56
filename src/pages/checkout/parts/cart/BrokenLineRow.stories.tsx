import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BrokenLineRow } from './BrokenLineRow';

const meta = { title: 'Components/Cart/BrokenLineRow', component: BrokenLineRow, args: { sku: '104711', onRemove: fn() } } satisfies Meta<
  typeof BrokenLineRow
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line without its product can be removed by its number. */
export const WithoutProduct: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const WithoutProductInUse: Story = {
  ...WithoutProduct,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Artikel 104711 entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledWith('104711');
  },
};

/** A line without even a number is reported; it can't be removed. */
export const Unknown: Story = {
  args: { sku: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('article', { name: 'Unbekannter Artikel' });
    await expect(within(line).queryByRole('button')).toBeNull();
  },
};
