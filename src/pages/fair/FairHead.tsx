import { useQuery } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { AppLink } from '../../kit/link/AppLink';
import { FairDelivery } from '../../components/fair/FairDelivery';
import { Picture } from '../../components/picture/Picture';
import { Icon } from '../../kit/icon/Icon';
import { useCartSummary } from '../../connected/shell/cartSummary';
import { useShop } from '../../connected/shop/ShopProvider';
import { fairDeliveryRange, fairName, globalDiscountFactor, isOrderLimitReached, quantityHistoryRange } from '../../domain/fair';
import { decimal, one } from '../../domain/money';
import type { Fair } from '../../gen/models';
import { formatPercent } from '../../i18n/format';
import { paths } from '../../paths';
import { customerOptions } from '../../queries/customer';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import styles from './FairLayout.module.css';

interface FairHeadProps {
  fair: Fair;
  fairCode: string;
  /** Whether this is the start page of the fair, which has room for its banner. */
  isStart: boolean;
}

/** The head of a fair: the way back, name, what it grants, and its tabs; where goods are looked for, on one line. */
export function FairHead({ fair, fairCode, isStart }: FairHeadProps) {
  const { locale } = useIntl();
  const { context, permissions } = useShop();
  const factor = globalDiscountFactor(fair);
  const delivery = fairDeliveryRange(fair);
  const back = (
    <AppLink href={paths.home()} className={styles.back}>
      <Icon name="back" size="small" />
      <span className={styles.backWords}>
        <FormattedMessage id="fair.back" />
      </span>
    </AppLink>
  );
  const words = (
    <>
      <p className={styles.title}>
        {fairName(fair) ?? (
          <span>
            <FormattedMessage id="fair.name" values={{ fairCode }} />
          </span>
        )}
      </p>
      <p className={styles.facts}>
        {factor !== undefined && permissions.canSeePrices && (
          <span className={styles.discount}>
            <FormattedMessage id="fair.discount" values={{ share: formatPercent(one.minus(decimal(factor)), locale) }} />
          </span>
        )}
        {(delivery.first !== undefined || delivery.last !== undefined) && (
          <span>
            <FairDelivery {...delivery} />
          </span>
        )}
      </p>
    </>
  );
  return (
    <header className={isStart ? styles.head : styles.line}>
      {isStart ? (
        <>
          {back}
          <div className={styles.banner}>
            <Picture src={fair.bannerPath} alt="" className={styles.picture} />
            <div className={styles.words}>{words}</div>
          </div>
        </>
      ) : (
        <div className={styles.name}>
          {back}
          {words}
        </div>
      )}
      {context && isBuyer(context) && (
        <>
          <OrderLimit context={context} />
          <Tabs context={context} fairCode={fairCode} hasSuggestion={quantityHistoryRange(fair) !== undefined} />
        </>
      )}
    </header>
  );
}

/** That nothing more can be ordered here; the checkout says so itself, beside what can't be pressed. */
function OrderLimit({ context }: { context: ShopContext }) {
  const { data: customer } = useQuery(customerOptions(context));
  const isCheckout = useLocation().pathname.startsWith(paths.checkout(context.shop));
  return (
    !isCheckout &&
    isOrderLimitReached(customer) && (
      <output className={styles.limit}>
        <FormattedMessage id="fair.limitReached" />
        <LazyPersonalContact look="line" />
      </output>
    )
  );
}

interface TabsProps {
  context: ShopContext;
  fairCode: string;
  /** Whether the fair has an order suggestion (P§2: it needs a range of dates). */
  hasSuggestion: boolean;
}

function Tabs({ context, fairCode, hasSuggestion }: TabsProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { count } = useCartSummary(context);
  const here = pathname.replace(/\/$/, '');
  const { shop } = context;
  const tabs = [
    { href: paths.fair(fairCode), label: intl.formatMessage({ id: 'fair.tabs.start' }), isCurrent: here === paths.fair(fairCode) },
    {
      href: paths.search(undefined, shop),
      label: intl.formatMessage({ id: 'fair.tabs.products' }),
      isCurrent: here === paths.search(undefined, shop) || here.startsWith(paths.product('', shop)),
    },
    ...(hasSuggestion
      ? [
          {
            href: paths.fairQuantityHistory(fairCode),
            label: intl.formatMessage({ id: 'fair.tabs.suggestion' }),
            isCurrent: here === paths.fairQuantityHistory(fairCode),
          },
        ]
      : []),
    {
      href: paths.checkout(shop),
      label: intl.formatMessage({ id: 'fair.tabs.cartCount' }, { count: count ?? 0 }),
      isCurrent: here.startsWith(paths.checkout(shop)),
    },
  ];
  return (
    <nav aria-label={intl.formatMessage({ id: 'fair.tabs.name' })}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <AppLink href={href} className={styles.tab} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
