import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSecond } from '#clock/serverTime.ts';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { JournalDrawer } from './parts/cart/JournalDrawer';
import { JournalList } from './parts/cart/JournalList';
import { JournalSkeleton } from './parts/cart/JournalSkeleton';
import { RemovalList } from './parts/cart/RemovalList';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { byDay, journalSkus, toJournal, type JournalEntry } from '#domain/cart/cartJournal.ts';
import { paths } from '#paths.ts';
import { useCart } from '#cart/cart.ts';
import { useUndoRemoval } from '#cart/replacedLines.ts';
import { cartEventsOptions, useProductsBySku } from '#cart/cartJournal.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Number of changes shown at first, and added by each press. */
const entriesPerStep = 50;

interface CartJournalProps {
  context: BuyerContext;
  isOpen: boolean;
  onClose(): void;
}

/** Who changed what in the cart, and when (P§3 "Cart item events"); loaded when opened. The user's own removals can be undone. */
export function CartJournal({ context, isOpen, onClose }: CartJournalProps) {
  return (
    <JournalDrawer isOpen={isOpen} onClose={onClose}>
      {isOpen && <Removals context={context} />}
      {isOpen && <Journal context={context} onFollow={onClose} />}
    </JournalDrawer>
  );
}

/** Removals by the user in this tab, on any page and before a reload. */
function Removals({ context }: { context: BuyerContext }) {
  const { removals } = useCart(context);
  const undo = useUndoRemoval(context);
  // Not all names of the cart are needed. Requested skus stay requested while lines return.
  const [batches] = useState(() => [
    [...new Set(removals.filter(({ kind }) => kind === 'line').flatMap(({ lines }) => lines.map(({ sku }) => sku)))],
  ]);
  const products = useProductsBySku(context, batches);
  return <RemovalList removals={removals} products={products} onRestore={undo} />;
}

function Journal({ context, onFollow }: { context: BuyerContext; onFollow(): void }) {
  const { user } = useShop();
  const { data: events, error, isError, isFetching, fetchStatus, refetch } = useQuery(cartEventsOptions(context));
  const { data: customer, isPending: isCustomerPending } = useQuery(customerOptions(context));
  const users = customer?.assignedUsers;
  const journal = useMemo(
    // User names come with the customer. Without waiting for it, colleagues would be unknown for a moment.
    () => (events && !isCustomerPending ? toJournal(events, { userId: user?.userId || undefined, users: users ?? [] }) : undefined),
    [events, isCustomerPending, user?.userId, users],
  );
  if (journal) {
    return (
      <>
        {isError && (
          <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
            <FormattedMessage id="journal.stale" />
          </InlineError>
        )}
        {journal.length === 0 ? (
          <EmptyState pictogram="list" title={<FormattedMessage id="journal.empty.title" />}>
            <FormattedMessage id="journal.empty.text" />
          </EmptyState>
        ) : (
          <Entries journal={journal} context={context} onFollow={onFollow} />
        )}
      </>
    );
  }
  if (isError)
    return (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="journal.failed" />
      </InlineError>
    );
  if (fetchStatus === 'paused')
    return (
      <InlineError>
        <FormattedMessage id="journal.offline" />
      </InlineError>
    );
  return <JournalSkeleton />;
}

function Entries({ journal, context, onFollow }: { journal: readonly JournalEntry[]; context: BuyerContext; onFollow(): void }) {
  const [count, setCount] = useState(entriesPerStep);
  const shown = useMemo(() => journal.slice(0, count), [journal, count]);
  const days = useMemo(() => byDay(shown), [shown]);
  const batches = useMemo(() => stepsOf(shown).map(journalSkus), [shown]);
  const products = useProductsBySku(context, batches);
  // Rounded to minutes: no text here is more precise.
  const now = Math.floor(useSecond() / 60_000) * 60_000;
  return useMemo(
    () => (
      <JournalList
        days={days}
        products={products}
        now={new Date(now)}
        olderCount={journal.length - shown.length}
        hrefOf={(sku) => paths.product(sku, context.shop)}
        onOlder={() => setCount((before) => before + entriesPerStep)}
        onFollow={onFollow}
      />
    ),
    [days, products, now, journal.length, shown.length, context.shop, onFollow],
  );
}

/** Entries by step of disclosure, so that each step's request stays the same. */
function stepsOf(entries: readonly JournalEntry[]): (readonly JournalEntry[])[] {
  const steps: (readonly JournalEntry[])[] = [];
  for (let start = 0; start < entries.length; start += entriesPerStep) steps.push(entries.slice(start, start + entriesPerStep));
  return steps;
}
