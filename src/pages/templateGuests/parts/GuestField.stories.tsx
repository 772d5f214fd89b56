import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuestField } from './GuestField';

const meta = {
  title: 'Pages/TemplateGuests/GuestField',
  component: GuestField,
  args: { label: 'Gäste', value: 80, onChange: fn() },
} satisfies Meta<typeof GuestField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number of guests. */
export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Gäste' })).toHaveValue('80');
  },
};

/** The word behind the number belongs to it; zero guests are none, and stay for correction. */
export const TypedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Gäste' });
    await userEvent.type(field, "1'200 Personen");
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
    await userEvent.clear(field);
    await userEvent.type(field, '10000');
    await expect(canvas.getByText('Bitte geben Sie eine ganze Zahl von 1 bis 9.999 ein.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};
