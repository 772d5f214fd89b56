import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleRecords } from '../rules/temperatures.fixture';
import { TemperatureCards } from './TemperatureCards';

const meta = {
  title: 'Pages/GoodsReceived/TemperatureCards',
  component: TemperatureCards,
  args: { records: exampleRecords },
} satisfies Meta<typeof TemperatureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each result on the phone. */
export const Results: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Temperaturliste' })).getAllByRole('listitem');
    await expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/4,5 °Cin Ordnung · höchstens 6 °C · .+06:10 · Anna Egger · 4501000040$/),
      expect.stringMatching(/^Pommes frites−12,5 °Czu warm · höchstens −15 °C · .+ · Zurückgegeben$/),
      expect.stringMatching(/^Räucherforelle2 °Cohne bekannte Grenze · /),
      expect.stringMatching(/^Topfennicht gemessenhöchstens 6 °C · .+ · 4501000040$/),
    ]);
  },
};
