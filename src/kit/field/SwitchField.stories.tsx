import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SwitchField } from './SwitchField';

const meta = {
  title: 'Kit/Field/SwitchField',
  component: SwitchField,
  args: { label: 'Preise anzeigen', value: false, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SwitchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Off: Story = { tags: ['visual'] };

/** On. */
export const On: Story = {
  tags: ['visual', 'hover-focus'],
  args: { value: true, hint: 'Gilt auf diesem Gerät.' },
};

/** Pressed, and with the space bar. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Preise anzeigen' });
    await userEvent.click(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** Long words break without widening the page, on the phone too. */
export const LongText: Story = {
  tags: ['phone'],
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachspreise anzeigen' },
};
