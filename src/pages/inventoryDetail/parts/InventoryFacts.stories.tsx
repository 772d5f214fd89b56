import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inventoryValue } from '#domain/inventory/inventory.ts';
import { inventoryExample, inventoryLinesExample } from '#tests/examples/inventory.ts';
import { made } from '#tests/examples/made.ts';
import { getInventoryMock } from '#gen/models/index.faker.ts';
import { InventoryFacts } from './InventoryFacts';

const meta = {
  title: 'Components/Inventory/InventoryFacts',
  component: InventoryFacts,
  args: { inventory: inventoryExample, value: inventoryValue(inventoryLinesExample) },
} satisfies Meta<typeof InventoryFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All facts. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('70,65 €');
  },
};

/** Without prices, and with few facts. */
export const Sparse: Story = {
  args: {
    value: undefined,
    inventory: made(getInventoryMock, {
      customerId: '100',
      createdBy: 'anna.al',
      createdAt: '2026-11-20T17:20:00Z',
      numberOfRegularItems: 1,
      numberOfNonWebshopItems: 0,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
  },
};
