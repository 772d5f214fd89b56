import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#kit/action/Button.tsx';
import { CountBadge } from './CountBadge';

const meta = {
  title: 'Components/Shell/CountBadge',
  component: CountBadge,
  args: { count: 12 },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number on a control. */
export const Some: Story = { tags: ['visual'] };

/** Nothing is shown for zero. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('0');
  },
};

/** Above 999 there are simply many. */
export const Many: Story = {
  args: { count: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999+')).toBeVisible();
  },
};

function Counter() {
  const [count, setCount] = useState<number>();
  return (
    <>
      <Button onClick={() => setCount((now = 2) => now + 1)}>Mehr</Button>
      <CountBadge count={count} />
    </>
  );
}

/** It grows for a moment when the number changes, but not when the first number arrives. */
export const Bump: Story = {
  render: () => <Counter />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Mehr' });
    await userEvent.click(more);
    const before = canvas.getByText('3').className;
    await userEvent.click(more);
    await expect(canvas.getByText('4').className).not.toBe(before);
  },
};

/** A failed count isn't shown as zero. */
export const Failed: Story = {
  args: { count: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('!')).toBeVisible();
  },
};
