import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './UpcomingPage';

const meta = {
  title: 'Pages/Upcoming',
  component: Component,
  parameters: { shop: { as: 'anna', route: '/flyers' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that is still to come, under its own title. */
export const Buyer: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Startseite' })).toBeVisible();
  },
};
