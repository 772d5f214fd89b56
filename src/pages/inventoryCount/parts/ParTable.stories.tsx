import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { parSuggestion } from '#domain/inventory/parOrder.ts';
import type { ParRow } from '../rules/parRows';
import { productExample } from '#tests/examples/product.ts';
import { ParTable } from './ParTable';

const milk = productExample();
const box = { ...milk.storageUnit, name: 'Karton', abbreviation: 'KRT', ratio: 6 };

function row(sku: string, name: string, [par, counted]: readonly [number, number?], unit = milk.storageUnit, minimum = 0): ParRow {
  const need = { par: decimal(par), counted: decimal(counted ?? 0), ratio: unit.ratio, minimum };
  return {
    kind: 'order',
    product: { ...milk, sku, name },
    unit,
    par: need.par,
    counted: counted === undefined ? undefined : need.counted,
    suggestion: parSuggestion(need),
  };
}

const meta = {
  title: 'Components/Inventory/ParTable',
  component: ParTable,
  args: {
    rows: [
      row('1', 'Bergbauern-Vollmilch', [24, 7], box),
      row('2', 'Almbutter', [12, 6], box),
      row('3', 'Sauerrahm', [6, 5], milk.storageUnit, 4),
      row('4', 'Topfen', [8]),
      row('5', 'Schlagobers', [6, 9]),
      { kind: 'refused', sku: '6', name: 'Steinpilze getrocknet', reason: 'noLongerAvailable' },
    ],
    chosen: new Set(['1', '2', '3']),
    hrefOf: (sku: string) => `/product/${sku}`,
    onChoose: fn(),
  },
} satisfies Meta<typeof ParTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rounded up, exact, raised to the minimum, not counted; in stock; unorderable. */
export const Suggestion: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aufgerundet auf ganze Einheiten/)).toBeVisible();
    await expect(canvas.getByText(/wegen der Mindestmenge/)).toBeVisible();
    await expect(canvas.getByText('Von 1 Artikel ist genug da: Schlagobers')).toBeVisible();
    await expect(canvas.getByText('Ein Artikel kann nicht bestellt werden:')).toBeVisible();
  },
};

/** Rows are selected and deselected. */
export const SuggestionInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Almbutter auswählen' }));
    await expect(args.onChoose).toHaveBeenCalledWith(new Set(['1', '3']));
  },
};
