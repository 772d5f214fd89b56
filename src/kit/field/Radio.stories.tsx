import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio';

const meta = {
  title: 'Kit/Field/Radio',
  component: Radio,
  tags: ['two-looks'],
  args: { name: 'essenz', isChosen: false, onChoose: fn() },
  decorators: [
    (Radio) => (
      <label style={{ display: 'flex', gap: 8 }}>
        <Radio />
        Alle Artikel
      </label>
    ),
  ],
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not chosen. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Alle Artikel' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** Chosen. */
export const On: Story = {
  tags: ['visual'],
  args: { isChosen: true },
};
