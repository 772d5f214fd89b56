import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SliderField } from './SliderField';

const meta = {
  title: 'Kit/Field/SliderField',
  component: SliderField,
  args: {
    label: 'Zeitraum in Tagen',
    value: 365,
    min: 1,
    max: 1095,
    marks: [{ value: 183 }, { value: 365 }, { value: 730 }],
    textOf: (days) => `${days} Tage`,
    onChange: fn(),
  },
  decorators: [
    (StoryOfSlider) => (
      <div style={{ maxWidth: 480, padding: 24 }}>
        <StoryOfSlider />
      </div>
    ),
  ],
  render: function Sliding(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SliderField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With marks at the usual choices. */
export const Marked: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zeitraum in Tagen' });
    await expect(slider).toHaveValue('365');
    await expect(slider).toHaveAttribute('aria-valuetext', '365 Tage');
  },
};

/** The arrow keys go by one, Home and End to the limits. */
export const ByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(366);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1095);
  },
};

/** A number outside the limits: the thumb is at the end. */
export const Beyond: Story = {
  args: { value: 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('1095');
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};
