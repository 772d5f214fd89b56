import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  cartLineExample,
  deadlineLineExample,
  delayedLineExample,
  goneLineExample,
  onSaleLineExample,
  otherDayLineExample,
  preOrderLineExample,
  shortLineExample,
} from '#tests/examples/cart.ts';
import { buyerRules, noPricesRules, priceExample } from '#tests/examples/product.ts';
import { LinesSkeleton } from '#components/cart/LinesSkeleton.tsx';
import { CartLineRow } from './CartLineRow';

/** A unit by its abbreviation. */
const named = (abbreviation: string): unknown => expect.objectContaining({ abbreviation });
const bonus = { applyTo: 'single', discountFactorString: '0.9', applicationOrder: 2 } as const;

const meta = {
  title: 'Components/Cart/CartLineRow',
  component: CartLineRow,
  args: {
    line: cartLineExample(),
    displayRules: buyerRules,
    href: '/product/104711',
    isBusy: false,
    onChoose: fn(),
    onClamped: fn(),
    onRemove: fn(),
  },
  // The container that the rows' queries measure (CartList).
  decorators: [
    (Story) => (
      <div style={{ container: 'lines / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLineRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two wheels at 77.40 each. A changed amount is reported half a second later; the cross removes the line. */
export const InCart: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/154,80/)).toBeVisible();
  },
};

/** Its placeholder has the same size, so that nothing moves. */
export const AfterItsSkeleton: Story = {
  render: (args) => (
    <>
      <LinesSkeleton label="Wird geladen …" rows={1} />
      <div style={{ padding: '0 1px' }}>
        <CartLineRow {...args} />
      </div>
    </>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('article');
    const skeleton = canvas.getByRole('region', { name: 'Wird geladen …' }).firstElementChild;
    await expect(skeleton?.getBoundingClientRect().height).toBe(row.getBoundingClientRect().height);
    const leftsOf = (element: Element | null) =>
      ['picture', 'text', 'unit', 'amount'].map(
        (area) =>
          [...(element?.children ?? [])].find((child) => getComputedStyle(child).gridColumnStart === area)?.getBoundingClientRect().left,
      );
    await expect(canvasElement).toBeVisible();
    await expect(leftsOf(skeleton)).toEqual(leftsOf(row));
  },
};

/** Interactions; pictured by the previous story. */
export const InCartInUse: Story = {
  ...InCart,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/154,80/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Bergkäse.*entfernen/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('104711');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('104711', { amount: 3, unit: named('LAI') }));
  },
};

/** Another unit keeps the amount. */
export const OtherUnit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'KRT');
    await expect(args.onChoose).toHaveBeenCalledWith('104711', { amount: 2, unit: named('KRT') });
  },
};

/** Four cartons of six at 1.29 instead of 1.48: 7.74 a carton, 30.96 in all. */
export const OnSale: Story = {
  tags: ['visual'],
  args: { line: onSaleLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^8,88/)).toBeVisible();
    await expect(canvas.getByText(/^7,74/)).toBeVisible();
    await expect(canvas.getByText(/30,96/)).toBeVisible();
  },
};

/** A request for the line is pending. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Below the minimum: shown in the line, raised by one press, together with its free goods. */
export const BelowMinimum: Story = {
  tags: ['visual'],
  args: { line: shortLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mindestmenge: 6 Laib/)).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const BelowMinimumInUse: Story = {
  ...BelowMinimum,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Mindestmenge: 6 Laib/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf 6 erhöhen' }));
    await expect(args.onChoose).toHaveBeenCalledWith('820242', { amount: 6, unit: named('LAI') });
  },
};

/** No longer in the range: it can only be removed, and costs nothing. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  args: { line: goneLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht mehr im Sortiment')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByText('nicht bestellbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /entfernen/ })).toBeEnabled();
  },
};

/** The unit is no longer sold: another can be chosen. */
export const UnitGone: Story = {
  args: { line: cartLineExample({}, { unitAbbreviation: 'PAL' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Die Einheit „Palette“ gibt es nicht mehr/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'KRT');
    await expect(args.onChoose).toHaveBeenCalledWith('104711', { amount: 2, unit: named('KRT') });
  },
};

/** Expected again on a day. */
export const DelayedDelivery: Story = {
  args: { line: delayedLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ab Mi., 02.12. wieder verfügbar/)).toBeVisible();
  },
};

/** Delivered by another tour on its own day. */
export const DifferentDay: Story = {
  args: { line: otherDayLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lieferung am Fr., 27.11.')).toBeVisible();
  },
};

/** Procured on order. */
export const PreOrder: Story = { args: { line: preOrderLineExample } };

/** An order deadline of its own. */
export const OwnDeadline: Story = {
  args: { line: deadlineLineExample },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss Di., 24.11., 11:00')).toBeVisible();
  },
};

/** The expected bonus is part of the price and shown: 10 % of 154.80. */
export const WithBonus: Story = {
  args: { line: cartLineExample({ prices: [priceExample('77.4000', { attachedBonus: bonus })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/inkl. 15,48/)).toBeVisible();
  },
};

/** No prices without the permission. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** A product without a known price. */
export const PriceOnRequest: Story = { args: { line: cartLineExample({ prices: [] }) } };

/** A long name wraps and moves nothing. */
export const LongText: Story = {
  args: {
    line: cartLineExample({
      name: 'Hausgemachter Tiroler Speckknödelteig mit Bergkräutern, küchenfertig portioniert, in der Großverbraucherpackung',
    }),
  },
};

/** On a phone: unit and amount side by side below the name. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, args: { line: otherDayLineExample } };
