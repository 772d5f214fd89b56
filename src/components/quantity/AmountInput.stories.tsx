import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AmountInput } from './AmountInput';

/** Keeps the amount in state, as a row does. */
function Kept(props: ComponentProps<typeof AmountInput>) {
  const [amount, setAmount] = useState(props.amount);
  return (
    <AmountInput
      {...props}
      amount={amount}
      onChange={(next) => {
        setAmount(next);
        return props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Quantity/AmountInput',
  component: AmountInput,
  tags: ['two-looks'],
  args: { amount: 2, ratio: 1, minimum: 0, productName: 'Bergkäse', onChange: fn(), onClamped: fn(), onConfirm: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AmountInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: 'Menge: Bergkäse' });

/** Digits apply after half a second. */
export const Typed: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const TypedInUse: Story = {
  ...Typed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(field).toHaveValue('12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A number that isn't whole never applies: the reason is beside the field, and blur restores the last amount. */
export const NotWhole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('2,5');
    await expect(field).toHaveValue('2,5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Bitte „2,5“ als ganze Zahl eingeben. Es bleibt bei 2.');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A press into the field selects its content: 1234 is 1234 and not 21234. Escape restores the old amount. */
export const Entered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('1234');
    await expect(field).toHaveValue('1234');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At most five digits; a refused sixth is reported. */
export const FiveCharacters: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('12345');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Höchstens 5 Ziffern sind möglich.');
  },
};

/** Blur restores the last amount of an empty field. */
export const EmptyOnBlur: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Enter applies at once. */
export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenLastCalledWith(7);
  },
};

/** Below the minimum of 10 storage units: 1 carton of 4 becomes 3, with a warning. */
export const RaisedToMinimum: Story = {
  args: { amount: 5, ratio: 4, minimum: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(field).toHaveValue('3');
    await expect(args.onClamped).toHaveBeenCalledOnce();
    await expect(args.onClamped).toHaveBeenLastCalledWith({ amount: 3, raised: true });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

/** Minus is disabled at 1. */
export const AtOne: Story = {
  args: { amount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Weniger: Bergkäse' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Mehr: Bergkäse' })).toBeEnabled();
  },
};

/** Plus is disabled at 99999. */
export const AtMost: Story = {
  args: { amount: 99_999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mehr: Bergkäse' })).toBeDisabled();
  },
};

/** Each press adds one and applies at once; a held one applies when it ends. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: 'Mehr: Bergkäse' });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(fieldOf(canvas)).toHaveValue('4');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 3);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 4);
  },
};

/** Held down, plus repeats after half a second, and then quickly. */
export const Held: Story = {
  play: async ({ args, canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Mehr: Bergkäse' });
    const field = fieldOf(canvas);
    await fireEvent.pointerDown(plus, { button: 0 });
    await waitFor(() => expect(Number.parseInt((field as HTMLInputElement).value, 10)).toBeGreaterThan(6));
    await fireEvent.pointerUp(plus);
    await fireEvent.click(plus);
    const released = (field as HTMLInputElement).value;
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(field).toHaveValue(released);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.parseInt(released, 10));
  },
};

/** Ctrl+Z restores the last amount. */
export const Undone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('2');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas)).toBeDisabled();
  },
};
