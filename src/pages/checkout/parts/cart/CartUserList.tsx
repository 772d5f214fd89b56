import { FormattedMessage, useIntl } from 'react-intl';
import { canBeAsked, type CartUser } from '#domain/cart/cartUsers.ts';
import type { JournalKind } from '#domain/cart/cartJournal.ts';
import { formatAgo } from '#i18n/ago.ts';
import { formatMoment } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { buttonLook } from '#kit/action/buttonLook.ts';
import styles from './CartUserList.module.css';

interface CartUserListProps {
  users: readonly CartUser[];
  /** Reference time for "vor 5 Minuten". */
  now: Date;
  /** False if the cart's changes are unknown: then nothing is said about them. */
  areChangesKnown: boolean;
  /** Name of a product; undefined while unknown. */
  productName(sku: string): string | undefined;
  /** Address of the mail that asks a user to order; undefined for an empty cart, which offers none. */
  mailTo?: ((email: string) => string) | undefined;
}

const lastSentences: Record<JournalKind, MessageKey> = {
  added: 'cartUsers.last.added',
  changed: 'cartUsers.last.changed',
  removed: 'cartUsers.last.removed',
  cleared: 'cartUsers.last.cleared',
  submitted: 'cartUsers.last.submitted',
  other: 'cartUsers.last.other',
};

/** Users who may order for the customer, each with the last change of the cart, and the mail that asks them to order it. */
export function CartUserList({ users, now, areChangesKnown, productName, mailTo }: CartUserListProps) {
  const intl = useIntl();
  return (
    <ul className={styles.users}>
      {users.map((user) => (
        <li key={user.userId} className={styles.user}>
          <div className={styles.who}>
            <p className={styles.name}>
              <span>{user.name}</span>{' '}
              {user.isSelf && (
                <span className={styles.sign}>
                  <FormattedMessage id="cartUsers.self" />
                </span>
              )}
              {user.isBlocked && (
                <span className={styles.sign}>
                  <FormattedMessage id="cartUsers.blocked" />
                </span>
              )}
            </p>
            {user.email !== undefined && user.email !== user.name && <p className={styles.fact}>{user.email}</p>}
            {areChangesKnown && (
              <p className={styles.fact}>
                <LastChange user={user} now={now} productName={productName} />
              </p>
            )}
          </div>
          {mailTo && canBeAsked(user) && user.email !== undefined && (
            <a
              href={mailTo(user.email)}
              className={buttonLook('plain')}
              aria-label={intl.formatMessage({ id: 'cartUsers.ask.of' }, { name: user.name })}
            >
              <FormattedMessage id="cartUsers.ask" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function LastChange({ user: { last }, now, productName }: Pick<CartUserListProps, 'now' | 'productName'> & { user: CartUser }) {
  const intl = useIntl();
  if (!last) return <FormattedMessage id="cartUsers.last.none" />;
  const { kind, sku, at } = last;
  const product = sku === undefined ? '' : (productName(sku) ?? intl.formatMessage({ id: 'journal.product.unknown' }, { sku }));
  return (
    <>
      <FormattedMessage id={lastSentences[kind]} values={{ product }} />
      {', '}
      <time dateTime={at.toISOString()} title={formatMoment(at, intl.locale)}>
        {formatAgo(at, now, intl.locale)}
      </time>
    </>
  );
}
