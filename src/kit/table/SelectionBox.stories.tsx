import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleRows, type ExampleRow } from './exampleRows.fixture';
import { SelectionBox } from './SelectionBox';

const [first, second] = exampleRows.map(({ number }) => number);

const meta = {
  title: 'Kit/Table/SelectionBox',
  component: SelectionBox<ExampleRow>,
  args: {
    row: exampleRows[0]!,
    selection: {
      chosen: new Set([second!]), keyOf: ({ number }) => number, nameOf: ({ number }) => `${number} auswählen`, allName: 'Alle auswählen', onChange: fn(),
    },
  },
} satisfies Meta<typeof SelectionBox<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ticking a row leaves the others chosen; what lies beside the box counts as the box. */
export const NotChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: `${first} auswählen` });
    await expect(box).not.toBeChecked();
    await userEvent.click(box.parentElement!);
    await expect(args.selection.onChange).toHaveBeenCalledExactlyOnceWith(new Set([second, first]));
  },
};

/** The box of a chosen row takes it away. */
export const Chosen: Story = {
  args: { row: exampleRows[1]! },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: `${second} auswählen` });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.selection.onChange).toHaveBeenCalledExactlyOnceWith(new Set());
  },
};
