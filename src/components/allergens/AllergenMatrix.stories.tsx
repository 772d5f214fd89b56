import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AllergenMatrix } from './AllergenMatrix';
import { exampleOverview } from './exampleRows.fixture';

const meta = {
  title: 'Components/Allergens/AllergenMatrix',
  component: AllergenMatrix,
  args: { rows: exampleOverview, hrefOf: (sku) => `/product/${sku}` },
} satisfies Meta<typeof AllergenMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every statement, and rows without any. */
export const Filled: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Allergene und Ernährungsweisen der Artikel' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(19);
    const cellsOf = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const bread = cellsOf(/^Bio-Bauernbrot/);
    await expect([bread[0], bread[10], bread[1], bread[14], bread[16], bread[17]]).toEqual([
      '●enthalten',
      '○Spuren möglich',
      '–nicht enthalten',
      '✓geeignet',
      '✕nicht geeignet',
      '?keine Angabe',
    ]);
    await expect(cellsOf(/^Apfelsaft/)).toEqual(['Konnte nicht geladen werden']);
    await expect(cellsOf(/^Leihgeschirr/)).toEqual(['Artikel außerhalb des Webshops, keine Angaben']);
    await expect(cellsOf(/^enthalten · nicht geeignet/)[0]).toBe('1');
    await expect(cellsOf(/^keine Angabe/)[0]).toBe('2');
  },
};
