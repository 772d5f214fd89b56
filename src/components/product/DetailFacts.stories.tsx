import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FactList } from './FactList';
import { OriginList } from './OriginList';
import { TextSection } from './TextSection';
import { WineFactList } from './WineFactList';

const meta = {
  title: 'Components/Product/Detail facts',
  component: FactList,
  args: { facts: [{ key: 'storage', name: 'Lagerung', value: 'Gekühlt lagern bei +2 °C bis +8 °C.' }, { key: 'packaging', name: 'Verpackung', value: 'Mehrweg mit Pfand' }] },
  globals: { language: 'de' },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names and values. */
export const Facts: Story = { tags: ['visual'] };

/** What is known of a wine. */
export const Wine: Story = {
  render: () => (
    <WineFactList
      facts={[
        { key: 'vintage', kind: 'text', text: '2023' }, { key: 'typeOfGrape', kind: 'text', text: 'Grüner Veltliner' },
        { key: 'residualsugarValue', kind: 'number', value: 2.7, unit: 'g/l' }, { key: 'alcohol', kind: 'number', value: 12.5, unit: '% vol' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Restzucker')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('12,5 % vol');
  },
};

/** Where ingredients come from. */
export const Origins: Story = {
  render: () => (
    <OriginList
      origins={[
        { type: 'milk', key: 'MILK', country: 'Österreich', region: 'Tirol', additionalInformation: undefined },
        { type: 'unknown', key: 'Kräuter', country: 'EU', region: undefined, additionalInformation: 'wechselnd' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MilchÖsterreich, Tirol');
    await expect(canvasElement).toHaveTextContent('KräuterEU, wechselnd');
  },
};

/** A text keeps its line breaks; markup in it is text. */
export const Section: Story = {
  render: () => <TextSection title="Beschreibung">{'Kräftig im Geschmack.\n<b>Geschmeidig</b> im Schnitt.'}</TextSection>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Beschreibung' })).toHaveTextContent('<b>Geschmeidig</b>');
  },
};
