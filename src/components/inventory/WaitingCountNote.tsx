import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './WaitingCountNote.module.css';

/** An unsent count of another customer of the user. */
interface OtherCount {
  readonly customerId: string;
  /** The customer's name, or its number while the name is unknown. */
  readonly customer: string;
  readonly facts: string;
}

interface WaitingCountNoteProps {
  /** Size and start of the chosen customer's unsent count; undefined without one. */
  facts: string | undefined;
  others: readonly OtherCount[];
  /** Address to continue the count. */
  href: string;
  /** Address of the customer selector. */
  customersHref: string;
  /** Called when the user follows the link to the customers. */
  onCustomers?: () => void;
}

/** Reminds of unsent counts on this device, with a link to continue. Renders nothing if there are none. */
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
