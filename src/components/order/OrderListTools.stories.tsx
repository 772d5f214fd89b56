import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderListTools } from './OrderListTools';

const meta = {
  title: 'Components/Order/OrderListTools',
  component: OrderListTools,
  args: { sort: { field: 'orderedAt', direction: 'DESC' }, source: undefined, canSeePrices: true, onSort: fn(), onSource: fn() },
} satisfies Meta<typeof OrderListTools>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Source and sort; every field in both directions. */
export const Default: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
export const DefaultInUse: Story = {
  ...Default,
  tags: [],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bestellweg' }), 'E-Mail');
    await expect(args.onSource).toHaveBeenCalledWith('EMAIL');
    const sort = canvas.getByRole('combobox', { name: 'Sortieren nach' });
    await expect(within(sort).getAllByRole('option')).toHaveLength(14);
    await userEvent.selectOptions(sort, 'Summe, absteigend');
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'sum', direction: 'DESC' });
  },
};

/** Who sees no prices can't sort by sum. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('option', { name: /Summe/ })).not.toBeInTheDocument();
  },
};
