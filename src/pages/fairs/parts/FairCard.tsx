import { FormattedMessage, useIntl } from 'react-intl';
import type { DayRange } from '../../../domain/delivery';
import { decimal, one } from '../../../domain/money';
import { formatPercent } from '../../../i18n/format';
import { Icon } from '../../../kit/icon/Icon';
import { AppLink } from '../../../kit/link/AppLink';
import { Picture } from '../../../components/picture/Picture';
import styles from './FairCard.module.css';
import { FairDelivery } from '../../../components/fair/FairDelivery';
import { SectionHeading } from '../../../kit/page/SectionHeading';

interface FairCardProps {
  fairCode: string;
  /** Its title; where there is none, it is called by its code. */
  name: string | undefined;
  /** Address of the banner. */
  banner: string | undefined;
  /** Whether it can be visited. */
  isActive: boolean;
  /** Address of the fair. One that can't be visited is no link. */
  href: string;
  /** Days on which it delivers. */
  delivery: DayRange;
  /** Factor on regular prices, "0.95" for 5 % off; undefined for none, and for users who may not see prices. */
  discountFactor: string | undefined;
  /** Whether it has an order suggestion. */
  hasSuggestion: boolean;
}

/** A fair of the overview: what it is called, whether it is open, and what it grants. */
export function FairCard(props: FairCardProps) {
  const { locale } = useIntl();
  const { fairCode, banner, isActive, href, delivery, discountFactor, hasSuggestion } = props;
  const { first, last } = delivery;
  const name = props.name ?? <FormattedMessage id="fair.name" values={{ fairCode }} />;
  return (
    <article className={`${styles.card} ${isActive ? '' : styles.inactive}`}>
      <div className={styles.banner}>
        <Picture src={banner} alt="" className={styles.picture} loading="lazy" fallback={<Icon name="calendar" size="large" />} />
      </div>
      <div className={styles.words}>
        <SectionHeading level={2}>
          {isActive ? (
            <AppLink href={href} className={styles.link}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </SectionHeading>
        <p className={isActive ? styles.open : styles.closed}>
          <FormattedMessage id={isActive ? 'fairs.open' : 'fairs.inactive'} />
        </p>
        {isActive && (
          <ul className={styles.facts}>
            {discountFactor !== undefined && (
              <li className={styles.discount}>
                <FormattedMessage id="fair.discount" values={{ share: formatPercent(one.minus(decimal(discountFactor)), locale) }} />
              </li>
            )}
            {(first !== undefined || last !== undefined) && (
              <li>
                <FairDelivery {...delivery} />
              </li>
            )}
            {hasSuggestion && (
              <li>
                <FormattedMessage id="fairs.suggestion" />
              </li>
            )}
          </ul>
        )}
      </div>
    </article>
  );
}
