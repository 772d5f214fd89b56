import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkEntry, LinkGroup } from './LinkGroup';

const meta = {
  title: 'Kit/List/LinkGroup',
  component: LinkGroup,
  args: {
    title: 'Letzte Bestellungen',
    children: (
      <>
        <LinkEntry href="/one" name="4501000044" facts="Mi, 25. Nov.">
          12 Positionen
        </LinkEntry>
        <LinkEntry href="/two" name="Wochenbedarf für Küche, Frühstücksbuffet und die beiden Bars im ersten Stock" />
      </>
    ),
  },
} satisfies Meta<typeof LinkGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entries with and without facts. */
export const Entries: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Letzte Bestellungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /4501000044.*12 Positionen/ })).toHaveAttribute('href', '/one');
  },
};

/** On the phone the facts are below the name. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
