import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { StepButton } from './StepButton';

const meta = {
  title: 'Kit/Field/StepButton',
  component: StepButton,
  args: { label: 'Menge erhöhen', sign: 'plus', isDisabled: false, onStep: fn(() => true) },
} satisfies Meta<typeof StepButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonOf = (canvas: StoryContext['canvas']) => canvas.getByRole('button');

/** A press is one step. Tab skips it, because the arrow keys in the field do the same. */
export const Plus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expect(args.onStep).toHaveBeenCalledOnce();
    await expect(buttonOf(canvas)).toHaveAttribute('tabindex', '-1');
  },
};

/** One less. */
export const Minus: Story = { tags: ['visual', 'hover-focus'], args: { label: 'Menge verringern', sign: 'minus' } };

/** No step left: pale and disabled. */
export const Disabled: Story = {
  args: { label: 'Menge verringern', sign: 'minus', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(buttonOf(canvas)).toBeDisabled();
  },
};

/** Held down it repeats after half a second; releasing ends it, and the click that follows is no further step. */
export const HeldDown: Story = {
  play: async ({ args, canvas }) => {
    const button = buttonOf(canvas);
    await fireEvent.pointerDown(button, { button: 0 });
    await waitFor(() => expect(args.onStep.mock.calls.length).toBeGreaterThan(2));
    await fireEvent.pointerUp(button);
    const steps = args.onStep.mock.calls.length;
    await fireEvent.click(button);
    await expect(args.onStep).toHaveBeenCalledTimes(steps);
  },
};
