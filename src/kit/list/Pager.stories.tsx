import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pager } from './Pager';

const meta = {
  title: 'Kit/List/Pager',
  component: Pager,
  tags: ['two-looks'],
  args: { page: 4, pageCount: 12, hrefOf: (page) => `/search?page=${page}` },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle: neighbours, first and last, and gaps between; all of them links. */
export const Middle: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }));
    await expect(pages.getByRole('link', { name: 'Seite 5' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Zurück' })).toHaveAttribute('rel', 'prev');
    await expect(pages.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/search?page=5');
    await expect(pages.getByRole('link', { name: 'Weiter' })).toHaveAttribute('rel', 'next');
    await expect(pages.getByRole('link', { name: 'Seite 12' })).toHaveAttribute('href', '/search?page=11');
  },
};

/** No back link on the first page. */
export const First: Story = {
  args: { page: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Zurück' })).not.toBeInTheDocument();
  },
};

/** No forward link on the last page. */
export const Last: Story = {
  args: { page: 11 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Weiter' })).not.toBeInTheDocument();
  },
};

/** Renders nothing for a single page. */
export const OnePage: Story = {
  args: { page: 0, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** On a phone the position replaces the numbers. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seite 5 von 12')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Seite 5' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Weiter' })).toBeVisible();
  },
};
