import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PortionInput } from './PortionInput';

const meta = {
  title: 'Pages/TemplateGuests/PortionInput',
  component: PortionInput,
  args: { label: 'Je Gast: Bergkäse', value: undefined, measure: 'g', placeholder: '75 g', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PortionInput
        {...args}
        value={value}
        onChange={(quantity) => {
          args.onChange(quantity);
          setValue(quantity);
        }}
      />
    );
  },
} satisfies Meta<typeof PortionInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The template's content counts. */
export const OfTemplate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Je Gast: Bergkäse' })).toHaveValue('');
    await expect(canvas.getByPlaceholderText('75 g')).toBeVisible();
  },
};

/** The user's own. */
export const Own: Story = {
  args: { value: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('150 g');
  },
};

/** Other notations count; cleared, the template's counts again. */
export const TypedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0,15 kg');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(150));
    await expect(input).toHaveValue('0,15 kg');
    await userEvent.clear(input);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.type(input, "1'000");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1000));
  },
};

/** Refused text stays, counts as none, and a sentence says how to write it; corrected text ends it. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '200 ml');
    await userEvent.tab();
    await expect(await canvas.findByText(/^„200 ml“ zählt nicht: Dieser Artikel wird in g gerechnet\./)).toBeVisible();
    await expect(input).toHaveValue('200 ml');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.clear(input);
    await userEvent.type(input, '200 g');
    await expect(canvas.queryByText(/zählt nicht/)).not.toBeInTheDocument();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(200));
  },
};
