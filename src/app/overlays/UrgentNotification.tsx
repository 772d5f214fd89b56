import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useGetUrgentNotification } from '#gen/notification/get-urgent-notification.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { perClient } from '#platform/perClient.ts';
import { markReadOptions } from '#queries/notification.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import type { OverlayProps } from './overlay';

/** With all that draws a dialog: for hardly any visit, so not before there is something to show. */
const ShownNotification = lazyComponent(
  async () => (await Promise.all([import('./ShownNotification'), addTexts('notifications')]))[0].ShownNotification,
);

/** Notifications shown since the page was loaded: each appears once, even if it stays unread. */
const shownIn = perClient(() => new Set<number>());

/**
 * The newest unread important notification, for a signed-in user with a customer (P§2 "Urgent notification modal"). Only its own button
 * marks it as read. A link in it closes it: it stays unread, and returns when the shop is loaded again. A failed fetch is only logged.
 */
export function UrgentNotification({ onDone }: OverlayProps) {
  const { context, isLoggedIn } = useShop();
  return isLoggedIn && context && isBuyer(context) ? <Urgent context={context} onDone={onDone} /> : <Nothing onDone={onDone} />;
}

function Nothing({ onDone }: OverlayProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    done();
  }, []);
  return null;
}

function Urgent({ context, onDone }: OverlayProps & { context: BuyerContext }) {
  const queryClient = useQueryClient();
  const { data, isError } = useGetUrgentNotification(context.tenant, context.customerId, { query: { refetchOnWindowFocus: false } });
  const { mutate: markRead } = useMutation(markReadOptions(queryClient));
  // The notification stays the same while it closes, even if the next one arrives.
  const [summary, setSummary] = useState(data);
  if (data && !summary) setSummary(data);
  const shown = shownIn(queryClient);
  const notification = summary?.mostRecentUnread;
  const [isOpen, setOpen] = useState(true);
  const putAside = () => {
    if (notification) shown.add(notification.id);
    setOpen(false);
  };
  const close = () => {
    if (!notification || !isOpen) return;
    putAside();
    markRead([notification.id]);
  };
  if (isError || (summary && (!notification || (shown.has(notification.id) && isOpen)))) return <Nothing onDone={onDone} />;
  if (!notification) return null;
  return (
    <ShownNotification
      notification={notification}
      olderCount={summary?.numberOfOlderUnread ?? 0}
      isOpen={isOpen}
      onClose={close}
      onFollow={putAside}
      onClosed={onDone}
    />
  );
}
