import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from './PageTitle';

const meta = {
  title: 'Kit/Page/PageTitle',
  component: PageTitle,
  args: { children: 'Bestellungen' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the tenant's heading face, on a line of 40 px. */
export const Default: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  },
};

/** A product's name: normal size on large screens, smaller on the phone. */
export const Long: Story = {
  args: { isLong: true, children: 'Bergkäse 6 Monate gereift aus dem Bregenzerwald, Laib ca. 6 kg' },
};

/** For screen readers only: takes no space. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellungen' }).getBoundingClientRect().height).toBe(1);
  },
};
