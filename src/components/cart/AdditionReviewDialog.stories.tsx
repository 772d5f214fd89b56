import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { decimal } from '../../domain/money';
import { productExample, unitExample } from '../examples/product';
import { AdditionReviewDialog } from './AdditionReviewDialog';

const wish = { sku: '104711', name: 'Bergkäse', amount: 1, unitAbbreviation: 'KRT' };
const unit = unitExample('Karton', 'KRT', 6);
const named = (sku: string, name: string) => productExample({ sku, displayedId: sku, name });

const meta = {
  title: 'Components/Cart/AdditionReviewDialog',
  component: AdditionReviewDialog,
  args: {
    isOpen: true, onAdd: fn(), onClose: fn(),
    fine: [wish, { ...wish, sku: '2' }, { ...wish, sku: '3' }, { ...wish, sku: '4' }],
    changed: [
      { wish, product: productExample(), changes: [{ kind: 'price', before: decimal('12.40'), now: decimal('12.90') }] },
      { wish: { ...wish, sku: '2' }, product: named('104712', 'Alpenbutter, Rolle'), changes: [{ kind: 'price', before: decimal('3.10'), now: decimal('2.95') }] },
      { wish: { ...wish, sku: '3' }, product: named('104713', 'Topfen 20 %'), changes: [{ kind: 'ratio', before: 12, now: 6, unit }] },
    ],
    refused: [
      { wish: { ...wish, sku: '208840', name: 'Steinpilze getrocknet' }, product: undefined, reason: { kind: 'noLongerAvailable' } },
      { wish, product: named('104714', 'Rotkraut'), reason: { kind: 'unitNotSold' } },
    ],
  },
} satisfies Meta<typeof AdditionReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices and a unit have changed, and two lines are gone; the rest can be added. */
export const EveryChange: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Das hat sich geändert' }));
    await waitFor(() => expect(dialog.getByText('Preis gestiegen: 12,40 € → 12,90 €')).toBeVisible());
    await expect(dialog.getByText('Preis gesunken: 3,10 € → 2,95 €')).toBeVisible();
    await expect(dialog.getByText('Karton enthält jetzt 6 statt 12')).toBeVisible();
    await expect(dialog.getByText('2 Artikel sind nicht dabei:')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '4 Artikel hinzufügen' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Nothing of the order can be had any more. */
export const NothingLeft: Story = {
  args: { fine: [], changed: [] },
  play: async () => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /hinzufügen/ })).not.toBeInTheDocument();
  },
};
