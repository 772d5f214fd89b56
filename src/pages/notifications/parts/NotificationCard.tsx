import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Addressees, Notification } from '#domain/customer/notification.ts';
import { formatMoment } from '#i18n/format.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { Check } from '#kit/field/Check.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { MeantFor } from './MeantFor';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './NotificationCard.module.css';

interface NotificationCardProps {
  notification: Notification;
  /** Customers that it is for; omit to show none. "All customers" is shown only while it is open. */
  meantFor?: Addressees | undefined;
  isOpen: boolean;
  isSelected: boolean;
  /** Called to open or close it. */
  onToggle(): void;
  onSelect(isSelected: boolean): void;
  onMarkRead(): void;
  /** Content while it is open. */
  children?: ReactNode;
}

/** A notification in the list: subject, type and date; unread ones stand out by weight and mark, and opening one shows its content. */
export function NotificationCard({
  notification: { unread, subject, isImportant, publishedAt, notificationType },
  meantFor,
  isOpen,
  isSelected,
  onToggle,
  onSelect,
  onMarkRead,
  children,
}: NotificationCardProps) {
  const intl = useIntl();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLDivElement>(null);
  // Scrolls again: closing the card above shifts this one, and a deep link may point far down.
  useEffect(() => {
    if (isOpen) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <article className={`${styles.card} ${isOpen ? styles.open : ''}`} aria-labelledby={`${id}-subject`}>
      <div ref={head} className={styles.head}>
        <label className={styles.select}>
          <Check label={intl.formatMessage({ id: 'notification.select' }, { subject })} isChecked={isSelected} onChange={onSelect} />
        </label>
        <div className={styles.words}>
          <SectionHeading level={2} look="entry">
            <UnstyledButton
              ref={opener}
              className={`${styles.subject} ${unread ? styles.unread : ''}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-content` : undefined}
              onClick={onToggle}
            >
              <span className={styles.dot}>
                {unread && (
                  <VisuallyHidden>
                    <FormattedMessage id="notification.unread" />{' '}
                  </VisuallyHidden>
                )}
              </span>
              <span id={`${id}-subject`}>{subject}</span>
            </UnstyledButton>
          </SectionHeading>
          <div className={styles.facts}>
            {isImportant && (
              <span className={styles.important}>
                <Icon name="info" size="small" />
                <FormattedMessage id="notification.important" />
              </span>
            )}
            <span className={styles.type}>{notificationType.name}</span>
            <time dateTime={publishedAt}>{formatMoment(publishedAt, intl.locale)}</time>
            {meantFor && (meantFor !== 'all' || isOpen) && <MeantFor meantFor={meantFor} canUnfold={isOpen} className={styles.meantFor} />}
          </div>
        </div>
        {unread && (
          <IconButton
            icon="check"
            size="small"
            className={styles.mark}
            label={intl.formatMessage({ id: 'notification.markOne' }, { subject })}
            onClick={() => {
              // The button disappears on press; the focus stays at the notification.
              opener.current?.focus();
              onMarkRead();
            }}
          />
        )}
        <span className={styles.arrow}>
          <Icon name={isOpen ? 'up' : 'down'} />
        </span>
      </div>
      {isOpen && (
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
      )}
    </article>
  );
}
