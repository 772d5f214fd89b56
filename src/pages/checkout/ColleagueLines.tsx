import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cartName } from '../../cart/cartCalls';
import { cartEventsOptions } from '../../cart/cartJournal';
import { useShop } from '../../connected/shop/ShopProvider';
import type { CartLine } from '../../domain/cart';
import { toJournal } from '../../domain/cartJournal';
import { colleagueLines, isLookedAt, lookedAtAfter, readLookedAt } from '../../domain/colleagueLines';
import { deviceDraft, useDeviceDraft } from '../../platform/deviceDraft';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import { ColleagueNote } from './parts/cart/ColleagueNote';
import { ColleagueStrip } from './parts/cart/ColleagueStrip';
import type { ColleagueRows } from './colleagueRows';

interface ColleagueLinesProps {
  context: BuyerContext;
  /** What is in the cart. */
  lines: readonly CartLine[];
  /** What the rows are told, whenever that changes; the same function each time. */
  onRows(rows: ColleagueRows): void;
}

/** The line above a cart that says what is from others; its rows say it of each. */
export function ColleagueLines({ context, lines, onRows }: ColleagueLinesProps) {
  const userId = useShop().user?.userId || undefined;
  // Read once a visit: each change of the cart makes the journal stale, and none of them is a colleague's.
  const [isRead, setRead] = useState(false);
  const { data: events, isFetchedAfterMount } = useQuery({ ...cartEventsOptions(context), enabled: !isRead, meta: { failure: 'silent' } });
  if (isFetchedAfterMount && !isRead) setRead(true);
  const { data: customer } = useQuery(customerOptions(context));
  const kept = deviceDraft(`looked-at:${cartName(context)}:${userId}`, readLookedAt);
  const lookedAt = useDeviceDraft(kept);
  const [search, setSearch] = useSearchParams();
  const isFiltered = search.get('from') === 'others';
  // An amount that changes is no reason to draw every row again.
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
                onSeen={(isSeen) => kept.keep(lookedAtAfter(found, kept.read(), line, isSeen))}
              />
            );
          }
        : undefined,
    }),
    [isKnown, isFiltered, found, lookedAt, kept],
  );
  // Before the browser draws: a box that was ticked would be seen without its tick until the rows know.
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
