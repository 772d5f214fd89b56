import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountField } from './AmountField';

const meta = {
  title: 'Components/Label/AmountField',
  component: AmountField,
  args: { label: 'Etiketten: Bergkäse', amount: 2, onChange: fn() },
  render: function Held(args) {
    const [amount, setAmount] = useState(args.amount);
    return (
      <AmountField
        {...args}
        amount={amount}
        onChange={(next) => {
          args.onChange(next);
          setAmount(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: 'Etiketten: Bergkäse' });

/** Changed by steps and typing. */
export const Regular: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Etiketten: Bergkäse erhöhen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.clear(fieldOf(canvas));
    await userEvent.type(fieldOf(canvas), '120');
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
  },
};

/** More than 999 becomes 999; empty, fractional and letter input is ignored, and the last number is restored. */
export const BadInput: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    for (const text of ['{Backspace}', '2,5', 'drei']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue('2');
    }
    await userEvent.clear(field);
    await userEvent.type(field, '1000');
    await expect(args.onChange).toHaveBeenLastCalledWith(999);
    await userEvent.tab();
    await expect(field).toHaveValue('999');
  },
};
