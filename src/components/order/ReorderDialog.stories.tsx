import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import type { ComparedLine } from '#domain/order/orderComparison.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { ReorderDialog } from './ReorderDialog';

const carton = unitExample('Karton', 'KRT', 12);
const line = (sku: string, name: string, over: Partial<ComparedLine>): ComparedLine => ({
  requestedLine: { sku, name, amount: 2, unitAbbreviation: 'KRT' },
  product: productExample({ sku, name }),
  refusal: undefined,
  changes: [],
  ...over,
});
const changed = [
  line('104211', 'Almbutter, 250 g Stück', { changes: [{ kind: 'price', before: decimal('2.45'), now: decimal('2.65') }] }),
  line('707590', 'Graved Lachs geschnitten, 200 g Packung', {
    changes: [
      { kind: 'unitSize', unit: carton, before: 10, now: 12 },
      { kind: 'price', before: decimal('5.68'), now: decimal('5.10') },
    ],
  }),
  line('904793', 'Tischfein Weinglas 35 cl, 6 Stück', { changes: [{ kind: 'priceOnRequest' }] }),
];
const refused = [
  line('208840', 'Steinpilze getrocknet, 500 g Beutel', { product: undefined, refusal: { kind: 'noLongerAvailable' } }),
  line('301177', 'Mehl glatt', { refusal: { kind: 'belowMinimum', minimum: 4, unit: carton } }),
];
const unchanged = [line('1', 'Salz', {}), line('2', 'Zucker', {})];

const meta = {
  title: 'Components/Order/ReorderDialog',
  component: ReorderDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, comparison: { changed, refused, unchanged }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ReorderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines have changed, two can't be ordered any more, two are unchanged. A changed one is deselected. */
export const EveryChange: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Seit dieser Bestellung hat sich etwas geändert' }));
    await waitFor(() => expect(dialog.getByText('Teurer: 2,45 € → 2,65 € je Laib')).toBeVisible());
    await expect(dialog.getByText('Günstiger: 5,68 € → 5,10 € je Laib')).toBeVisible();
    await expect(dialog.getByText(/^Karton enthält jetzt 12.Laib statt 10/)).toBeVisible();
    await expect(dialog.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const EveryChangeInUse: Story = {
  ...EveryChange,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Seit dieser Bestellung hat sich etwas geändert' }));
    await waitFor(() => expect(dialog.getByText('Teurer: 2,45 € → 2,65 € je Laib')).toBeVisible());
    await expect(dialog.getByText('Günstiger: 5,68 € → 5,10 € je Laib')).toBeVisible();
    await expect(dialog.getByText(/^Karton enthält jetzt 12.Laib statt 10/)).toBeVisible();
    await expect(dialog.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Almbutter/ }));
    await userEvent.click(dialog.getByRole('button', { name: '4 Positionen in den Warenkorb' }));
    await expect(args.onConfirm).toHaveBeenCalledWith([...unchanged, ...changed.slice(1)].map(({ requestedLine }) => requestedLine));
  },
};

/** No line can be ordered any more. */
export const NothingLeft: Story = {
  args: { comparison: { changed: [], refused, unchanged: [] } },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const gone = line('104719', 'Sushireis, 1 kg Sack', { refusal: { kind: 'notAvailable' } });

/** A substitute for an undeliverable line: it counts, and can be removed. Unknown products have no substitute. */
export const Substituted: Story = {
  args: {
    comparison: { changed: [], refused: [gone, ...refused], unchanged: [] },
    chosen: new Map([[gone, { name: 'Rundkornreis bio, 1 kg Sack', quantity: '2 Säcke' }]]),
    onSubstitute: fn(),
    onUndo: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: /^Ersatz suchen/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /^Rückgängig: Rundkornreis/ }));
    await expect(args.onUndo).toHaveBeenCalledWith(gone);
    await userEvent.click(dialog.getByRole('button', { name: '1 Position in den Warenkorb' }));
    await expect(args.onConfirm).toHaveBeenCalledWith([]);
  },
};

/** Only a change: empty groups are omitted. */
export const OneChange: Story = { args: { comparison: { changed: changed.slice(0, 1), refused: [], unchanged: [] } } };
