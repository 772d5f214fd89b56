import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleRecord, exampleRecords } from '../rules/temperatures.fixture';
import { TemperatureTable } from './TemperatureTable';

const meta = {
  title: 'Pages/GoodsReceived/TemperatureTable',
  component: TemperatureTable,
  args: { records: exampleRecords },
} satisfies Meta<typeof TemperatureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each result, with a note. */
export const Results: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Gemessen amArtikelBestellungHöchstensGemessenErgebnisVonAnmerkung',
      expect.stringMatching(/06:10Bergkäse 6 Monate gereift, Laib ca. 6 kg \(A-711\)45010000406 °C4,5 °Cin OrdnungAnna Egger$/),
      expect.stringMatching(/Pommes frites \(A-900\)4501000040−15 °C−12,5 °Czu warmAnna EggerZurückgegeben$/),
      expect.stringMatching(/Räucherforelle \(HB-7781\)45010000402 °Cohne bekannte GrenzeAnna Egger$/),
      expect.stringMatching(/Topfen \(A-712\)45010000406 °Cnicht gemessen$/),
    ]);
  },
};

/** Of one order, without notes. */
export const OfOrder: Story = {
  args: { records: [exampleRecord], isOfOrder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Gemessen am',
      'Artikel',
      'Höchstens',
      'Gemessen',
      'Ergebnis',
      'Von',
    ]);
  },
};
