import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleRows, type ExampleRow } from './exampleRows.fixture';
import { SelectionBox } from './SelectionBox';

const [first, second] = exampleRows;

const meta = {
  title: 'Kit/Table/SelectionBox',
  component: SelectionBox<ExampleRow>,
  args: {
    row: first,
    selection: {
      chosen: new Set([second.number]),
      keyOf: ({ number }) => number,
      nameOf: ({ number }) => `${number} auswählen`,
      allName: 'Alle auswählen',
      onChange: fn(),
    },
  },
} satisfies Meta<typeof SelectionBox<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box of a selected row. */
export const Ticked: Story = { args: { row: second }, tags: ['visual', 'hover-focus'] };

/** Selecting a row keeps the others; a click beside the box counts. */
export const NotChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: `${first.number} auswählen` });
    await expect(box).not.toBeChecked();
    await userEvent.click(box.closest('label') ?? box);
    await expect(args.selection.onChange).toHaveBeenLastCalledWith(new Set([second.number, first.number]));
  },
};

/** The box of a selected row deselects it. */
export const Chosen: Story = {
  args: { row: second },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: `${second.number} auswählen` });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.selection.onChange).toHaveBeenLastCalledWith(new Set());
  },
};
