import { FormattedMessage, useIntl } from 'react-intl';
import type { Addressees } from '../../../domain/notification';
import { formatNames } from '../../../i18n/nameList';
import styles from './MeantFor.module.css';

interface MeantForProps {
  /** Which of the user's customers. */
  meantFor: Addressees;
  /** All of them can be unfolded where there are many. */
  canUnfold: boolean;
  /** From its place. */
  className?: string | undefined;
}

/** Most customers that are named before the rest is counted. */
const mostNames = 3;

/** For which of the user's customers a notification is: a few by name, many by the first of them and how many more. */
export function MeantFor({ meantFor, canUnfold, className = '' }: MeantForProps) {
  const intl = useIntl();
  if (meantFor === 'all')
    return (
      <span className={className}>
        <FormattedMessage id="notification.for" values={{ names: intl.formatMessage({ id: 'notification.forAll' }) }} />
      </span>
    );
  const isLong = meantFor.length > mostNames;
  const named = isLong ? meantFor.slice(0, mostNames - 1) : meantFor;
  const rest = meantFor.length - named.length;
  const names = [...named, ...(rest > 0 ? [intl.formatMessage({ id: 'notification.forMore' }, { count: rest })] : [])];
  const text = <FormattedMessage id="notification.for" values={{ names: formatNames(names, intl.locale) }} />;
  if (!isLong || !canUnfold) return <span className={className}>{text}</span>;
  return (
    <details className={`${styles.unfolding} ${className}`}>
      <summary>{text}</summary>
      <ul className={styles.names}>
        {meantFor.map((name, place) => (
          // Two customers may be called the same.
          <li key={place}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
