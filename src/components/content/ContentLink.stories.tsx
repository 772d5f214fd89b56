import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentLink } from './ContentLink';

const meta = {
  title: 'Components/Content/ContentLink',
  component: ContentLink,
  args: { url: '/search', children: 'Zum Sortiment' },
} satisfies Meta<typeof ContentLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link inside the shop. */
export const Inside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/search');
  },
};

/** A link that opens a new window passes no opener or referrer. */
export const Outside: Story = {
  args: { url: 'https://example.org/', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

/** A script is no link: only its content is rendered. */
export const Forbidden: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Zum Sortiment')).toBeVisible();
  },
};
