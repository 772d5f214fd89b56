import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StuckHead } from './StuckHead';

const meta = {
  title: 'Kit/List/StuckHead',
  component: StuckHead,
  args: {
    placeAt: (offset) => Math.floor(offset / 100),
    headOf: (place) => <strong>{`Gruppe von Zeile ${place + 1}`}</strong>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ paddingTop: 120 }}>
      <section>
        <StuckHead {...args} />
        <div style={{ height: 4_000 }} />
      </section>
    </div>
  ),
} satisfies Meta<typeof StuckHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It comes once the list's start has gone, tells the row that is there, is for the eye alone, and goes again. */
export const FollowsTheRows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Gruppe/)).not.toBeInTheDocument();
    window.scrollTo({ top: 1_120, behavior: 'instant' });
    const head = await canvas.findByText('Gruppe von Zeile 11');
    await expect(head).toBeVisible();
    await expect(head.closest('[aria-hidden="true"]')).not.toBeNull();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByText(/^Gruppe/)).not.toBeInTheDocument());
  },
};
