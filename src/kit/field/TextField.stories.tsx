import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  title: 'Kit/Field/TextField',
  component: TextField,
  args: {
    label: 'Ihre Referenznummer',
    hint: 'Freiwillig; steht auf Lieferschein und Rechnung.',
    value: '',
    maxLength: 60,
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line. */
export const Line: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ihre Referenznummer' });
    await expect(field).toHaveAccessibleDescription(/Freiwillig/);
  },
};

/** Interactions; pictured by the previous story. */
export const LineInUse: Story = {
  ...Line,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ihre Referenznummer' });
    await expect(field).toHaveAccessibleDescription(/Freiwillig/);
    await userEvent.type(field, 'H');
    await expect(args.onChange).toHaveBeenCalledWith('H');
  },
};

/** Near the limit it shows its length. */
export const NearlyFull: Story = {
  args: { value: 'x'.repeat(55) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/55 von 60 Zeichen$/);
  },
};

/** Beyond the limit nothing is cut off: it says by how much to shorten. */
export const TooLong: Story = {
  args: { label: 'Anmerkungen', isMultiline: true, maxLength: 1000, value: 'x'.repeat(1201) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(1201));
    await expect(canvas.getByRole('alert')).toHaveTextContent('1.201 von 1.000 Zeichen. Bitte kürzen Sie den Text um 201 Zeichen.');
  },
};

/** Several lines. */
export const Several: Story = { args: { isMultiline: true, label: 'Anmerkungen', value: 'Bitte Hintereingang benutzen.' } };

/** The error is read out and linked to the control. */
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Bitte geben Sie etwas an.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie etwas an.');
    await expect(canvas.getByRole('textbox', { name: /Ihre Referenznummer/ })).toHaveAccessibleDescription(/Bitte geben Sie etwas an\.$/);
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
