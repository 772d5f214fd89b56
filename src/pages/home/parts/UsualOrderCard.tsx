import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '#domain/text/calendar.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './UsualOrderCard.module.css';

/** Maximum of names shown; the rest is counted. */
const maxNames = 3;

interface UsualOrderCardProps {
  /** Weekday of ordering. */
  weekday: Weekday;
  /** Deadline as displayed. */
  time: string;
  /** Names of its usual products; at least one. */
  names: readonly string[];
  /** Address of the cart, which suggests the rest. */
  cartHref: string;
  /** Address of the order sheet. */
  sheetHref: string;
}

/** Reminder that the usual order is due soon and the cart contains nothing of it. */
export function UsualOrderCard({ weekday, time, names, cartHref, sheetHref }: UsualOrderCardProps) {
  const intl = useIntl();
  const told = names.slice(0, maxNames).join(' · ');
  const products =
    names.length > maxNames ? intl.formatMessage({ id: 'usual.home.more' }, { products: told, count: names.length - maxNames }) : told;
  return (
    <section className={styles.card}>
      <Icon name="clock" size="large" />
      <div className={styles.words}>
        <SectionHeading level={2} look="part">
          <FormattedMessage id="usual.home.title" values={{ weekday, time }} />
        </SectionHeading>
        <p className={styles.products}>
          <FormattedMessage id="usual.home.products" values={{ products }} />
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink href={cartHref} tone="primary">
          <FormattedMessage id="usual.home.cart" />
        </ButtonLink>
        <ButtonLink href={sheetHref}>
          <FormattedMessage id="usual.home.sheet" />
        </ButtonLink>
      </div>
    </section>
  );
}
