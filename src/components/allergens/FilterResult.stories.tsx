import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filterRows } from '#domain/allergens/allergenOverview.ts';
import { exampleOverview } from './exampleRows.fixture';
import { FilterResult } from './FilterResult';

const meta = {
  title: 'Components/Allergens/FilterResult',
  component: FilterResult,
  args: {
    filtered: filterRows(exampleOverview, ['MILK', 'VEGAN']),
    wanted: ['MILK', 'VEGAN'],
    total: exampleOverview.length,
    onReset: fn(),
  },
} satisfies Meta<typeof FilterResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of matching products, and why the others are excluded. */
export const Filtered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 Artikel von 10: ohne Milch; vegan. 1 Artikel erfüllt die Auswahl nicht (enthalten, Spuren möglich oder nicht geeignet). Zu 6 Artikeln fehlt eine Angabe, sie werden daher nicht gezeigt. 1 Artikel ist kein Lebensmittel.',
    );
  },
};

/** Clears the filter. */
export const Reset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** Renders nothing without a filter. */
export const Unfiltered: Story = {
  args: { filtered: filterRows(exampleOverview, []), wanted: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
