import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  title: 'Kit/Field/DateField',
  component: DateField,
  args: { label: 'Liefertag', value: '2026-11-25', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day. */
export const Filled: Story = { tags: ['visual'] };

/** No day yet. */
export const Empty: Story = { args: { value: undefined } };

/** Days come and go as texts of the calendar. */
export const InUse: Story = {
  args: { min: '2026-11-24', max: '2026-12-31' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Liefertag');
    await expect(field.min).toBe('2026-11-24');
    await fireEvent.change(field, { target: { value: '2026-12-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** A year of two digits stays as it was typed, is no day yet, and the field says so once it is left; mended, it is one. */
export const HalfTyped: Story = {
  args: { value: undefined },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Liefertag');
    field.focus();
    await fireEvent.change(field, { target: { value: '0026-11-12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(field).toHaveValue('0026-11-12');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/^Das ist kein gültiges Datum\./);
    await fireEvent.change(field, { target: { value: '2026-11-12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeValid();
  },
};

/** What is wrong is read out, and told with the control. */
export const WithError: Story = {
  args: { error: 'An diesem Tag wird nicht geliefert.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Liefertag')).toHaveAccessibleDescription('An diesem Tag wird nicht geliefert.');
  },
};

/** Nothing can be changed. */
export const Disabled: Story = { args: { isDisabled: true } };

/** On the phone. */
export const Phone: Story = { tags: ['phone'] };
