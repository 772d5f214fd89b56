import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { Icon } from '../../kit/icon/Icon';
import { AppLink } from '../../kit/link/AppLink';
import styles from './WaitingCountNote.module.css';

/** A count of another of the user's customers. */
interface OtherCount {
  readonly customerId: string;
  /** The customer's name, or its number while that isn't known. */
  readonly customer: string;
  readonly facts: string;
}

interface WaitingCountNoteProps {
  /** What waits of the chosen customer, how much and since when; undefined where nothing does. */
  facts: string | undefined;
  others: readonly OtherCount[];
  /** Where the count goes on. */
  href: string;
  /** Where another customer is chosen. */
  customersHref: string;
  /** The way to the customers is taken. */
  onCustomers?: () => void;
}

/** Says that stock was counted on this device and not sent yet, with the way to go on. Nothing at all where none was. */
export function WaitingCountNote({ facts, others, href, customersHref, onCustomers }: WaitingCountNoteProps) {
  if (facts === undefined && others.length === 0) return null;
  return (
    <aside className={styles.note}>
      {facts !== undefined && (
        <div className={styles.own}>
          <Icon name="clock" />
          <p className={styles.words}>
            <strong>
              <FormattedMessage id="waitingCount.waits" />
            </strong>
            <span className={styles.facts}>{facts}</span>
          </p>
          <ButtonLink href={href} tone="primary">
            <FormattedMessage id="waitingCount.goOn" />
          </ButtonLink>
        </div>
      )}
      {others.map(({ customerId, customer, facts: of }) => (
        <p key={customerId} className={styles.other}>
          <span>
            <FormattedMessage id="waitingCount.other" values={{ customer, facts: of }} />
          </span>
          <AppLink href={customersHref} className={styles.link} onClick={onCustomers}>
            <FormattedMessage id="waitingCount.customers" />
          </AppLink>
        </p>
      ))}
    </aside>
  );
}
