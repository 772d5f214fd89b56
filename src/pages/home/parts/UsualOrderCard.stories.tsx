import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsualOrderCard } from './UsualOrderCard';

const meta = {
  title: 'Pages/Home/UsualOrderCard',
  component: UsualOrderCard,
  tags: ['two-looks'],
  args: {
    weekday: 1,
    time: '14:30',
    names: ['Vollmilch 3,5 %, 1 l', 'Frischhefe, 42 g Würfel', 'Freilandeier, Größe M, 30 Stück', 'Butter', 'Topfen 20 %'],
    cartHref: '/checkout',
    sheetHref: '/my/order-sheet?source=orders:12',
  },
} satisfies Meta<typeof UsualOrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three names, and the number of the others. */
export const ManyProducts: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Montagsbestellung, bis 14:30' })).toBeVisible();
    await expect(canvas.getByText(/Frischhefe.*und 2 weitere$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/checkout');
    await expect(canvas.getByRole('link', { name: 'Bestellblatt' })).toHaveAttribute('href', '/my/order-sheet?source=orders:12');
  },
};

/** A single product. */
export const OneProduct: Story = {
  args: { weekday: 0, names: ['Vollmilch 3,5 %, 1 l'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sonntagsbestellung, bis 14:30' })).toBeVisible();
    await expect(canvas.getByText('Meist dabei: Vollmilch 3,5 %, 1 l')).toBeVisible();
  },
};

/** On the phone the links have a line of their own. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
