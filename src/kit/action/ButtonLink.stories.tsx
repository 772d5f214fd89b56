import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Kit/Action/ButtonLink',
  component: ButtonLink,
  tags: ['two-looks'],
  args: { href: '/search', children: 'Zu den Artikeln' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main link. */
export const Primary: Story = {
  tags: ['visual', 'hover-focus'],
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zu den Artikeln' })).toHaveAttribute('href', '/search');
  },
};

/** A secondary link. */
export const Quiet: Story = {};
