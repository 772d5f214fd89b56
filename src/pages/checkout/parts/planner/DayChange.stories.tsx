import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cartLineExample, deadlineLineExample, otherDayLineExample } from '#tests/examples/cart.ts';
import { daysExample, lookedAtExample } from '#tests/examples/order.ts';
import { momentOf, type LocalDate } from '#domain/text/calendar.ts';
import { emptyForm } from '#domain/checkout/checkoutForm.ts';
import { planChange } from '../../rules/planChange';
import { DayChange } from './DayChange';

const dry = cartLineExample({ sku: 'flour', name: 'Roggenmehl R960, 25 kg Sack', kind: 'dry' });
const lines = [dry, deadlineLineExample, otherDayLineExample];
const days: readonly LocalDate[] = ['2026-11-24', '2026-11-25'];
const form = { ...emptyForm, days: { dry: '2026-11-25', fresh: '2026-11-25' }, chosenKinds: ['dry' as const] };
const changeTo = (day: LocalDate, now = lookedAtExample) => planChange(form, { group: 'all', day }, { lines, openDays: daysExample, now });

const meta = {
  title: 'Pages/Checkout/Planner/DayChange',
  component: DayChange,
  args: {
    kinds: ['dry', 'fresh'],
    days: daysExample,
    today: '2026-11-23',
    now: lookedAtExample,
    group: 'all',
    day: days[0],
    change: changeTo('2026-11-24'),
    onGroup: fn(),
    onDay: fn(),
    onTake: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof DayChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Previews what moves, and what an alternative tour keeps on its day. */
export const Moves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Trockenware: 1 Position von Mi., 25.11. auf Di., 24.11.')).toBeVisible();
    await expect(canvas.getByText(/^Graved Lachs.*: Fr\., 27\.11\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Frischware' }));
    await expect(args.onGroup).toHaveBeenCalledWith('fresh');
    await userEvent.click(canvas.getByRole('radio', { name: /^Mi\., 25\.11\./ }));
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** A product's own deadline for that day has passed: it is named, with the reason. */
export const Misses: Story = {
  args: { day: '2026-11-25', change: changeTo('2026-11-25', momentOf('2026-11-24', '11:30')) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Dieser Artikel verpasst seinen Bestellschluss:Tafelspitz');
  },
};

/** The day closed during the preview: it can't be applied. */
export const Closed: Story = {
  args: { day: '2026-11-20', change: changeTo('2026-11-20') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Der Bestellschluss für Fr., 20.11. ist vorbei. Bitte wählen Sie einen anderen Tag.');
    await expect(canvas.queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
  },
};

/** The current day. */
export const SameDay: Story = {
  args: { day: '2026-11-25', change: changeTo('2026-11-25') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es ändert sich nichts: Alles davon kommt schon an diesem Tag.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
  },
};

/** A single kind of goods: only the day is chosen. */
export const OneKind: Story = {
  args: { kinds: ['dry'], day: undefined, change: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Was an einem anderen Tag kommen soll' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Neuer Liefertag' })).toBeVisible();
  },
};
