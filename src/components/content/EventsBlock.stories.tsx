import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { EventsBlock } from './EventsBlock';

/** Modules that read the clock on load get the stories' day; otherwise the picture would change tomorrow. */
const loadedOn = new Date().toISOString().slice(0, 10);

const meta = {
  title: 'Components/Content/EventsBlock',
  component: EventsBlock,
  tags: ['two-looks'],
  args: { block: blockExample('events') },
} satisfies Meta<typeof EventsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Soonest first; past events are omitted. */
export const Coming: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(loadedOn).toBe('2026-11-20');
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Grillkurs',
      'Weinverkostung',
    ]);
  },
};

/** No upcoming events. */
export const None: Story = {
  args: { block: { component: 'events', uid: 'a', events: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit sind keine Veranstaltungen geplant.')).toBeVisible();
  },
};
