import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Stories without pictures: the pictures' own tests use them, and they are hidden elsewhere. */
const meta = {
  title: 'Boards/Refused',
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <p>Bergkäse 6 Monate gereift</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its play function fails. */
export const Failing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bergkäse 6 Monate gereift')).toHaveTextContent('Bergkäse 12 Monate gereift');
  },
};

/** It is of the phone. */
export const OfPhone: Story = { globals: { viewport: { value: 'phone' } } };
