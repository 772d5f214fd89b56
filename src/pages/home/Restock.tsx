import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '#clock/serverTime.ts';
import { useCartActions } from '#cart/cart.ts';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { listedRestock } from '#connected/tools/viewAddresses.ts';
import { watchedProducts } from '#connected/restock/watchedProducts.ts';
import { isTold, restockEntries, askedSkus, watchedWith } from '#domain/product/restock.ts';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { RestockList, type RestockRow } from './parts/RestockList';

interface RestockProps {
  context: BuyerContext;
  userId: string;
  /** Key of the navigation that asked for the whole list; undefined to show news only. */
  opening: string | undefined;
}

/** Watched products: those that are back, gone or expired, or the whole list. One call for all of them. */
export function Restock({ context, userId, opening }: RestockProps) {
  const today = useToday();
  const stored = watchedProducts(context, userId);
  const watched = useStored(stored);
  const { add } = useCartActions(context);
  const wanted = askedSkus(watched, today);
  // A removed product asks for nothing again; one that is watched again does.
  const [asked, setAsked] = useState(wanted);
  if (wanted.some((sku) => !asked.includes(sku))) setAsked(wanted);
  const { data, error, isError, isLoading, isFetching, refetch } = useQuery({
    ...productsBySkuOptions(context, asked),
    meta: { failure: 'inline' },
  });
  const change = (next: (before: typeof watched) => typeof watched) =>
    stored.change((before) => {
      const after = next(before);
      return after.length > 0 ? after : undefined;
    });
  const remove = (sku: string) => change((before) => before.filter((one) => one.sku !== sku));
  const isList = opening !== undefined;
  const rows = (isLoading ? [] : restockEntries(watched, data, today))
    .filter(({ state }) => isList || isTold(state))
    .map((entry): RestockRow => ({ ...entry, href: paths.product(entry.sku) }));
  return (
    <RestockList
      opening={opening}
      rows={rows}
      isLoading={isLoading}
      failure={isError && !data ? { error, isRetrying: isFetching, onRetry: () => void refetch() } : undefined}
      listHref={listedRestock}
      onAdd={({ sku, name }, { product }) => {
        const unit = product.defaultUnit;
        const { amount } = raiseToMinimum(1, unit.ratio, product.minSaleQuantity);
        const adding = add({ sku, name, amount, unitAbbreviation: unit.abbreviation });
        if (adding) void adding.then((isAdded) => isAdded && remove(sku));
        else remove(sku);
      }}
      onRemove={remove}
      onAgain={({ sku, name }) => change((before) => watchedWith(before, { sku, name }, today) ?? before)}
    />
  );
}
