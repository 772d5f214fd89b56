import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './FilterChips';

const chip = (text: string) => ({ key: text, text, onRemove: fn() });

const meta = {
  title: 'Components/Search/FilterChips',
  component: FilterChips,
  tags: ['two-looks'],
  args: { chips: [chip('Bio'), chip('Aus der Region')], isPending: false, onReset: fn() },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters that are on: a press takes one off, the last button all of them. */
export const Regular: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
export const RegularInUse: Story = {
  ...Regular,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter entfernen: Bio' }));
    await expect(args.chips[0]?.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** Many of them wrap onto further lines; a long one is never cut. */
export const Many: Story = {
  args: {
    chips: [
      'Molkereiprodukte, Käse & Eier',
      'laktosefrei',
      'Sennhaus Lech und Almhof Molkerei',
      'Mehrwegverpackung mit Pfand',
      'Bio',
      'Staffelpreise',
      'Sichtbare Artikel der Essenzliste',
      'Österreich',
      'Wachau',
    ].map(chip),
  },
};

/** Names are still to come: the line has its height already, and nothing to read. */
export const Pending: Story = { args: { isPending: true } };

/** No filter is on: nothing is there, not even the line. */
export const None: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
