import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MeantFor } from './parts/MeantFor';
import { addressees, type Notification } from '#domain/customer/notification.ts';
import { useGetNotification } from '#gen/notification/get-notification.ts';
import { formatMoment } from '#i18n/format.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { isNotFound } from '#queries/notFound.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './LinkedNotification.module.css';

interface LinkedNotificationProps {
  id: number;
  /** The user's customers, to name the recipients. */
  customers: Parameters<typeof addressees>[1];
  /** Address without it. */
  closeHref: string;
  /** Renders its content. */
  children(notification: Notification): ReactNode;
}

/** The notification of the address if it isn't on the list's page: older, or of another customer. */
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
  /** Customers that it is for. */
  meantFor: ReturnType<typeof addressees>;
  /** Link back to the list without it. */
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
