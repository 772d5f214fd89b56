import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmailListField } from './EmailListField';

const meta = {
  title: 'Kit/Field/EmailListField',
  component: EmailListField,
  args: {
    label: 'Empfänger',
    offered: ['kueche@gasthof-ebner.example', 'buero@gasthof-ebner.example'],
    value: { chosen: ['kueche@gasthof-ebner.example'], added: [], typed: '' },
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <EmailListField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof EmailListField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Addresses to pick from, and a field for more. */
export const Offered: Story = { tags: ['visual'] };

/** Refuses text that is no address; once corrected, it is added and picked. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await userEvent.type(field, 'koch@');
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await userEvent.type(field, 'a.at');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chosen: ['kueche@gasthof-ebner.example', 'koch@a.at'],
      added: ['koch@a.at'],
      typed: '',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'koch@a.at' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ chosen: ['kueche@gasthof-ebner.example'], added: ['koch@a.at'], typed: '' });
  },
};

/** Several addresses pasted from a mail program; invalid ones stay for correction. */
export const SeveralAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weitere E-Mail-Adresse' });
    await userEvent.click(field);
    await userEvent.paste('Max Koch <koch@a.at>; bar@a.at, theke@');
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      chosen: ['kueche@gasthof-ebner.example', 'koch@a.at', 'bar@a.at'],
      added: ['koch@a.at', 'bar@a.at'],
      typed: 'theke@',
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  },
};

/** Nothing to pick from. */
export const NoneOffered: Story = { args: { offered: [], value: { chosen: [], added: [], typed: '' } } };

/** The typed text was refused when the form was sent. */
export const Refused: Story = {
  tags: ['visual'],
  args: { isRefused: true, value: { chosen: [], added: [], typed: 'koch@' } },
};

/** A long address breaks and widens nothing, on the phone as well. */
export const LongText: Story = {
  tags: ['phone'],
  args: { offered: ['bestellung.donaudampfschifffahrtsgesellschaft@kapitaensfruehstuecksraeucherlachs.example'] },
};
