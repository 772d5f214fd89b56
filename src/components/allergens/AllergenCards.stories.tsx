import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllergenCards } from './AllergenCards';
import { exampleOverview } from './exampleRows.fixture';

const meta = {
  title: 'Components/Allergens/AllergenCards',
  component: AllergenCards,
  args: { rows: exampleOverview, hrefOf: (sku) => `/product/${sku}` },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AllergenCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In words; undeclared allergens are never left out. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    const textOf = (name: string) => cards.find(({ textContent }) => textContent?.startsWith(name))?.textContent;
    await expect(textOf('Bio-Bauernbrot')).toContain('Enthält: Glutenhaltiges Getreide');
    await expect(textOf('Bio-Bauernbrot')).toContain('Spuren möglich: Sesam');
    await expect(textOf('Jasminreis')).toContain('Alle 14 Allergene als nicht enthalten deklariert');
    await expect(textOf('Grillwürzmischung')).toContain('Keine Angabe zu: Glutenhaltiges Getreide, Krebstiere');
    await expect(textOf('Dörrzwetschken')).toContain('Keine Angabe zu Allergenen. Das heißt nicht, dass keine enthalten sind.');
    await expect(textOf('Küchenrolle')).toBe('Küchenrolle105004Kein Lebensmittel');
    await expect(textOf('Apfelsaft')).toContain('Konnte nicht geladen werden');
  },
};
