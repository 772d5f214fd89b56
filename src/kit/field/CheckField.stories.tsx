import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckField } from './CheckField';

const meta = {
  title: 'Kit/Field/CheckField',
  component: CheckField,
  tags: ['two-looks'],
  args: { label: 'Ich möchte Benachrichtigungen per E-Mail.', value: false, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CheckField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not ticked. */
export const Off: Story = { tags: ['visual'] };

/** Ticked. */
export const On: Story = {
  tags: ['visual', 'hover-focus'],
  args: { value: true, hint: 'Sie können sie jederzeit abbestellen.' },
};

/** The label toggles it too. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ich möchte Benachrichtigungen per E-Mail.'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** The error is read out and linked to the control. */
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Bitte geben Sie etwas an.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie etwas an.');
    await expect(canvas.getByRole('checkbox', { name: /Ich möchte/ })).toHaveAccessibleDescription(/Bitte geben Sie etwas an\.$/);
  },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Disabled. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true },
};

/** Long words break without widening the page, on the phone too. */
export const LongText: Story = {
  tags: ['phone'],
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachslieferantennummer',
    hint: 'Ein langer Hinweis, der auf einem Telefon über mehrere Zeilen geht und nichts breiter macht.',
  },
};
