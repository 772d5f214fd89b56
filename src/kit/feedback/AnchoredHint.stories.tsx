import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, within } from 'storybook/test';
import { AnchoredHint } from './AnchoredHint';

function Anchored({ children }: { children: React.ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ padding: 80 }}>
      <button ref={anchor} type="button" aria-describedby="hint">
        Essenzliste
      </button>
      <AnchoredHint id="hint" anchor={anchor}>
        {children}
      </AnchoredHint>
    </div>
  );
}

const meta = {
  title: 'Kit/Feedback/AnchoredHint',
  component: Anchored,
  args: { children: 'Auf Ihrer Essenzliste sichtbar' },
} satisfies Meta<typeof Anchored>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above its anchor, in the top layer. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Essenzliste' });
    const hint = within(canvasElement).getByRole('tooltip');
    await expect(hint).toHaveTextContent('Auf Ihrer Essenzliste sichtbar');
    await expect(button).toHaveAccessibleDescription('Auf Ihrer Essenzliste sichtbar');
    await expect(hint.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
  },
};
