import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../action/Button';
import { CheckField } from '../field/CheckField';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Kit/Table/SelectionBar',
  component: SelectionBar,
  tags: ['two-looks'],
  args: { count: 3, onNone: fn(), children: <Button tone="primary">In den Warenkorb</Button> },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some rows are selected. */
export const Some: Story = { tags: ['visual'] };

/** Three are selected; one press clears the selection. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 ausgewählt');
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }));
    await expect(args.onNone).toHaveBeenCalledOnce();
  },
};

/** A bar that disappears when pressed. */
function Passing() {
  const [count, setCount] = useState(3);
  return (
    <SelectionBar count={count} onNone={() => setCount(0)}>
      <Button>In den Warenkorb</Button>
    </SelectionBar>
  );
}

/** The focus stays at its place when the bar disappears, instead of restarting at the top of the page. */
export const Gone: Story = {
  render: () => <Passing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
  },
};

/** Renders nothing without a selection. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

/** The bar disappears with the selection; the focus is where it was before. */
export const FocusBack: Story = {
  render: function Rows(args) {
    const [isChosen, setChosen] = useState(false);
    return (
      <>
        <CheckField label="Bergkäse" value={isChosen} onChange={setChosen} />
        <SelectionBar {...args} count={isChosen ? 1 : 0} onNone={() => setChosen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bergkäse' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Bergkäse' })).toHaveFocus();
  },
};
