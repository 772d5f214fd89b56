import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Notification } from '../../../domain/notification';
import { AppLink } from '../../../kit/link/AppLink';
import { Dialog } from '../../../kit/overlay/Dialog';
import { SafeHtml } from '../../../components/content/SafeHtml';
import styles from './UrgentNotificationDialog.module.css';

interface UrgentNotificationDialogProps {
  notification: Pick<Notification, 'subject' | 'content'>;
  /** How many more important ones are unread. */
  olderCount: number;
  /** Where they are. */
  centreHref: string;
  isOpen: boolean;
  /** Its own button, by which alone it is closed: what closes it has it marked as read (P§4). */
  onClose(): void;
  /** It is gone from the screen. */
  onClosed(): void;
  /** What is attached. */
  children?: ReactNode;
}

/** An important notification over the page: its subject as heading, what it says, what is attached, and the way to more of them (P§2 "Urgent notification modal"). */
export function UrgentNotificationDialog({
  notification: { subject, content },
  olderCount,
  centreHref,
  isOpen,
  onClose,
  onClosed,
  children,
}: UrgentNotificationDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={subject}
      actions={[{ label: <FormattedMessage id="notification.close" />, tone: 'primary', onClick: onClose }]}
      onClosed={onClosed}
    >
      <div className={styles.content}>
        <SafeHtml html={content} />
        {children}
        {olderCount > 0 && (
          <AppLink href={centreHref} className={styles.more}>
            <FormattedMessage id="notification.urgent.more" values={{ count: olderCount }} />
          </AppLink>
        )}
      </div>
    </Dialog>
  );
}
