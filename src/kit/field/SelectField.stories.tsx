import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField';

const meta = {
  title: 'Kit/Field/SelectField',
  component: SelectField,
  args: {
    label: 'Lieferadresse',
    placeholder: 'Bitte wählen',
    value: undefined,
    onChange: fn(),
    options: [
      { value: '1', text: 'Dorfplatz 4, 9900 Lienz' },
      { value: '2', text: 'Almweg 1, 9971 Matrei in Osttirol' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Empty: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
export const EmptyInUse: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lieferadresse' }), '2');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

/** Something has to be chosen. */
export const Missing: Story = { args: { error: 'Bitte wählen Sie eine Lieferadresse.' } };

/** What is wrong is read out, and told with the control. */
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Bitte geben Sie etwas an.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie etwas an.');
    await expect(canvas.getByRole('combobox', { name: /Lieferadresse/ })).toHaveAccessibleDescription(/Bitte geben Sie etwas an\.$/);
  },
};

/** Something has to be given. */
export const Required: Story = { args: { isRequired: true } };

/** Nothing can be changed. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true },
};

/** Long words break and widen nothing, on the phone as well. */
export const LongText: Story = {
  tags: ['phone'],
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksräucherlachslieferantennummer',
    hint: 'Ein langer Hinweis, der auf einem Telefon über mehrere Zeilen geht und nichts breiter macht.',
  },
};
