import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextInput } from './TextInput';

const meta = {
  title: 'Components/Checkout/TextInput',
  component: TextInput,
  args: { label: 'Ihre Referenznummer', hint: 'Freiwillig; steht auf Lieferschein und Rechnung.', value: '', maxLength: 60, onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line. */
export const Line: Story = {
  tags: ['visual'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ihre Referenznummer' });
    await expect(field).toHaveAccessibleDescription(/Freiwillig/);
    await userEvent.type(field, 'H');
    await expect(args.onChange).toHaveBeenCalledWith('H');
  },
};

/** Several lines. */
export const Several: Story = { args: { isMultiline: true, label: 'Anmerkungen', value: 'Bitte Hintereingang benutzen.' } };
