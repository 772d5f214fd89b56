import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../action/Button';
import { AppLink } from '../link/AppLink';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Kit/Page/PageFrame',
  component: PageFrame,
  args: {
    title: 'Bestellung 4500012345',
    back: <AppLink href="/my/orders">Bestellungen</AppLink>,
    actions: <Button tone="primary">Alles noch einmal bestellen</Button>,
    children: <p>3 Positionen</p>,
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heading, way back, actions. */
export const Default: Story = {
  tags: ['visual', 'once'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellung 4500012345' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
  },
};
