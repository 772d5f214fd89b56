import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSelect } from './FilterSelect';

const meta = {
  title: 'Kit/List/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Bestellweg',
    value: '',
    onChange: fn(),
    options: [
      { value: '', title: 'Alle' },
      { value: 'WEBSHOP', title: 'Webshop' },
      { value: 'EMAIL', title: 'E-Mail' },
    ],
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label and choice side by side. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bestellweg' }), 'E-Mail');
    await expect(args.onChange).toHaveBeenLastCalledWith('EMAIL');
  },
};

/** With a selected value. */
export const Chosen: Story = { tags: ['visual', 'hover-focus'], args: { value: 'EMAIL' } };
