import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '../../../domain/calendar';
import { ButtonLink } from '../../../kit/action/ButtonLink';
import { Icon } from '../../../kit/icon/Icon';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './UsualOrderCard.module.css';

/** Names that are told; of more, how many. */
const mostNames = 3;

interface UsualOrderCardProps {
  /** The day on which it is placed. */
  weekday: Weekday;
  /** Until when, as the user reads it. */
  time: string;
  /** What is usually in it, at least one name. */
  names: readonly string[];
  /** Where the rest of it is suggested. */
  cartHref: string;
  /** Where it can be filled in as a list. */
  sheetHref: string;
}

/** That the usual order is due soon and nothing of it is in the cart. */
export function UsualOrderCard({ weekday, time, names, cartHref, sheetHref }: UsualOrderCardProps) {
  const intl = useIntl();
  const told = names.slice(0, mostNames).join(' · ');
  const products =
    names.length > mostNames ? intl.formatMessage({ id: 'usual.home.more' }, { products: told, count: names.length - mostNames }) : told;
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
