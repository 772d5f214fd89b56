import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AllergenLegend } from './AllergenLegend';

const meta = { title: 'Components/Allergens/AllergenLegend', component: AllergenLegend } satisfies Meta<typeof AllergenLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each sign in words. */
export const Signs: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Zeichenerklärung' })).getAllByRole('listitem')).toHaveLength(6);
  },
};
