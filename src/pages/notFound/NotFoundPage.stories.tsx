import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component } from './NotFoundPage';

const meta = {
  title: 'Pages/NotFound',
  component: Component,
  parameters: { shop: { as: null, route: '/gibt-es-nicht' } },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown address. */
export const Visitor: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  },
};
