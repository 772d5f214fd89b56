import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkExample } from '#tests/examples/shell.ts';
import { Footer } from './Footer';

const meta = {
  title: 'Components/Shell/Footer',
  component: Footer,
  args: {
    own: <p>Ihr Großhandel in Lienz. Persönlich, regional und jeden Werktag für Sie unterwegs.</p>,
    images: [],
    columns: [
      { title: 'Service', links: [linkExample('Kontakt'), linkExample('Liefertage')] },
      { title: 'Unternehmen', links: [linkExample('Offene Stellen', { isHighlighted: true })] },
    ],
    legal: [linkExample('Impressum'), linkExample('Datenschutz')],
    social: [linkExample('Fotos', { href: 'https://example.org/fotos', isOutside: true, inNewWindow: true })],
    copyright: '© 2026 Großhandel Lienz',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that editors can fill. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Großhandel Lienz');
    const outside = canvas.getByRole('link', { name: 'Fotos' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveAttribute('target', '_blank');
  },
};

/** The content system doesn't answer: the shop's name is left. */
export const Failed: Story = { args: { own: undefined, columns: [], legal: [], social: [], copyright: 'Rahmkogel' } };
