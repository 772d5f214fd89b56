import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { richTextExample } from '#tests/examples/content.ts';
import { RichText } from './RichText';

const meta = {
  title: 'Components/Content/RichText',
  component: RichText,
  tags: ['two-looks'],
  args: { document: richTextExample },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headings are below the page's own; links navigate inside the shop. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Liefertage', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'unserer Seite' })).toHaveAttribute('href', '/page/liefertage');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Hostile text stays text, hostile links and pictures are dropped, and unknown nodes are replaced by their children. */
export const Hostile: Story = {
  args: {
    document: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Klick', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'constructor' }] },
          ],
        },
        { type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=alert(1)>' } },
        { type: 'script', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Inhalt' }] }] },
        { type: '__proto__', text: 'nichts' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('Inhalt')).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};

/** A text with two links uses the first. */
export const LinkedTwice: Story = {
  args: {
    document: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Stellen',
              marks: [
                { type: 'link', attrs: { href: '/jobs' } },
                { type: 'link', attrs: { href: '/contacts' } },
              ],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellen' })).toHaveAttribute('href', '/jobs');
  },
};
