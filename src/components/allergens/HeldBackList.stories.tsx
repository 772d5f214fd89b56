import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { filterRows } from '#domain/allergens/allergenOverview.ts';
import { exampleOverview } from './exampleRows.fixture';
import { HeldBackList } from './HeldBackList';

const meta = {
  title: 'Components/Allergens/HeldBackList',
  component: HeldBackList,
  args: { filtered: filterRows(exampleOverview, ['MILK', 'VEGAN']), hrefOf: (sku) => `/product/${sku}` },
} satisfies Meta<typeof HeldBackList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each product by name, with the reason; non-food is apart from undeclared products. */
export const Filtered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const textsOf = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((entry) => [...entry.children].map(({ textContent }) => textContent?.trim()).join(' | '));
    await expect(textsOf('Erfüllt die Auswahl nicht')).toEqual([
      'Bergkäse 6 Monate gereift, Laib 104711 | Milch: enthalten, Vegan: nicht geeignet',
    ]);
    await expect(textsOf('Angabe fehlt')).toEqual([
      'Grillwürzmischung 105003 | Milch: keine Angabe, Vegan: keine Angabe',
      'Dörrzwetschken 105005 | Milch: keine Angabe, Vegan: keine Angabe',
      '9 | Wird geladen …',
      'Apfelsaft naturtrüb 10 | Konnte nicht geladen werden',
      'Birnenmost 11 | Nicht mehr im Sortiment, keine Angaben',
      'Leihgeschirr | Artikel außerhalb des Webshops, keine Angaben',
    ]);
    await expect(textsOf('Keine Lebensmittel')).toEqual(['Küchenrolle 105004 | Kein Lebensmittel']);
  },
};

/** Renders nothing without a filter. */
export const Unfiltered: Story = {
  args: { filtered: filterRows(exampleOverview, []) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
