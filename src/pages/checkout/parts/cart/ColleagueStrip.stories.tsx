import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { ColleagueStrip } from './ColleagueStrip';

const meta = {
  title: 'Components/Cart/ColleagueStrip',
  component: ColleagueStrip,
  decorators: [
    (Part) => (
      <StatusLine>
        <Part />
      </StatusLine>
    ),
  ],
  args: { count: 5, seen: 2, isFiltered: false, onFilter: fn() },
} satisfies Meta<typeof ColleagueStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five lines of colleagues, two of them seen. */
export const Several: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 Zeilen von anderen' }));
    await expect(canvasElement).toHaveTextContent('Von anderen: 5 Zeilen. Angesehen: 2 von 5, nur auf diesem Gerät gemerkt.');
    await userEvent.click(canvas.getByRole('button', { name: 'Nur diese zeigen', pressed: false }));
    await expect(args.onFilter).toHaveBeenCalledWith(true);
  },
};

/** Filtered to them; a single one. */
export const Filtered: Story = {
  args: { count: 1, seen: 0, isFiltered: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Von anderen: eine Zeile.');
    canvas.getByRole('button', { name: 'Alle zeigen', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith(false);
  },
};
