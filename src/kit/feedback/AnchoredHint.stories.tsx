import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
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
  tags: ['two-looks'],
  args: { children: 'Auf Ihrer Essenzliste sichtbar' },
} satisfies Meta<typeof Anchored>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above its anchor, in the top layer. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Essenzliste' });
    const hint = canvas.getByRole('tooltip');
    await expect(hint).toHaveTextContent('Auf Ihrer Essenzliste sichtbar');
    await expect(button).toHaveAccessibleDescription('Auf Ihrer Essenzliste sichtbar');
    await expect(hint.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
  },
};
