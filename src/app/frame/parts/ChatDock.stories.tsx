import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChatDock } from './ChatDock';

const meta = {
  title: 'Components/Chat/ChatDock',
  component: ChatDock,
  args: { src: 'data:text/html,<p>Guten Tag</p>' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatDock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: nothing of the chat is loaded. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByTitle('Chat')).not.toBeInTheDocument();
  },
};

/** Closed and reopened, the conversation stays; the focus returns to the button. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat' });
    await userEvent.click(button);
    const panel = canvas.getByRole('region', { name: 'Chat' });
    await expect(panel).toHaveFocus();
    const frame = within(panel).getByTitle('Chat');
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeVisible();
    await expect(button).toHaveFocus();
    await expect(frame).toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.click(within(panel).getByRole('button', { name: 'Chat schließen' }));
    await expect(panel).not.toBeVisible();
  },
};
