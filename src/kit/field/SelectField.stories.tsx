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

/** Interactions; pictured by the previous story. */
export const EmptyInUse: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lieferadresse' }), '2');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

/** Required. */
export const Missing: Story = { args: { error: 'Bitte wählen Sie eine Lieferadresse.' } };

/** The error is read out and linked to the control. */
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Bitte geben Sie etwas an.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie etwas an.');
    await expect(canvas.getByRole('combobox', { name: /Lieferadresse/ })).toHaveAccessibleDescription(/Bitte geben Sie etwas an\.$/);
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
