import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChipGroup } from './ChipGroup';

const meta = {
  title: 'Kit/Field/ChipGroup',
  component: ChipGroup<string>,
  tags: ['two-looks'],
  args: {
    label: 'Ohne',
    chips: [
      { value: 'milk', text: 'Milch' },
      { value: 'nuts', text: 'Schalenfrüchte' },
      { value: 'sulfite', text: 'Schwefeldioxid und Sulfite' },
    ],
    chosen: ['nuts'],
    onChange: fn(),
  },
} satisfies Meta<typeof ChipGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is on. */
export const OneOn: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Ohne' }));
    await expect(group.getByRole('button', { name: 'Schalenfrüchte' })).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('button', { name: 'Milch' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A press switches one on, and off again. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Milch' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['nuts', 'milk']);
    await userEvent.click(canvas.getByRole('button', { name: 'Schalenfrüchte' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** In several lines on the phone as well: none of them has to be pushed into view. */
export const Wrapped: Story = {
  args: { isWrapped: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button'))
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
