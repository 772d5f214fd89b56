import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allergenTable } from '#domain/allergens/allergens.ts';
import { AllergenTable } from './AllergenTable';

const meta = {
  title: 'Components/Product/AllergenTable',
  component: AllergenTable,
  tags: ['two-looks'],
  args: { table: allergenTable(['N', 'N', 'S', 'N', 'N', '', 'J', 'N', 'N', 'N', 'N', 'N', 'N', 'N']) },
} satisfies Meta<typeof AllergenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All 14 in order; undeclared ones aren't called absent. */
export const Declared: Story = {
  tags: ['visual'],
  args: { noteOf: (allergen) => (allergen === 'MILK' ? 'einschließlich Laktose' : undefined) },
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(14);
    await expect(entries[0]).toHaveTextContent('Glutenhaltiges Getreidenicht enthalten');
    await expect(canvasElement).not.toHaveTextContent(/\b[JS]\b/);
    await expect(entries[2]).toHaveTextContent('EierSpuren möglich');
    await expect(entries[5]).toHaveTextContent('Sojakeine Angabe');
    await expect(entries[6]).toHaveTextContent('Milcheinschließlich Laktoseenthalten');
  },
};

/** Nothing is declared. */
export const NothingDeclared: Story = {
  args: { table: allergenTable() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Der Hersteller macht keine Angaben zu Allergenen.');
  },
};
