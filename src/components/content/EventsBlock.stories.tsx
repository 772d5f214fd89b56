import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '../../../tests/examples/content';
import { EventsBlock } from './EventsBlock';

/** What a module reads from the clock when it is loaded: of the stories' day, or the picture would be another one tomorrow. */
const loadedOn = new Date().toISOString().slice(0, 10);

const meta = {
  title: 'Components/Content/EventsBlock',
  component: EventsBlock,
  tags: ['two-looks'],
  args: { block: blockExample('events') },
} satisfies Meta<typeof EventsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Soonest first; what is over is left out. */
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

/** Nothing to come. */
export const None: Story = {
  args: { block: { component: 'events', uid: 'a', events: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit sind keine Veranstaltungen geplant.')).toBeVisible();
  },
};
