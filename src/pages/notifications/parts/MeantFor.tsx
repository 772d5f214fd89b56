import { FormattedMessage, useIntl } from 'react-intl';
import type { Addressees } from '#domain/customer/notification.ts';
import { formatNames } from '#i18n/nameList.ts';
import styles from './MeantFor.module.css';

interface MeantForProps {
  /** Customers of the notification. */
  meantFor: Addressees;
  /** Many names can be expanded. */
  canUnfold: boolean;
  /** Class from its container. */
  className?: string | undefined;
}

/** Maximum of names shown; the rest is counted. */
const maxNames = 3;

/** Customers that a notification is for: a few by name, many as the first and a number. */
export function MeantFor({ meantFor, canUnfold, className = '' }: MeantForProps) {
  const intl = useIntl();
  if (meantFor === 'all')
    return (
      <span className={className}>
        <FormattedMessage id="notification.for" values={{ names: intl.formatMessage({ id: 'notification.forAll' }) }} />
      </span>
    );
  const isLong = meantFor.length > maxNames;
  const named = isLong ? meantFor.slice(0, maxNames - 1) : meantFor;
  const rest = meantFor.length - named.length;
  const names = [...named, ...(rest > 0 ? [intl.formatMessage({ id: 'notification.forMore' }, { count: rest })] : [])];
  const text = <FormattedMessage id="notification.for" values={{ names: formatNames(names, intl.locale) }} />;
  if (!isLong || !canUnfold) return <span className={className}>{text}</span>;
  return (
    <details className={`${styles.unfolding} ${className}`}>
      <summary className={styles.summary}>{text}</summary>
      <ul className={styles.names}>
        {meantFor.map((name, place) => (
          // Two customers may have the same name.
          <li key={place}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
