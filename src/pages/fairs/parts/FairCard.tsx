import { FormattedMessage, useIntl } from 'react-intl';
import type { DayRange } from '#domain/checkout/delivery.ts';
import { decimal, one } from '#domain/price/money.ts';
import { formatPercent } from '#i18n/format.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Picture } from '#components/picture/Picture.tsx';
import styles from './FairCard.module.css';
import { FairDelivery } from '#components/fair/FairDelivery.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface FairCardProps {
  fairCode: string;
  /** Title; without one its code is shown. */
  name: string | undefined;
  /** Address of the banner. */
  banner: string | undefined;
  /** True if it can be visited. */
  isActive: boolean;
  /** Address of the fair; used as a link only if it is active. */
  href: string;
  /** Delivery days. */
  delivery: DayRange;
  /** Factor on regular prices, "0.95" for 5 % off; undefined without a discount, and for users who may not see prices. */
  discountFactor: string | undefined;
  /** True if it has an order suggestion. */
  hasSuggestion: boolean;
}

/** A fair of the overview: name, status, and discount. */
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
