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

/** Active filters: a press removes one, the last button all. */
export const Regular: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
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

/** Many wrap onto further lines; a long one is never clipped. */
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

/** Names are loading: the line has its height, and no text. */
export const Pending: Story = { args: { isPending: true } };

/** Renders nothing without filters. */
export const None: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
