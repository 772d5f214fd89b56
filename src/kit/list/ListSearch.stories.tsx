import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ListSearch } from './ListSearch';

const meta = {
  title: 'Kit/List/ListSearch',
  component: ListSearch,
  args: { label: 'Vorlagen suchen', value: '', onChange: fn() },
} satisfies Meta<typeof ListSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No search. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Vorlagen suchen' });
    await userEvent.type(field, ' früh stück ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('früh stück'));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** The search text of the address. */
export const WithWords: Story = {
  tags: ['visual'],
  args: { value: 'Frühstück' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('Frühstück');
  },
};
