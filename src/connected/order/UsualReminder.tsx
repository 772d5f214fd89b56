import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCart, useCartActions } from '../../cart/cart';
import { productsBySkuOptions } from '../../cart/productsBySku';
import { UsualStrip, type UsualEntry } from '../../components/order/UsualStrip';
import { forgottenOf, usualChoice } from '../../domain/usualOrder';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import { notToday } from '../../ordering/notToday';
import type { BuyerContext } from '../../queries/shopContext';
import { useNeverRemind } from './neverRemind';
import { useUsualOrders } from './usualOrdersReading';

/** Most products that are suggested at once. */
const mostShown = 8;
/** Products whose data are asked for: some of them can't be ordered, and some are added or put aside. */
const mostAsked = 24;

/** A product with the amount and unit in which it is usual. */
export interface UsualChoice {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
}

interface UsualReminderProps {
  context: BuyerContext;
  userId: string;
  /** Skus that are wanted already although the cart doesn't have them yet, as on a sheet. */
  heldSkus?: ReadonlySet<string>;
  /** Takes a product in; without it, it goes into the cart. */
  onAdd?(choice: UsualChoice): void;
  /** Hears what is about to go into the cart. */
  onAdding?(sku: string): void;
  /** Whether there is a way to what was hidden for good also while nothing is suggested. */
  isKeptForHidden?: boolean;
}

/**
 * What the customer usually orders on this weekday and has not in the cart. Nothing where there is nothing, and where orders, products or
 * cart can't be read. What the cart had when it was opened and was taken out is not forgotten, and not suggested.
 */
export function UsualReminder({ context, userId, heldSkus, onAdd, onAdding, isKeptForHidden = false }: UsualReminderProps) {
  const usual = useUsualOrders(context);
  const { cart } = useCart(context);
  const { add } = useCartActions(context);
  const { unwanted, never, again } = useNeverRemind(context, userId);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set(notToday(context).read()));
  const inCart = useMemo(() => new Set([...(cart?.lines ?? []), ...(cart?.errors ?? [])].map(({ sku }) => sku)), [cart]);
  const [asked, setAsked] = useState<readonly string[]>();
  if (usual && cart && !asked)
    setAsked(
      forgottenOf(usual, (sku) => inCart.has(sku))
        .map(({ sku }) => sku)
        .slice(0, mostAsked),
    );
  const { data: products } = useQuery({ ...productsBySkuOptions(context, asked ?? []), meta: { failure: 'silent' } });

  const choices = useMemo(() => {
    if (!usual || !products || !asked) return [];
    const unwantedSkus = new Set(unwanted.map(({ sku }) => sku));
    const known = new Set(asked);
    const isLeftOut = (sku: string) =>
      !known.has(sku) || inCart.has(sku) || heldSkus?.has(sku) === true || leftOut.has(sku) || unwantedSkus.has(sku);
    return forgottenOf(usual, isLeftOut).flatMap((entry) => {
      const product = products.get(entry.sku);
      const choice = product && usualChoice(entry, product);
      return choice ? [{ entry, product, ...choice }] : [];
    });
  }, [usual, products, asked, unwanted, inCart, heldSkus, leftOut]);
  const shown = choices.slice(0, mostShown);
  const entries = shown.map(({ entry: { sku, orders }, product, amount, unit }): UsualEntry => ({
    sku,
    name: product.name,

    orders,
    amount,
    unit,
  }));
  const take = (sku: string) => {
    const choice = shown.find(({ entry }) => entry.sku === sku);
    if (!choice) return;
    const { product, amount, unit } = choice;
    onAdding?.(sku);
    if (onAdd) onAdd({ product, amount, unit });
    else void add({ sku, name: product.name, amount, unitAbbreviation: unit.abbreviation });
  };
  const notNow = (sku: string) => {
    const next = new Set(leftOut).add(sku);
    notToday(context).keep([...next]);
    setLeftOut(next);
  };
  if (!usual) return null;
  return (
    <UsualStrip
      weekday={usual.weekday}
      count={usual.count}
      entries={entries}
      hidden={unwanted}
      isKeptForHidden={isKeptForHidden}
      onAdd={take}
      onNotToday={notNow}
      onNever={(sku) => {
        const name = shown.find(({ entry }) => entry.sku === sku)?.product.name;
        if (name !== undefined) never({ sku, name });
      }}
      onRemind={again}
    />
  );
}
