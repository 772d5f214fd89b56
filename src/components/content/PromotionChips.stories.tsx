import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionChips } from './PromotionChips';

const meta = {
  title: 'Components/Content/PromotionChips',
  component: PromotionChips,
  tags: ['two-looks'],
  args: {
    chips: [
      { key: 'a', title: 'Spargelzeit', url: '/search?category=1', validity: { kind: 'running', to: '2026-12-05' } },
      { key: 'b', title: 'Milchprodukte & Käse', url: '/search?category=2' },
    ],
  },
} satisfies Meta<typeof PromotionChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With and without days. */
export const Some: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aktionen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Spargelzeit\s*Gültig bis/ })).toHaveAttribute('href', '/search?category=1');
  },
};

/** More than fit: the line scrolls sideways and keeps its height. */
export const Many: Story = {
  args: { chips: Array.from({ length: 30 }, (_, place) => ({ key: String(place), title: `Aktion ${place + 1}`, url: '/search' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(44);
  },
};
