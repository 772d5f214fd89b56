import { useContext } from 'react';
import { UrgentNotificationDialog } from '../frame/parts/UrgentNotificationDialog';
import { AttachedLink } from '#connected/notification/AttachedLink.tsx';
import type { Notification } from '#domain/customer/notification.ts';
import { LinkContext } from '#kit/link/linkContext.ts';
import { paths } from '#paths.ts';

interface ShownNotificationProps {
  notification: Notification;
  /** Number of unread important notifications besides this one. */
  olderCount: number;
  isOpen: boolean;
  /** Its own button. */
  onClose(): void;
  /** A link in it was followed within the shop. */
  onFollow(): void;
  /** Called once it has left the screen. */
  onClosed(): void;
}

/**
 * An urgent notification over the page with its attachments. Its links navigate in this tab: in a new one it would appear over their
 * pages as well.
 */
export function ShownNotification({ notification, olderCount, isOpen, onClose, onFollow, onClosed }: ShownNotificationProps) {
  const links = useContext(LinkContext);
  const linksOut = links && {
    ...links,
    staysInTab: true,
    navigate: (href: string) => {
      onFollow();
      links.navigate(href);
    },
  };
  return (
    <LinkContext value={linksOut}>
      <UrgentNotificationDialog
        notification={notification}
        olderCount={olderCount}
        centreHref={paths.notifications()}
        isOpen={isOpen}
        onClose={onClose}
        onClosed={onClosed}
      >
        <AttachedLink id={notification.id} attached={notification.attachedUrl} />
      </UrgentNotificationDialog>
    </LinkContext>
  );
}
