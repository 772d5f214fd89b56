import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cartLineExample, deadlineLineExample, goneLineExample, otherDayLineExample, preOrderLineExample } from '#tests/examples/cart.ts';
import { daysExample, lookedAtExample } from '#tests/examples/order.ts';
import { cartSum } from '#domain/cart/cartSum.ts';
import { deliveryPlan } from '../../rules/deliveryPlan';
import { PlanTable } from './PlanTable';

type SumOf = ComponentProps<typeof PlanTable>['sumOf'];

const dry = Array.from({ length: 7 }, (_, index) =>
  cartLineExample({ sku: `dry-${index}`, name: `Roggenmehl ${index + 1}, 25 kg Sack`, kind: 'dry' }),
);
const lines = [...dry, cartLineExample(), { ...deadlineLineExample, amount: 3 }, otherDayLineExample, preOrderLineExample, goneLineExample];
const { kind } = cartLineExample().product;

const meta = {
  title: 'Pages/Checkout/Planner/PlanTable',
  component: PlanTable,
  args: {
    plan: deliveryPlan(lines, { dry: '2026-11-25', [kind]: '2026-11-24' }, daysExample),
    today: '2026-11-23',
    now: lookedAtExample,
    sumOf: ((some) => cartSum(some, { canSeeBonuses: false })) as SumOf,
    isNarrow: false,
  },
} satisfies Meta<typeof PlanTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with row and column heads; lines with an earlier deadline come first in their cell. */
export const Days: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Der Warenkorb nach Liefertagen' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Liefertag',
      'Trockenware',
      'Frischware',
      'Alternativtour',
      'Vorbestellung',
      'Summe',
    ]);
    await expect(table.getByRole('rowheader', { name: /^Dienstag, 24\.11\..*bis heute, 11:00.*noch 12 Min\. 0 Sek\./ })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Mittwoch, 25\.11\./ })).toBeVisible();
    await expect(table.getByRole('cell', { name: /Tafelspitz/ })).toBeVisible();
    await expect(table.queryByText(/Roggenmehl 7/)).not.toBeInTheDocument();
    await userEvent.click(table.getByRole('button', { name: '3 weitere Positionen zeigen' }));
    await expect(table.getByText(/Roggenmehl 7/)).toBeVisible();
  },
};

/** On the phone a list of days, each with its groups. */
export const Phone: Story = {
  args: { isNarrow: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Der Warenkorb nach Liefertagen' }));
    await expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dienstag, 24.11.',
      'Mittwoch, 25.11.',
      'Freitag, 27.11.',
    ]);
    await expect(list.getByText('Alternativtour')).toBeVisible();
  },
};

/** No totals without the price permission. */
export const WithoutPrices: Story = {
  args: { sumOf: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Summe' })).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A kind of goods without a day, one whose day has closed, and a requested day without deliveries. */
export const ToBeMended: Story = {
  args: {
    plan: deliveryPlan([dry[0] ?? cartLineExample(), cartLineExample(), otherDayLineExample], { [kind]: '2026-11-20' }, daysExample),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Noch ohne Liefertag Bitte wählen Sie einen Liefertag.' })).toBeVisible();
    await expect(canvas.getByText('Der Bestellschluss für Fr., 20.11. ist vorbei. Bitte wählen Sie einen anderen Tag.')).toBeVisible();
  },
};

/** An alternative tour delivers everything: the order requests a day nevertheless, which is shown. */
export const OnlyTours: Story = {
  args: { plan: deliveryPlan([otherDayLineExample], { [otherDayLineExample.product.kind]: '2026-11-25' }, daysExample) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Die Bestellung fragt diesen Tag für Frischware an/)).toBeVisible();
  },
};
