import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField';

/** Keeps the number in state, as a form does. */
function Kept(props: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Field/NumberField',
  component: NumberField,
  tags: ['two-looks'],
  args: { value: 1.5, label: 'Gezählte Menge', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: 'Gezählte Menge' });

/** Decimals with a comma or a point. */
export const Decimals: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await expect(field).toHaveValue('1,5');
  },
};

/** Interactions; pictured by the previous story. */
export const DecimalsInUse: Story = {
  ...Decimals,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await expect(field).toHaveValue('1,5');
    await userEvent.clear(field);
    await userEvent.type(field, '2,25');
    await expect(field).toHaveValue('2,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.25);
  },
};

/** Where an empty field is no value, it stays empty while another number is typed; left empty, it has the last one again. */
export const EmptiedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 12, min: 1 },
  render: function AlwaysANumber(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={(next) => next !== undefined && setValue(next)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('7');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('7');
  },
};

/** Clamped to its limits. */
export const Limits: Story = {
  args: { value: 9, min: 0, max: 10 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gezählte Menge erhöhen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('button', { name: 'Gezählte Menge erhöhen' })).toBeDisabled();
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.tab();
    await expect(field).toHaveValue('10');
  },
};

/** Input that is no number changes nothing and is discarded on blur, which is said. */
export const NoNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '1.2,3');
    await expect(field).toBeInvalid();
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith(1.23);
    await expect(field).toBeValid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('„1.2,3“ ist hier keine Zahl.');
  },
};

/** Foreign characters are refused, typed or pasted, with a hint; digits of other scripts are accepted. */
export const OtherSigns: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'k');
    await expect(canvas.getByRole('alert')).toHaveTextContent('„k“ ist hier keine Zahl. Hier sind nur Ziffern und ein Komma möglich.');
    await userEvent.clear(field);
    await userEvent.paste('12 Stück');
    await userEvent.paste('-3');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.paste('１٢');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.tab();
    await expect(field).toHaveValue('12');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A minus can be typed only where negative numbers are allowed. */
export const Negative: Story = {
  args: { value: undefined, min: -5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas), '-3');
    await expect(args.onChange).toHaveBeenLastCalledWith(-3);
  },
};

/** Numeric keyboards of phones may have no minus: a button changes the sign. */
export const ChangedSign: Story = {
  args: { value: undefined, min: -40, max: 60 },
  play: async ({ args, canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Vorzeichen wechseln: Gezählte Menge' });
    const field = fieldOf(canvas);
    await userEvent.click(sign);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('18');
    await expect(field).toHaveValue('-18');
    await expect(args.onChange).toHaveBeenLastCalledWith(-18);
    await userEvent.click(sign);
    await expect(args.onChange).toHaveBeenLastCalledWith(18);
    await userEvent.click(sign);
    await userEvent.keyboard(',5');
    await expect(args.onChange).toHaveBeenLastCalledWith(-18.5);
  },
};

/** The error is read out and linked to the control. */
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Bitte geben Sie etwas an.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte geben Sie etwas an.');
    await expect(canvas.getByRole('textbox', { name: /Gezählte Menge/ })).toHaveAccessibleDescription(/Bitte geben Sie etwas an\.$/);
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
    label: 'Gezählte Menge im Tiefkühllager des Hauptgebäudes',
    hint: 'Ein langer Hinweis, der auf einem Telefon über mehrere Zeilen geht und nichts breiter macht.',
  },
};
