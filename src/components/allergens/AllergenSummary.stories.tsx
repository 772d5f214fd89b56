import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AllergenSummary } from './AllergenSummary';
import { exampleOverview } from './exampleRows.fixture';

const meta = {
  title: 'Components/Allergens/AllergenSummary',
  component: AllergenSummary,
  args: { rows: exampleOverview },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AllergenSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The counts of each allergen and diet. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /^Glutenhaltiges Getreide/ })).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '0', '2']);
  },
};
