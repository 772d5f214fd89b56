import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Check } from './Check';

const meta = {
  title: 'Kit/Field/Check',
  component: Check,
  tags: ['two-looks'],
  args: { label: 'Bergkäse auswählen', isChecked: false, onChange: fn() },
} satisfies Meta<typeof Check>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not ticked. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bergkäse auswählen' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** Ticked. */
export const On: Story = {
  tags: ['visual'],
  args: { isChecked: true },
};

/** Partly ticked. */
export const Some: Story = {
  tags: ['visual'],
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
