import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileField } from './FileField';

const meta = {
  title: 'Kit/Field/FileField',
  component: FileField,
  args: {
    label: 'Datei mit Zeilen',
    hint: 'CSV oder Text',
    action: 'Datei wählen',
    accept: '.csv,text/csv',
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No file yet. */
export const Empty: Story = { tags: ['visual'] };

/** The name of the file stands beside the button. */
export const Chosen: Story = {
  args: { value: new File([''], 'bestellung.csv') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Datei wählen' })).toHaveAccessibleDescription('CSV oder Text bestellung.csv');
  },
};

/** A file is chosen, and the same one once more. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['104711;2'], 'bestellung.csv', { type: 'text/csv' });
    const chooser = canvas.getByLabelText('Datei mit Zeilen', { selector: 'input' });
    await userEvent.upload(chooser, file);
    await userEvent.upload(chooser, file);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(file);
  },
};

/** Invalid file. */
export const WithError: Story = {
  args: { error: 'Das ist keine Textdatei.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Das ist keine Textdatei.');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A long name breaks and widens nothing, on the phone as well. */
export const LongText: Story = {
  tags: ['phone'],
  args: { value: new File([''], 'bestellung_der_donaudampfschifffahrtsgesellschaft_fuer_die_kalenderwoche_achtundvierzig.csv') },
};
