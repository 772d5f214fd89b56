import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Addressees, Notification } from '../../../domain/notification';
import { formatMoment } from '../../../i18n/format';
import { IconButton } from '../../../kit/action/IconButton';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../../kit/feedback/VisuallyHidden';
import { Check } from '../../../kit/field/Check';
import { Icon } from '../../../kit/icon/Icon';
import { MeantFor } from './MeantFor';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './NotificationCard.module.css';

interface NotificationCardProps {
  notification: Notification;
  /** Which of the user's customers it is for; nothing is said of it without, and that it is for all only while it is open. */
  meantFor?: Addressees | undefined;
  isOpen: boolean;
  isSelected: boolean;
  /** It is to be opened, or closed again. */
  onToggle(): void;
  onSelect(isSelected: boolean): void;
  onMarkRead(): void;
  /** What it says, while it is open. */
  children?: ReactNode;
}

/** A notification in the list: what it is about, of which type and from when; unread ones stand out by weight and mark, and opening one shows what it says. */
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
  // The one above that closes at the same time takes its height along, and an address may name one far down.
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
              // The button goes away with its press; the keyboard stays at the notification.
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
