import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SheetHead } from './SheetHead';

const meta = {
  title: 'Pages/OrderSheet/SheetHead',
  component: SheetHead,
  args: { columns: { par: 'par', hasStock: false, hasPrice: true, hasShelf: false } },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Mengen" style={{ container: 'sheet / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SheetHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a template. */
export const OfATemplate: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Soll' })).toBeInTheDocument();
  },
};

/** From orders, in shelf sequence, without the price permission. */
export const OfAnOrder: Story = {
  args: { columns: { par: 'ordered', hasStock: false, hasPrice: false, hasShelf: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Bestellt' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Preis' })).not.toBeInTheDocument();
  },
};
