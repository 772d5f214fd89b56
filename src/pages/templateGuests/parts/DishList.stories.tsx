import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DishList } from './DishList';

const meta = {
  title: 'Pages/TemplateGuests/DishList',
  component: DishList,
  args: {
    dishes: [
      { id: '1', name: 'Rostbraten', share: 60, baseShare: 100, skus: ['1', '2'] },
      { id: '2', name: '', share: 40, baseShare: 100, skus: [] },
    ],
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Kept(args) {
    const [dishes, setDishes] = useState(args.dishes);
    return (
      <DishList
        {...args}
        dishes={dishes}
        onChange={(id, change) => {
          args.onChange(id, change);
          setDishes(dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)));
        }}
      />
    );
  },
} satisfies Meta<typeof DishList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six of ten guests take the meat; the other dish has no name and no lines yet. */
export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const meat = within(canvas.getByRole('group', { name: 'Rostbraten' }));
    await expect(meat.getByText('2 Zeilen')).toBeVisible();
    const share = meat.getByRole('textbox', { name: /^Gäste, die es nehmen/ });
    await userEvent.clear(share);
    await userEvent.type(share, '70');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { share: 70 });
    const other = within(canvas.getByRole('group', { name: 'Gericht 2' }));
    await expect(other.getByText('noch keine Zeile')).toBeVisible();
    await userEvent.click(other.getByRole('button', { name: 'Gericht 2 entfernen' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Weiteres Gericht' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
