import { useEffect, useEffectEvent } from 'react';
import { SafeHtml } from '#components/content/SafeHtml.tsx';
import { AttachedLink } from '#connected/notification/AttachedLink.tsx';
import type { Notification } from '#domain/customer/notification.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { AttachedProducts } from './AttachedProducts';

interface NotificationContentProps {
  context: BuyerContext;
  notification: Notification;
  /** Called when it was opened. */
  onRead(): void;
}

/** Text and attachments of a notification. */
export function NotificationContent({
  context,
  notification: { id, content, attachedUrl, attachedProducts },
  onRead,
}: NotificationContentProps) {
  const read = useEffectEvent(onRead);
  // Once per opening: a failed mark is not retried in the background.
  useEffect(() => {
    read();
  }, [id]);
  return (
    <>
      <SafeHtml html={content} />
      <AttachedLink id={id} attached={attachedUrl} />
      {attachedProducts.length > 0 && <AttachedProducts context={context} skus={attachedProducts} />}
    </>
  );
}
