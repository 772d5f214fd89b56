import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MeantFor } from './parts/MeantFor';
import { addressees, type Notification } from '../../domain/notification';
import { useGetNotification } from '../../gen/notification/get-notification';
import { formatMoment } from '../../i18n/format';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { AppLink } from '../../kit/link/AppLink';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { isNotFound } from '../../queries/notFound';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './LinkedNotification.module.css';

interface LinkedNotificationProps {
  id: number;
  /** The user's customers, to say for which of them it is. */
  customers: Parameters<typeof addressees>[1];
  /** Address without it. */
  closeHref: string;
  /** What it says. */
  children(notification: Notification): ReactNode;
}

/** The notification that the address names, where it is not on the page of the list: older, or of another customer. */
export function LinkedNotification({ id, customers, closeHref, children }: LinkedNotificationProps) {
  const reading = useGetNotification(id);
  const close = (
    <AppLink href={closeHref} className={styles.close}>
      <FormattedMessage id="notification.close" />
    </AppLink>
  );
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={1} />}
      failed={<FormattedMessage id="notification.oneFailed" />}
      isMissing={isNotFound(reading.error)}
      missing={
        <InlineError>
          <FormattedMessage id="notification.gone" /> {close}
        </InlineError>
      }
      frame={(state) => <div className={styles.state}>{state}</div>}
    >
      {(notification) => (
        <Linked notification={notification} meantFor={addressees(notification, customers)} close={close}>
          {children(notification)}
        </Linked>
      )}
    </QueryScreen>
  );
}

interface LinkedProps {
  notification: Notification;
  /** For which of the user's customers it is. */
  meantFor: ReturnType<typeof addressees>;
  /** The way back to the list without it. */
  close: ReactNode;
  children: ReactNode;
}

function Linked({ notification, meantFor, close, children }: LinkedProps) {
  const intl = useIntl();
  return (
    <article className={styles.notification} aria-label={notification.subject}>
      <header className={styles.head}>
        <SectionHeading level={2}>{notification.subject}</SectionHeading>
        <div className={styles.facts}>
          <span>{notification.notificationType.name}</span>
          <time dateTime={notification.publishedAt}>{formatMoment(notification.publishedAt, intl.locale)}</time>
          {meantFor && meantFor !== 'all' && <MeantFor meantFor={meantFor} canUnfold />}
        </div>
        {close}
      </header>
      <div className={styles.content}>{children}</div>
    </article>
  );
}
