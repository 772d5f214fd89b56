import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Notification } from '#domain/customer/notification.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { SafeHtml } from '#components/content/SafeHtml.tsx';
import styles from './UrgentNotificationDialog.module.css';

interface UrgentNotificationDialogProps {
  notification: Pick<Notification, 'subject' | 'content'>;
  /** Number of unread important notifications besides this one. */
  olderCount: number;
  /** Link to them. */
  centreHref: string;
  isOpen: boolean;
  /** Called by its own button, the only way to close it: closing marks it as read (P§4 urgent notification). */
  onClose(): void;
  /** Called once it has left the screen. */
  onClosed(): void;
  /** Attachments. */
  children?: ReactNode;
}

/**
 * An important notification over the page: its subject as heading, its text, its attachments, and a link to further ones (P§2 "Urgent
 * notification modal").
 */
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
