import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { AdditionReportDialog } from './AdditionReportDialog';

const unit = unitExample('Karton', 'KRT', 6);
const requestedLine = { sku: '104711', name: 'Bergkäse', amount: 1, unitAbbreviation: 'KRT' };
const product = productExample();

const meta = {
  title: 'Components/Cart/AdditionReportDialog',
  component: AdditionReportDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    added: [requestedLine, { ...requestedLine, sku: '2' }],
    failed: [{ ...requestedLine, sku: '3', name: 'Alpenbutter, Rolle' }],
    cartHref: '/checkout',
    onClose: fn(),
    refused: [
      {
        requestedLine: { ...requestedLine, sku: '208840', name: 'Steinpilze getrocknet' },
        product: undefined,
        reason: { kind: 'noLongerAvailable' },
      },
      { requestedLine, product, reason: { kind: 'notAvailable' } },
      { requestedLine, product, reason: { kind: 'unitNotSold' } },
      { requestedLine, product, reason: { kind: 'invalidAmount', minimum: 4, unit } },
      { requestedLine, product, reason: { kind: 'belowMinimum', minimum: 4, unit } },
      { requestedLine, product, reason: { kind: 'otherUnitInCart', unit } },
    ],
  },
} satisfies Meta<typeof AdditionReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines were added, seven were not, each with its reason. */
export const EveryReason: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: '2 Artikel wurden in den Warenkorb gelegt' }));
    await waitFor(() => expect(dialog.getByText('7 Artikel sind nicht dabei:')).toBeVisible());
    await expect(dialog.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
    await expect(dialog.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons, höchstens 99.999')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/checkout');
  },
};

/** No line was added. */
export const Nothing: Story = { args: { added: [], failed: [] } };

const gone = { requestedLine, product, reason: { kind: 'notAvailable' } } as const;

/** Undeliverable lines can be swapped; those with other reasons can't. */
export const Substitutes: Story = {
  args: {
    refused: [gone, { requestedLine, product, reason: { kind: 'belowMinimum', minimum: 4, unit } }],
    onSubstitute: fn(),
    onUndo: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Ersatz suchen für / }));
    await expect(args.onSubstitute).toHaveBeenCalledWith(gone);
  },
};
