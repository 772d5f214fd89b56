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

/** Filled; the keys are large enough for a thumb. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('12');
    await expect(keyOf(canvas, '5').getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** The first key replaces the value, the next ones append; the last one is deleted. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['3', ',', '5']) await userEvent.click(keyOf(canvas, name));
    await expect(args.onChange.mock.calls.map(([text]) => text)).toEqual(['3', '3,', '3,5']);
    await userEvent.click(keyOf(canvas, 'Letztes Zeichen löschen'));
    await expect(canvas.getByRole('textbox')).toHaveValue('3,');
  },
};

/** Typed by keyboard: the text stays as typed, and Enter confirms. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('2.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2.5');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Invalid input. */
export const Wrong: Story = {
  args: { value: '1,,', error: 'Bitte geben Sie eine Zahl ein.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Bitte geben Sie eine Zahl ein.');
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(keyOf(canvas, '5')).toBeDisabled();
  },
};
