import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cartName } from '#cart/cartCalls.ts';
import { cartEventsOptions } from '#cart/cartJournal.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { CartLine } from '#domain/cart/cart.ts';
import { toJournal } from '#domain/cart/cartJournal.ts';
import { colleagueLines, isLookedAt, lookedAtAfter, readLookedAt } from '#domain/cart/colleagueLines.ts';
import { deviceValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ColleagueNote } from './parts/cart/ColleagueNote';
import { ColleagueStrip } from './parts/cart/ColleagueStrip';
import type { ColleagueRows } from './colleagueRows';

interface ColleagueLinesProps {
  context: BuyerContext;
  lines: readonly CartLine[];
  /** Called when the rows' notes or filter change; must be the same function each time. */
  onRows(rows: ColleagueRows): void;
}

/** The line above a cart about colleagues' changes; its rows show each. */
export function ColleagueLines({ context, lines, onRows }: ColleagueLinesProps) {
  const userId = useShop().user?.userId || undefined;
  // Loaded once per visit: each change of the cart invalidates the journal, but none of them is a colleague's.
  const [isRead, setRead] = useState(false);
  const { data: events, isFetchedAfterMount } = useQuery({ ...cartEventsOptions(context), enabled: !isRead, meta: { failure: 'silent' } });
  if (isFetchedAfterMount && !isRead) setRead(true);
  const { data: customer } = useQuery(customerOptions(context));
  const kept = deviceValue(`looked-at:${cartName(context)}:${userId}`, readLookedAt);
  const lookedAt = useStored(kept);
  const [search, setSearch] = useSearchParams();
  const isFiltered = search.get('from') === 'others';
  // A changed amount must not render every row again.
  const skus = lines.map(({ sku }) => sku).join(' ');
  const found = useMemo(
    () => colleagueLines(toJournal(events ?? [], { userId, users: customer?.assignedUsers ?? [] }), new Set(skus.split(' '))),
    [events, userId, customer?.assignedUsers, skus],
  );
  const isKnown = userId !== undefined && found.size > 0;
  const rows = useMemo(
    (): ColleagueRows => ({
      only: isKnown && isFiltered ? new Set(found.keys()) : undefined,
      note: isKnown
        ? (sku, name) => {
            const line = found.get(sku);
            if (!line) return null;
            return (
              <ColleagueNote
                line={line}
                name={name}
                isSeen={isLookedAt(line, lookedAt)}
                onSeen={(isSeen) => kept.change((before) => lookedAtAfter(new Set(skus.split(' ')), before, line, isSeen))}
              />
            );
          }
        : undefined,
    }),
    [isKnown, isFiltered, found, skus, lookedAt, kept],
  );
  // Before paint: a ticked box would appear unticked until the rows are updated.
  useLayoutEffect(() => onRows(rows), [onRows, rows]);
  useEffect(() => () => onRows({ note: undefined, only: undefined }), [onRows]);
  if (!isKnown) return null;
  const filter = (isOn: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOn) next.set('from', 'others');
        else next.delete('from');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ColleagueStrip
      count={found.size}
      seen={[...found.values()].filter((line) => isLookedAt(line, lookedAt)).length}
      isFiltered={isFiltered}
      onFilter={filter}
    />
  );
}
