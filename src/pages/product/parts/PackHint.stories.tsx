import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { cheaperPack } from '#domain/price/cheaperPack.ts';
import { decimal } from '#domain/price/money.ts';
import { productExample } from '#tests/examples/product.ts';
import { PackHint } from './PackHint';
import type { OrderChoice } from '#domain/price/displayRules.ts';

const { prices, basePrice, units, defaultUnit } = productExample();
const ofUnits = (choosable: typeof units) =>
  cheaperPack(prices, defaultUnit, { amount: 1, ratio: 1, basePrice, units: choosable, minSaleQuantity: 0 });
const carton = ofUnits(units);
const present = carton?.instead ?? { amount: decimal('12.9'), perQuantity: 1, perUnit: 'kg' };

const meta = {
  title: 'Components/Product/PackHint',
  component: PackHint,
  args: { pack: carton, present, onChoose: fn<(choice: OrderChoice) => void>() as ComponentProps<typeof PackHint>['onChoose'] },
} satisfies Meta<typeof PackHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another unit costs less; the keyboard chooses it as well. */
export const OtherUnit: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const OtherUnitInUse: Story = {
  ...OtherUnit,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const hint = canvas.getByRole('button', { name: /^Karton: 11,80\s€\/kg statt 12,90\s€\/kg$/ });
    hint.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith({ amount: 1, unit: carton?.unit });
  },
};

/** More of the same unit costs less. */
export const MoreOfIt: Story = {
  args: { pack: ofUnits([defaultUnit]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^ab 4 Laib: 11,80\s€\/kg statt 12,90\s€\/kg$/ })).toBeVisible();
  },
};

/** Read-only if nothing can be ordered. */
export const OnlyTold: Story = {
  args: { onChoose: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('Karton: 11,80 €/kg statt 12,90 €/kg');
  },
};

/** Nothing is cheaper: the line says so, at the same height. */
export const Nothing: Story = {
  args: { pack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das ist der niedrigste Preis je kg.')).toBeVisible();
  },
};
