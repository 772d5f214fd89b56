import { useContext } from 'react';
import { UrgentNotificationDialog } from '../frame/parts/UrgentNotificationDialog';
import { AttachedLink } from '../../connected/notification/AttachedLink';
import type { Notification } from '../../domain/notification';
import { LinkContext } from '../../kit/link/linkContext';
import { paths } from '../../paths';

interface ShownNotificationProps {
  notification: Notification;
  /** How many more important ones are unread. */
  olderCount: number;
  isOpen: boolean;
  /** Its own button. */
  onClose(): void;
  /** A link in it was followed within the shop. */
  onFollow(): void;
  /** It is gone from the screen. */
  onClosed(): void;
}

/** An urgent notification over the page with what is attached to it. Its links lead through the shop in this tab: in a new one it would come over their pages as well. */
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
