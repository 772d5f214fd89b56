import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OptionCards } from './OptionCards';

const meta = {
  title: 'Kit/Field/OptionCards',
  component: OptionCards,
  tags: ['two-looks'],
  args: {
    legend: 'Abladestelle',
    isLegendShown: true,
    layout: 'chip',
    value: 'Küche',
    onChange: fn(),
    options: ['Küche', 'Keller', 'Rampe hinten'].map((value) => ({ value, content: value })),
  },
} satisfies Meta<typeof OptionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of three, by click and by arrow keys. */
export const Chosen: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Küche' })).toBeChecked();
  },
};

/** Interactions; pictured by the previous story. */
export const ChosenInUse: Story = {
  ...Chosen,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Küche' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Keller' }));
    await expect(args.onChange).toHaveBeenCalledWith('Keller');
  },
};

/** Nothing selected in a required group. */
export const Missing: Story = {
  tags: ['visual'],
  args: { value: undefined, error: 'Bitte wählen Sie eine Abladestelle.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Abladestelle' })).toHaveAccessibleDescription('Bitte wählen Sie eine Abladestelle.');
  },
};
