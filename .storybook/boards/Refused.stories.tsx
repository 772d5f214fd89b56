import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Stories of which no picture may be taken: the pictures' own tests ask for one of each, nobody else sees them. */
const meta = {
  title: 'Boards/Refused',
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <p>Bergkäse 6 Monate gereift</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it does fails. */
export const Failing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bergkäse 6 Monate gereift')).toHaveTextContent('Bergkäse 12 Monate gereift');
  },
};

/** It is of the phone. */
export const OfPhone: Story = { globals: { viewport: { value: 'phone' } } };
