import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRange } from './DateRange';

const meta = {
  title: 'Kit/Field/DateRange',
  component: DateRange,
  args: { label: 'Zeitraum', today: '2026-11-25', value: { from: '2026-11-01', to: '2026-11-24' }, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRange
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From one day to another. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Zeitraum' })).toBeVisible();
    await expect(canvas.getByLabelText('Bis')).toHaveValue('24.11.2026');
  },
};

/** One end changes, the other stays. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Von'), { target: { value: '3.11.2026' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-24' });
  },
};

/** The end precedes the start. */
export const WithError: Story = {
  args: { value: { from: '2026-11-24', to: '2026-11-01' }, error: 'Das Ende liegt vor dem Beginn.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Zeitraum' })).toHaveAccessibleDescription('Das Ende liegt vor dem Beginn.');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** On the phone. */
export const Phone: Story = { tags: ['phone'] };
