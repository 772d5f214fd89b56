import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldInput } from './FieldInput';

const meta = {
  title: 'Kit/Field/FieldInput',
  component: FieldInput,
  tags: ['two-looks'],
  args: { id: 'feld', value: 'Dorfplatz 4', describedBy: undefined, onChange: fn() },
  decorators: [
    (Field) => (
      <label htmlFor="feld">
        Feld
        <Field />
      </label>
    ),
  ],
} satisfies Meta<typeof FieldInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line. */
export const Line: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Feld' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith('Dorfplatz 4!');
  },
};

/** Several lines. */
export const Area: Story = {
  tags: ['visual'],
  args: { kind: 'area' },
};

/** The typed text can't be parsed. */
export const Invalid: Story = {
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
