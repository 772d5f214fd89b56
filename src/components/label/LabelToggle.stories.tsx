import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LabelToggle } from './LabelToggle';

const meta = {
  title: 'Components/Label/LabelToggle',
  component: LabelToggle,
  args: { productName: 'Bergkäse', isListed: false, onToggle: fn() },
} satisfies Meta<typeof LabelToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggleOf = (canvas: StoryContext['canvas']) => canvas.getByRole('button', { name: 'Auf der Etikettenliste: Bergkäse' });

/** Not on the list: a press adds it. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(toggleOf(canvas)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggleOf(canvas));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

/** On the list: a press removes it. */
export const On: Story = {
  args: { isListed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(toggleOf(canvas)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggleOf(canvas));
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};

/** Unknown: disabled. */
export const Unknown: Story = {
  args: { isListed: undefined },
  play: async ({ args, canvas }) => {
    await expect(toggleOf(canvas)).toBeDisabled();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
