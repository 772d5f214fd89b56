import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckGroup } from './CheckGroup';

const meta = {
  title: 'Kit/Field/CheckGroup',
  component: CheckGroup,
  args: {
    label: 'Abladestellen',
    options: ['Küche', 'Keller', 'Rampe hinten'].map((text) => ({ value: text, text })),
    value: ['Küche'],
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CheckGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of three is ticked. */
export const Some: Story = { tags: ['visual'] };

/** Any number can be ticked. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keller' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Küche', 'Keller']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Küche' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Keller']);
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
    await expect(canvas.getByRole('checkbox', { name: 'Küche' })).toBeDisabled();
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
