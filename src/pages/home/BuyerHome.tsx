import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Icon, type IconName } from '#kit/icon/Icon.tsx';
import { OwnCountsNote } from '#connected/inventory/OwnCountsNote.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useCartSummary } from '#connected/shell/cartSummary.ts';
import { useTools } from '#connected/tools/usedTools.ts';
import { emptySearch, formatSearch } from '#domain/search/search.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { paths } from '#paths.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './BuyerHome.module.css';
import { CategoryTiles } from './CategoryTiles';
import { DeadlineCard } from './DeadlineCard';
import page from './HomePage.module.css';
import { LastOrders } from './LastOrders';
import { OrderReminder } from './OrderReminder';
import { StartContent } from './StartContent';
import { WatchedProducts } from './WatchedProducts';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface QuickLink {
  readonly id: MessageKey;
  readonly icon: IconName;
  readonly href: string;
}

/** Link to a price filter; omitted without the price permission (P§6 price permission). */
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
  { id: 'app.title.receipts', icon: 'receipt', href: paths.receipts() },
];

/** Next steps of a buyer: order before the deadline, continue with the cart, order again. */
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
      <WatchedProducts context={context} />
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
      <ToolLinks />
      <LastOrders context={context} />
      <CategoryTiles context={context} />
      <StartContent />
    </div>
  );
}

/** The tools, those used last on this device first. */
function ToolLinks() {
  const title = useId();
  return (
    <section className={page.section} aria-labelledby={title}>
      <div className={page.heading}>
        <SectionHeading level={2} id={title}>
          <FormattedMessage id="tools.title" />
        </SectionHeading>
      </div>
      <ul className={styles.tools}>
        {useTools().map(({ key, icon, href }) => (
          <li key={key}>
            <AppLink href={href} className={styles.quick}>
              <Icon name={icon} size="small" />
              <FormattedMessage id={`tools.${key}`} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
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
