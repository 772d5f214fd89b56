import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCart, useCartActions } from '#cart/cart.ts';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { UsualStrip, type UsualEntry } from '#components/order/UsualStrip.tsx';
import { forgottenOf, usualChoice } from '#domain/cart/usualOrder.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { notToday } from '#ordering/notToday.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useNeverRemind } from './neverRemind';
import { useUsualReading } from './usualOrdersReading';

/** Maximum of products shown at once. */
const maxShown = 8;
/** Maximum of products loaded: some can't be ordered, and some will be added or dismissed. */
const maxRequested = 24;

/** A product with its usual amount and unit. */
export interface UsualChoice {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
}

interface UsualReminderProps {
  context: BuyerContext;
  userId: string;
  /** Skus that are wanted but not in the cart yet, as on an order sheet. */
  heldSkus?: ReadonlySet<string>;
  /** Adds a product; by default to the cart. */
  onAdd?(choice: UsualChoice): void;
  /** Called before a product is added to the cart. */
  onAdding?(sku: string): void;
  /** Keeps the way to permanently hidden products even without suggestions. */
  isKeptForHidden?: boolean;
  /** Called once it is known whether there are suggestions. Must be the same function on each render. */
  onSettled?: (() => void) | undefined;
}

/**
 * Usual products of this weekday that aren't in the cart. Renders nothing if there are none, or if orders, products
 * or cart fail to load. Products that the cart had on opening aren't suggested when removed, since the user didn't
 * forget them.
 */
export function UsualReminder({ context, userId, heldSkus, onAdd, onAdding, isKeptForHidden = false, onSettled }: UsualReminderProps) {
  const { usual, isSettled } = useUsualReading(context);
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
        .slice(0, maxRequested),
    );
  const { data: products, isLoading } = useQuery({ ...productsBySkuOptions(context, asked ?? []), meta: { failure: 'silent' } });

  const isKnown = isSettled && !isLoading && (!usual || asked !== undefined);
  useEffect(() => {
    if (isKnown) onSettled?.();
  }, [isKnown, onSettled]);
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
  const shown = choices.slice(0, maxShown);
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
