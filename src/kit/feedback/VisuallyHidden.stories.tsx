import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Kit/Feedback/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'statt' },
  render: ({ children }) => (
    <p>
      <VisuallyHidden>{children}</VisuallyHidden> <s>77,40 €</s> 65,90 €
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye sees a price struck through; a screen reader hears "statt 77,40 €". The word takes no room. */
export const BesideAStruckPrice: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByText('statt').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(canvasElement.querySelector('p')).toHaveTextContent('statt 77,40 € 65,90 €');
  },
};
