import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextSection } from './TextSection';

const meta = {
  title: 'Components/Product/TextSection',
  component: TextSection,
  args: { title: 'Beschreibung', children: 'Kräftig im Geschmack.\nGeschmeidig im Schnitt.' },
} satisfies Meta<typeof TextSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading and a text, with its line breaks. */
export const Regular: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Beschreibung' });
    await expect(region.querySelector('p')?.innerText).toBe('Kräftig im Geschmack.\nGeschmeidig im Schnitt.');
  },
};

/** Markup in a text stays text. */
export const HostileText: Story = {
  args: { children: '<b>Geschmeidig</b> im Schnitt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Beschreibung' })).toHaveTextContent('<b>Geschmeidig</b>');
  },
};

/** A long text keeps to a readable width of lines. */
export const LongText: Story = {
  args: {
    children:
      'Mindestens sechs Monate im Felsenkeller gereift und von Hand gepflegt. Kräftig im Geschmack, geschmeidig im Schnitt. '.repeat(8),
  },
};
