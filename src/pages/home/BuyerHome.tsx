import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { AppLink } from '../../kit/link/AppLink';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { Icon, type IconName } from '../../kit/icon/Icon';
import { OwnCountsNote } from '../../connected/inventory/OwnCountsNote';
import { useShop } from '../../connected/shop/ShopProvider';
import { useCartSummary } from '../../connected/shell/cartSummary';
import { emptySearch, formatSearch } from '../../domain/search';
import type { MessageKey } from '../../i18n/messageKey';
import { paths } from '../../paths';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './BuyerHome.module.css';
import { CategoryTiles } from './CategoryTiles';
import { DeadlineCard } from './DeadlineCard';
import page from './HomePage.module.css';
import { LastOrders } from './LastOrders';
import { OrderReminder } from './OrderReminder';
import { StartContent } from './StartContent';
import { PageTitle } from '../../kit/page/PageTitle';

interface QuickLink {
  readonly id: MessageKey;
  readonly icon: IconName;
  readonly href: string;
}

/** A filter by prices, which nobody has who may not see them (P§6). */
const promotions: QuickLink = {
  id: 'home.link.promotions',
  icon: 'percent',
  href: paths.search(formatSearch({ ...emptySearch, prices: ['promotion'] })),
};

const quickLinks: readonly QuickLink[] = [
  { id: 'home.link.new', icon: 'sparkle', href: paths.search(formatSearch({ ...emptySearch, onlyNewProducts: true })) },
  { id: 'app.title.essentialProducts', icon: 'check', href: paths.essentialProducts() },
  { id: 'app.title.orderTemplates', icon: 'lists', href: paths.orderTemplates() },
  { id: 'app.title.fairs', icon: 'calendar', href: paths.fairs() },
  { id: 'app.title.goodsReceived', icon: 'listed', href: paths.goodsReceived() },
  { id: 'app.title.receipts', icon: 'receipt', href: paths.receipts() },
];

/** What a buyer does next: order before the deadline, go on with the cart, order again. */
export function BuyerHome({ context }: { context: BuyerContext }) {
  const { permissions } = useShop();
  const { data: customer, isError } = useQuery(customerOptions(context));
  return (
    <div className={page.page}>
      <PageTitle>
        {customer ? (
          <FormattedMessage id="home.greeting" values={{ name: customer.displayName }} />
        ) : (
          <FormattedMessage id="home.greeting.nameless" />
        )}
      </PageTitle>
      <div className={styles.top}>
        <DeadlineCard days={customer?.upcomingDays} state={customer ? 'known' : isError ? 'failed' : 'loading'} />
        <CartCard context={context} />
      </div>
      <OrderReminder context={context} days={customer?.upcomingDays} />
      <OwnCountsNote context={context} />
      <ul className={styles.links}>
        {(permissions.canSeePrices ? [promotions, ...quickLinks] : quickLinks).map((link) => (
          <li key={link.id}>
            <AppLink href={link.href} className={`${styles.quick} ${link === promotions ? styles.sale : ''}`}>
              <Icon name={link.icon} size="small" />
              <FormattedMessage id={link.id} />
            </AppLink>
          </li>
        ))}
      </ul>
      <LastOrders context={context} />
      <CategoryTiles context={context} />
      <StartContent />
    </div>
  );
}

function CartCard({ context }: { context: BuyerContext }) {
  const { count, sum, isFailed } = useCartSummary(context);
  const isFilled = count !== undefined && count > 0;
  const isUnknown = count === undefined && !isFailed;
  return (
    <section className={styles.card}>
      <Icon name="cart" size="large" />
      <div className={styles.words}>
        <span className={styles.main}>
          {isUnknown ? (
            <Skeleton width="70%" />
          ) : isFailed ? (
            <span>
              <FormattedMessage id="home.cart.failed" />
            </span>
          ) : (
            <span>
              <FormattedMessage id="home.cart.lines" values={{ count: count ?? 0 }} />
            </span>
          )}
        </span>
        {isFilled && sum !== undefined && (
          <span className={styles.detail}>
            <FormattedMessage id="home.cart.sum" values={{ sum }} />
          </span>
        )}
      </div>
      {isFilled || isFailed ? (
        <ButtonLink tone="primary" href={paths.checkout()}>
          <FormattedMessage id="home.cart.continue" />
        </ButtonLink>
      ) : (
        <ButtonLink tone="primary" href={paths.search()}>
          <FormattedMessage id="home.cart.start" />
        </ButtonLink>
      )}
    </section>
  );
}
