import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SuggestionChips } from './SuggestionChips';

const meta = {
  title: 'Kit/Field/SuggestionChips',
  component: SuggestionChips<number>,
  args: {
    label: 'Übliche Zeiträume',
    value: 365,
    suggestions: [
      { value: 183, text: '6 Monate' },
      { value: 365, text: '1 Jahr' },
      { value: 730, text: '2 Jahre' },
      { value: 1095, text: '3 Jahre' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof SuggestionChips<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is selected. */
export const Chosen: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 Jahr' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A press selects one, by keyboard too. */
export const Pressed: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 Jahre' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(730);
    canvas.getByRole('button', { name: '3 Jahre' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(1095);
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 Jahre' })).toBeDisabled();
  },
};
