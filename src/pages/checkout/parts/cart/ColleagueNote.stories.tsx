import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColleagueNote } from './ColleagueNote';

const at = new Date('2026-11-28T06:30:00Z');

const meta = {
  title: 'Components/Cart/ColleagueNote',
  component: ColleagueNote,
  args: {
    line: { sku: '104711', by: 'others', colleague: { kind: 'named', name: 'ben.al' }, at },
    name: 'Bergkäse',
    isSeen: false,
    onSeen: fn(),
  },
} satisfies Meta<typeof ColleagueNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a colleague, not marked as seen. */
export const Named: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Von ben.al')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Angesehen: Bergkäse' }));
    await expect(args.onSeen).toHaveBeenCalledWith(true);
  },
};

/** Added by one and changed by another; marked as seen. */
export const Both: Story = {
  args: { line: { sku: '104711', by: 'both', colleague: { kind: 'unknown' }, at }, isSeen: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Von jemand anderem und von Ihnen')).toBeVisible();
    canvas.getByRole('checkbox', { checked: true }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSeen).toHaveBeenCalledWith(false);
  },
};

/** A name that is longer than a row. */
export const LongName: Story = {
  args: { line: { sku: '104711', by: 'others', colleague: { kind: 'named', name: 'x'.repeat(120) }, at } },
};
