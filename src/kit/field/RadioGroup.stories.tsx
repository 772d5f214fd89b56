import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Kit/Field/RadioGroup',
  component: RadioGroup,
  tags: ['two-looks'],
  args: {
    label: 'Abladestelle',
    options: ['Küche', 'Keller', 'Rampe hinten'].map((text) => ({ value: text, text })),
    value: 'Küche',
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of three is chosen. */
export const Chosen: Story = { tags: ['visual', 'hover-focus'] };

/** Nothing is chosen yet. */
export const Empty: Story = { args: { value: undefined } };

/** Another one, by press and by arrow key. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Keller' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Keller');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Rampe hinten');
  },
};

/** The error is read out and linked to the question. */
export const WithError: Story = {
  args: { error: 'Bitte wählen Sie.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Abladestelle/ })).toHaveAccessibleDescription('Bitte wählen Sie.');
  },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Küche' })).toBeDisabled();
  },
};

/** Long words break without widening the page, on the phone too. */
export const LongText: Story = {
  tags: ['phone'],
  args: {
    options: [
      { value: '1', text: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachsanlieferungsrampe' },
      { value: '2', text: 'Keller' },
    ],
  },
};
