import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  title: 'Kit/Action/IconButton',
  component: IconButton,
  tags: ['two-looks'],
  args: { icon: 'close', label: 'Schließen', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['quiet', 'accent', 'danger', 'destructive', 'inherit', 'round'] as const;
const sizes = ['small', 'regular', 'large'] as const;

/** Every tone in every size, idle, pressed and disabled. */
export const All: Story = {
  tags: ['visual', 'hover-focus'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(9, max-content)', gap: 8, alignItems: 'center' }}>
      {tones.map((tone) =>
        sizes.map((size) =>
          [{}, { isPressed: true }, { disabled: true }].map((state) => (
            <IconButton key={`${tone} ${size} ${JSON.stringify(state)}`} {...args} tone={tone} size={size} {...state} />
          )),
        ),
      )}
    </div>
  ),
};

/** The label is also the tooltip. */
export const Acting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Schließen' });
    await expect(button).toHaveAttribute('title', 'Schließen');
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A toggle exposes its pressed state. */
export const Pressed: Story = {
  args: { icon: 'grid', label: 'Als Kacheln', isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Als Kacheln', pressed: true })).toBeVisible();
  },
};

/** Another hint says more than the label. */
export const WithoutTooltip: Story = {
  args: { hasTooltip: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Schließen' })).not.toHaveAttribute('title');
  },
};
