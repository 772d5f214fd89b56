import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NamedLines } from './NamedLines';

const meta = {
  title: 'Components/Cart/NamedLines',
  component: NamedLines,
  args: {
    lines: [
      { key: 'cheese', name: 'Bergkäse 6 Monate gereift', id: '104711', remark: 'Nicht mehr lieferbar' },
      { key: 'milk', name: 'Bergbauern-Vollmilch 3,5 %', id: '104712', remark: '12 PKG' },
      { key: 'unknown', name: 'Artikel 104799' },
    ],
  },
} satisfies Meta<typeof NamedLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, number and remark of each; a line may have only a name. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Bergkäse 6 Monate gereift104711Nicht mehr lieferbar',
      'Bergbauern-Vollmilch 3,5 %10471212 PKG',
      'Artikel 104799',
    ]);
  },
};

/** Long names and remarks wrap; a remark takes at most half of the width. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    lines: [
      {
        key: 'long',
        name: 'Vorarlberger Alpschwein-Schulterscherzel ohne Schwarte, einzeln vakuumiert und tiefgekühlt',
        id: '104711',
        remark: 'Der Artikel wird in dieser Einheit nicht mehr verkauft. Bitte wählen Sie eine andere Einheit.',
      },
    ],
  },
};
