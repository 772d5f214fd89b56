import { useQuery } from '@tanstack/react-query';
import { useIntl, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { FairDelivery } from '#components/fair/FairDelivery.tsx';
import { Picture } from '#components/picture/Picture.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { useCartSummary } from '#connected/shell/cartSummary.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { fairDeliveryRange, fairName, globalDiscountFactor, isOrderLimitReached, quantityHistoryRange } from '#domain/order/fair.ts';
import { decimal, one } from '#domain/price/money.ts';
import type { Fair } from '#gen/models/index.ts';
import { formatPercent } from '#i18n/format.ts';
import { paths } from '#paths.ts';
import { customerOptions } from '#queries/customer.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import styles from './FairLayout.module.css';

interface FairHeadProps {
  fair: Fair;
  fairCode: string;
  /** True if the screen has space for the banner: the start of a fair without a page of its own. */
  hasBanner: boolean;
}

/** Head of a fair: back link, name, discount, and tabs, in one line so that products are near the top; or with its banner. */
export function FairHead({ fair, fairCode, hasBanner }: FairHeadProps) {
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
    <header className={hasBanner ? styles.head : styles.line}>
      {hasBanner ? (
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

/** Notice that the order limit is reached, or can't be read; the checkout shows its own, beside the disabled button. */
function OrderLimit({ context }: { context: ShopContext }) {
  const { data: customer, error, isFetching, refetch } = useQuery(customerOptions(context));
  const isCheckout = useLocation().pathname.startsWith(paths.checkout(context.shop));
  if (isCheckout) return null;
  // The rows don't know it either, and offer their button.
  if (!customer && error)
    return (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="fair.limitUnknown" />
      </InlineError>
    );
  return (
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
  /** True if the fair has an order suggestion, which needs a range of dates (P§2 "quantity history"). */
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
