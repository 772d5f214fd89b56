import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainInput } from './PlainInput';

const meta = {
  title: 'Kit/Field/PlainInput',
  component: PlainInput,
  args: { label: 'Marken durchsuchen', type: 'search', size: 'small', placeholder: 'Suchen', value: '', onChange: fn() },
} satisfies Meta<typeof PlainInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: an example stands there. */
export const Empty: Story = { tags: ['visual'] };

/** What is typed. */
export const Typed: Story = {
  args: { value: 'Alm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Marken durchsuchen' })).toHaveValue('Alm');
  },
};

/** It tells each change. */
export const TypedInUse: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'A');
    await expect(args.onChange).toHaveBeenCalledWith('A');
  },
};

/** As high as the buttons beside it, and with their corners. */
export const BesideButtons: Story = { args: { type: 'text', size: 'regular', shape: 'button' } };
