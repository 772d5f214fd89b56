import { useEffect, useEffectEvent } from 'react';
import { SafeHtml } from '../../components/content/SafeHtml';
import { AttachedLink } from '../../connected/notification/AttachedLink';
import type { Notification } from '../../domain/notification';
import type { BuyerContext } from '../../queries/shopContext';
import { AttachedProducts } from './AttachedProducts';

interface NotificationContentProps {
  context: BuyerContext;
  notification: Notification;
  /** It has been opened. */
  onRead(): void;
}

/** What a notification says, with what is attached to it. */
export function NotificationContent({
  context,
  notification: { id, content, attachedUrl, attachedProducts },
  onRead,
}: NotificationContentProps) {
  const read = useEffectEvent(onRead);
  // Once for each opening: what could not be marked is not tried again in the background.
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
