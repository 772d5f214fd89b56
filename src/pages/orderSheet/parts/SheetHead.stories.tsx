import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SheetHead } from './SheetHead';

const meta = {
  title: 'Pages/OrderSheet/SheetHead',
  component: SheetHead,
  args: { columns: { par: 'par', hasPrice: true, hasShelf: false } },
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

/** Of a template. */
export const OfATemplate: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Soll' })).toBeInTheDocument();
  },
};

/** Of orders, on the shelf, for somebody who sees no prices. */
export const OfAnOrder: Story = {
  args: { columns: { par: 'ordered', hasPrice: false, hasShelf: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Bestellt' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Preis' })).not.toBeInTheDocument();
  },
};
