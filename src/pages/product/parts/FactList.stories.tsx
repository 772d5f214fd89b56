import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList';

const meta = {
  title: 'Components/Product/FactList',
  component: FactList,
  args: {
    facts: [
      { key: 'storage', name: 'Lagerung', value: 'Gekühlt lagern bei +2 °C bis +8 °C.' },
      { key: 'packaging', name: 'Verpackung', value: 'Mehrweg mit Pfand' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names at the left, values at the right, on a phone too. */
export const Regular: Story = { tags: ['visual'] };

/** A long name and a long value break within their columns. */
export const LongText: Story = {
  args: {
    facts: [
      {
        key: 'usage',
        name: 'Verwendungsmöglichkeiten in der gehobenen Gastronomie',
        value:
          'Zum Überbacken von Gratins und Kasnocken, gerieben über Suppen, am Stück für Käsebrett und Frühstücksbuffet, in Scheiben auf Brot und in Burgern.',
      },
      { key: 'origin', name: 'Herkunft', value: 'Österreich' },
    ],
  },
};
