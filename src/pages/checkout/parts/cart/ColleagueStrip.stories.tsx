import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColleagueStrip } from './ColleagueStrip';

const meta = {
  title: 'Components/Cart/ColleagueStrip',
  component: ColleagueStrip,
  args: { count: 5, seen: 2, isFiltered: false, onFilter: fn() },
} satisfies Meta<typeof ColleagueStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five lines of others, two of them looked at. */
export const Several: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Von anderen: 5 Zeilen. Angesehen: 2 von 5, nur auf diesem Gerät gemerkt.');
    await userEvent.click(canvas.getByRole('button', { name: 'Nur diese zeigen', pressed: false }));
    await expect(args.onFilter).toHaveBeenCalledWith(true);
  },
};

/** Only they are shown; a single one. */
export const Filtered: Story = {
  args: { count: 1, seen: 0, isFiltered: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Von anderen: eine Zeile.');
    canvas.getByRole('button', { name: 'Alle zeigen', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith(false);
  },
};
