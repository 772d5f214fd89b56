import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageLinks } from './PageLinks';

const meta = {
  title: 'Kit/List/PageLinks',
  component: PageLinks,
  args: { page: 1, totalPages: 3, hrefOf: (page) => `?page=${page + 1}` },
} satisfies Meta<typeof PageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Back and forth. */
export const Middle: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '?page=1');
    await expect(canvas.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '?page=3');
    await expect(canvas.getByText('Seite 2 von 3')).toBeVisible();
  },
};

/** The first page has no way back. */
export const First: Story = {
  args: { page: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Zurück' })).not.toBeInTheDocument();
  },
};

/** A single page needs no links. */
export const Single: Story = {
  args: { page: 0, totalPages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};
