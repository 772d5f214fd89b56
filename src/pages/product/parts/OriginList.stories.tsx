import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OriginList } from './OriginList';

const meta = {
  title: 'Components/Product/OriginList',
  component: OriginList,
  args: {
    origins: [
      { type: 'milk', key: 'MILK', country: 'Österreich', region: 'Tirol', additionalInformation: undefined },
      { type: 'egg', key: 'EGG', country: 'Österreich', region: undefined, additionalInformation: 'Freilandhaltung' },
      { type: 'meat', key: 'MEAT', country: 'EU', region: undefined, additionalInformation: undefined },
      { type: 'unknown', key: 'Kräuter', country: 'EU', region: undefined, additionalInformation: 'wechselnd' },
    ],
  },
} satisfies Meta<typeof OriginList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milk, eggs and meat by name; an unknown ingredient by the backend's key. */
export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MilchÖsterreich, Tirol');
    await expect(canvasElement).toHaveTextContent('Österreich, Freilandhaltung');
    await expect(canvasElement).toHaveTextContent('KräuterEU, wechselnd');
  },
};
