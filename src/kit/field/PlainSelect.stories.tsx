import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlainSelect } from './PlainSelect';
import { Check } from './Check';
import { CheckField } from './CheckField';
import { PlainInput } from './PlainInput';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const meta = {
  title: 'Kit/Field/PlainSelect',
  component: PlainSelect,
  tags: ['two-looks'],
  args: {
    label: 'Sortierung',
    options: [
      { value: 'name', text: 'Name' },
      { value: 'price', text: 'Preis' },
    ],
    value: 'name',
    onChange: fn(),
  },
} satisfies Meta<typeof PlainSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a list of tools. */
export const Regular: Story = { tags: ['visual', 'hover-focus'] };

/** In rows, with the corners of buttons. */
export const Small: Story = {
  tags: ['visual'],
  args: { size: 'small', shape: 'button' },
};

/** Another one is picked. */
export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortierung' }), 'price');
    await expect(args.onChange).toHaveBeenCalledWith('price');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

const measures = [
  'height',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontSize',
  'fontWeight',
  'fontFamily',
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopWidth',
  'borderTopLeftRadius',
] as const;

/** The plain select and the form's, side by side: equal in sizes and colours. */
export const BesideField: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end', gap: 16 }}>
      <PlainSelect {...args} label="schlicht" />
      <SelectField {...args} label="im Formular" />
      <PlainSelect {...args} label="schlicht, gesperrt" isDisabled />
      <SelectField {...args} label="im Formular, gesperrt" isDisabled />
      <PlainInput label="Zeile, schlicht" value="Alm" onChange={args.onChange} />
      <TextField label="Zeile im Formular" value="Alm" onChange={args.onChange} />
      <Check label="Haken, schlicht" isChecked onChange={fn()} />
      <CheckField label="Haken im Formular" value onChange={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const look = (element: HTMLElement) => measures.map((measure) => `${measure}: ${getComputedStyle(element)[measure]}`);
    await expect(look(canvas.getByRole('combobox', { name: 'im Formular' }))).toEqual(
      look(canvas.getByRole('combobox', { name: 'schlicht' })),
    );
    await expect(look(canvas.getByRole('combobox', { name: 'im Formular, gesperrt' }))).toEqual(
      look(canvas.getByRole('combobox', { name: 'schlicht, gesperrt' })),
    );
    await expect(look(canvas.getByRole('textbox', { name: 'Zeile im Formular' }))).toEqual(
      look(canvas.getByRole('textbox', { name: 'Zeile, schlicht' })),
    );
    const box = (name: string) => {
      const element = canvas.getByRole('checkbox', { name });
      const { width, height } = element.getBoundingClientRect();
      const { accentColor, opacity } = getComputedStyle(element);
      return { width, height, accentColor, opacity };
    };
    await expect(box('Haken im Formular')).toEqual(box('Haken, schlicht'));
  },
};
