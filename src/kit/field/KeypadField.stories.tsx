import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeypadField } from './KeypadField';

const meta = {
  title: 'Kit/Field/KeypadField',
  component: KeypadField,
  tags: ['two-looks'],
  args: { label: 'Menge', value: '12', onChange: fn(), onConfirm: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeypadField>;

export default meta;
type Story = StoryObj<typeof meta>;

const keyOf = (canvas: StoryContext['canvas'], name: string) => canvas.getByRole('button', { name });

/** A number that stands there; the keys are large enough for a thumb. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('12');
    await expect(keyOf(canvas, '5').getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** The first key takes the place of what stood there, the next ones go on; the last one is taken back. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['3', ',', '5']) await userEvent.click(keyOf(canvas, name));
    await expect(args.onChange.mock.calls.map(([text]) => text)).toEqual(['3', '3,', '3,5']);
    await userEvent.click(keyOf(canvas, 'Letztes Zeichen löschen'));
    await expect(canvas.getByRole('textbox')).toHaveValue('3,');
  },
};

/** A keyboard types into the field, a point is a comma, and Enter is done with it. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('2.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2,5');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** What was typed is no number. */
export const Wrong: Story = {
  args: { value: '1,,', error: 'Bitte geben Sie eine Zahl ein.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Bitte geben Sie eine Zahl ein.');
  },
};

/** Nothing can be changed. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(keyOf(canvas, '5')).toBeDisabled();
  },
};
