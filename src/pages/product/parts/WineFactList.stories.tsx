import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WineFactList } from './WineFactList';

const meta = {
  title: 'Components/Product/WineFactList',
  component: WineFactList,
  args: {
    facts: [
      { key: 'vintage', kind: 'text', text: '2023' },
      { key: 'country', kind: 'text', text: 'Österreich' },
      { key: 'region', kind: 'text', text: 'Wachau' },
      { key: 'typeOfGrape', kind: 'text', text: 'Grüner Veltliner' },
      { key: 'sensoricDescription', kind: 'text', text: 'Grüner Apfel, Wiesenkräuter, feines Pfefferl; straff und trinkfreudig.' },
      { key: 'residualsugarValue', kind: 'number', value: 2.7, unit: 'g/l' },
      { key: 'alcohol', kind: 'number', value: 12.5, unit: '% vol' },
    ],
  },
} satisfies Meta<typeof WineFactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts of a wine; numbers with their units. */
export const White: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Restzucker')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('2,7 g/l');
    await expect(canvasElement).toHaveTextContent('12,5 % vol');
  },
};

/** Hardly any facts. */
export const OneFact: Story = { args: { facts: [{ key: 'country', kind: 'text', text: 'Italien' }] } };
