import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnstyledButton } from './UnstyledButton';

const meta = {
  title: 'Kit/Action/UnstyledButton',
  component: UnstyledButton,
  args: { children: '12,40 €', onClick: fn() },
} satisfies Meta<typeof UnstyledButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like the words beside it, with a large enough target. */
export const AmongWords: Story = {
  render: (args) => (
    <p style={{ fontSize: 20 }}>
      Heute <UnstyledButton {...args} />
    </p>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '12,40 €' });
    await expect(getComputedStyle(button).fontSize).toBe('20px');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const send = fn();

/** Doesn't send the surrounding form. */
export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={send}>
      <UnstyledButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12,40 €' }));
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Disabled. */
export const Disabled: Story = { tags: ['visual'], args: { disabled: true } };
