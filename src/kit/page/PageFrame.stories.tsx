import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Kit/Page/PageFrame',
  component: PageFrame,
  args: {
    title: 'Bestellung 4500012345',
    back: <BackLink href="/my/orders">Bestellungen</BackLink>,
    primary: { key: 'reorder', label: 'Alles noch einmal bestellen', onPress: fn() },
    children: <p>3 Positionen</p>,
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, back link, actions. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellung 4500012345' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
  },
};

/** With navigation to sibling screens at the left, in wide windows. */
export const WithNav: Story = {
  args: { nav: <nav aria-label="Mein Bereich">Bestellungen, Belege</nav> },
};

/** A page of text has a readable width. */
export const Text: Story = {
  args: { isText: true },
};
