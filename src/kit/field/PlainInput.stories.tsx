import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlainInput } from './PlainInput';

const meta = {
  title: 'Kit/Field/PlainInput',
  component: PlainInput,
  tags: ['two-looks'],
  args: { label: 'Marken durchsuchen', type: 'search', size: 'small', placeholder: 'Suchen', value: '', onChange: fn() },
} satisfies Meta<typeof PlainInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with a placeholder. */
export const Empty: Story = { tags: ['visual', 'hover-focus'] };

/** Typed text. */
export const Typed: Story = {
  args: { value: 'Alm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Marken durchsuchen' })).toHaveValue('Alm');
  },
};

/** Refused text, with the sentence beside it. */
export const Refused: Story = {
  args: { type: 'text', value: 'viel', isInvalid: true, describedBy: 'refused' },
  render: (args) => (
    <>
      <PlainInput {...args} />
      <p id="refused">Keine Menge</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Marken durchsuchen' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Keine Menge');
  },
};

/** Reports each change. */
export const TypedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'A');
    await expect(args.onChange).toHaveBeenCalledWith('A');
  },
};

/** A paste beyond the limit is cut between whole letters. */
export const CutInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 8 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('Grill 👩‍🍳');
    await expect(args.onChange).toHaveBeenCalledWith('Grill ');
  },
};

/** With the height and the corners of the buttons beside it. */
export const BesideButtons: Story = { args: { type: 'text', size: 'regular', shape: 'button' } };
