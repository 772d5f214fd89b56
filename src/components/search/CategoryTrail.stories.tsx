import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryTrail } from './CategoryTrail';

const meta = {
  title: 'Components/Search/CategoryTrail',
  component: CategoryTrail,
  args: {
    steps: [
      { id: '20', name: 'Molkereiprodukte' },
      { id: '230', name: 'Käse' },
    ],
    hrefOf: (id) => `/search?category=${id ?? ''}`,
    isLastCurrent: true,
  },
} satisfies Meta<typeof CategoryTrail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a category's list: the last step is the current page, and no link. */
export const OfAList: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Sie sind hier' }));
    await expect(trail.getByRole('link', { name: 'Molkereiprodukte' })).toHaveAttribute('href', '/search?category=20');
    await expect(trail.getByText('Käse')).toHaveAttribute('aria-current', 'page');
  },
};

/** On a product's page every step is a link. */
export const OfAProduct: Story = {
  args: { isLastCurrent: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Käse' })).toHaveAttribute('href', '/search?category=230');
  },
};

/** At the root: all products, without a parent. */
export const Root: Story = { args: { steps: [] } };

/** A deep path with long names wraps. */
export const LongNames: Story = {
  args: {
    steps: [
      'Molkereiprodukte, Käse, Eier und Alternativen',
      'Hartkäse und Schnittkäse aus Alpen und Voralpen',
      'Am Stück gereifte Laibe über fünf Kilogramm',
    ].map((name, id) => ({ id: String(id), name })),
  },
};
