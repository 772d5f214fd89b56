import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StickyHeading } from './StickyHeading';

const meta = {
  title: 'Kit/List/StuckHead',
  component: StickyHeading,
  args: {
    placeAt: (offset) => Math.floor(offset / 100),
    headOf: (place) => <strong>{`Gruppe von Zeile ${place + 1}`}</strong>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ paddingTop: 120 }}>
      <section>
        <StickyHeading {...args} />
        <div style={{ height: 4_000 }} />
      </section>
    </div>
  ),
} satisfies Meta<typeof StickyHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears once the list's start has scrolled away, names the current rows, is hidden from screen readers, and disappears again. */
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

/** A control that a key reaches isn't covered, however high the headings are. */
export const CoversNoFocusInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { headOf: (place) => <div style={{ height: place < 12 ? 90 : 40, background: 'Canvas' }}>{`Gruppe von Zeile ${place + 1}`}</div> },
  render: (args) => (
    <div style={{ paddingTop: 120 }}>
      <section>
        <StickyHeading {...args} />
        {Array.from({ length: 40 }, (_, place) => (
          <div key={place} style={{ height: 100 }}>
            <button type="button">{`Zeile ${place + 1}`}</button>
          </div>
        ))}
      </section>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zeile 20' }).focus({ preventScroll: true });
    for (let row = 19; row > 9; row -= 1) {
      window.scrollTo({ top: 120 + row * 100, behavior: 'instant' });
      await canvas.findByText(`Gruppe von Zeile ${row + 1}`);
      await userEvent.tab({ shift: true });
      const button = canvas.getByRole('button', { name: `Zeile ${row}` });
      await expect(button).toHaveFocus();
      await waitFor(async () => {
        const { top, left } = button.getBoundingClientRect();
        await expect(document.elementFromPoint(left + 4, top + 1)).toBe(button);
      });
    }
  },
};
