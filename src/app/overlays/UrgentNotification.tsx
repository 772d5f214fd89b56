import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../connected/shop/ShopProvider';
import { useGetUrgentNotification } from '../../gen/notification/get-urgent-notification';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { perClient } from '../../platform/perClient';
import { markReadOptions } from '../../queries/notification';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import type { OverlayProps } from './overlay';

/** With all that draws a dialog: for hardly any visit, so not before there is something to show. */
const ShownNotification = lazyComponent(
  async () => (await Promise.all([import('./ShownNotification'), addTexts('notifications')]))[0].ShownNotification,
);

/** What was shown since the page was loaded: each comes once, also when it stays unread. */
const shownIn = perClient(() => new Set<number>());

/**
 * The newest important notification that the user has not read, for anybody who is logged in and has a customer (P§3 "Urgent notification
 * modal"). Its own button alone marks it as read. A link in it takes it off the page that it leads to: it stays unread, and comes again
 * when the shop is loaded again. That it can't be fetched is only logged.
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
  // It stays what it was while it is closed, whatever comes next.
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
