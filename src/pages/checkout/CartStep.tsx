import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { CartEmpty } from './parts/cart/CartEmpty';
import { CartOrderSwitch, cartOrders } from './parts/cart/CartOrderSwitch';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { LineNoteContext } from './parts/cart/lineNote';
import { CartTotals } from './parts/cart/CartTotals';
import { CheckoutBar } from './parts/CheckoutBar';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { OrderLimitNotice } from './parts/OrderLimitNotice';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { AppLink } from '../../kit/link/AppLink';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useDeviceChoice } from '../../kit/page/deviceChoice';
import type { PageAction } from '../../kit/page/pageAction';
import { useViewport } from '../../kit/page/viewport';
import type { DisplayRules } from '../../domain/displayRules';
import { LazyCompanionHint } from '../../connected/companion/LazyCompanionHint';
import { useDisplayRules } from '../../connected/product/displayRules';
import { PriceWatchContext } from '../../components/price/WatchedPrice';
import { usePriceWatch } from '../../connected/priceWatch/usePriceWatch';
import type { OverviewItem } from '../../domain/allergenOverview';
import { DietStrip } from '../../connected/dietGuard/DietStrip';
import { isCartEmpty, isLineOrderable, type Cart } from '../../domain/cart';
import { isOrderLimitReached } from '../../domain/fair';
import { paths } from '../../paths';
import { useCart, useCartActions, type Removal } from '../../cart/cart';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import { LazyUsualReminder } from '../../connected/order/LazyUsualReminder';
import { useShop } from '../../connected/shop/ShopProvider';
import { CartRows } from './CartRows';
import { useColleagueLines } from './useColleagueLines';
import { useCartTools } from './CartTools';
import styles from './CartStep.module.css';
import { useQuickEntry } from './QuickEntry';
import { useKeepSeen } from './useCartReview';
import { useCartFigures, useLineSums } from './shownCart';

const PromotedProducts = lazyComponent(async () => (await import('./PromotedProducts')).PromotedProducts, {
  failure: 'silent',
});

/** The first step: what is in the cart, in its groups, and what it comes to. */
export function CartStep({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  const { cart, removals, isPending, error, refetch } = useCart(context);
  const quickEntry = useQuickEntry(context, displayRules);
  const title = <FormattedMessage id={context.shop.kind === 'fair' ? 'cart.titleInFair' : 'cart.title'} />;
  const frame = { title, steps: <CheckoutSteps current="cart" hrefs={{}} /> };
  if (error) {
    return (
      <CheckoutLayout {...frame}>
        <InlineError error={error} onRetry={refetch}>
          <FormattedMessage id="cart.failed" />
        </InlineError>
      </CheckoutLayout>
    );
  }
  if (isPending || !cart)
    return (
      <CheckoutLayout {...frame}>
        <LinesSkeleton label={intl.formatMessage({ id: 'cart.loading' })} />
      </CheckoutLayout>
    );
  return (
    <>
      <LoadedCart
        context={context}
        cart={cart}
        removals={removals}
        displayRules={displayRules}
        title={title}
        quickEntry={quickEntry.action}
      />
      {quickEntry.dialog}
    </>
  );
}

interface LoadedCartProps {
  context: BuyerContext;
  cart: Cart;
  removals: readonly Removal[];
  displayRules: DisplayRules;
  title: ReactNode;
  /** Beside the heading, whether the cart is empty or not. */
  quickEntry: PageAction;
}

function LoadedCart({ context, cart, removals: allRemovals, displayRules, title, quickEntry }: LoadedCartProps) {
  const intl = useIntl();
  // What was removed before, on other pages or with the whole cart, is not to fill this one; the journal brings it back.
  const [before] = useState(() => allRemovals[0]?.id ?? 0);
  const removals = useMemo(() => {
    const cleared = allRemovals.find(({ kind }) => kind === 'cart')?.id ?? 0;
    return allRemovals.filter(({ id }) => id > Math.max(before, cleared));
  }, [allRemovals, before]);
  const { shop } = context;
  const { user } = useShop();
  const [order, setOrder] = useDeviceChoice('shop.cartOrder', cartOrders);
  const actions = useCartActions(context);
  const figures = useCartFigures(cart, displayRules);
  useKeepSeen(context, cart, useLineSums(displayRules));
  const prices = usePriceWatch(context, 'cart', useWatchedCart(cart));
  const colleagues = useColleagueLines(context, cart);
  const declared = useDeclaredItems(cart);
  const { data: isLimitReached = false } = useQuery({
    ...customerOptions(context),
    select: isOrderLimitReached,
    enabled: shop.kind === 'fair',
  });
  // Where the sums are not beside the lines, what prevents the order is said above them.
  const isWide = useViewport() === 'large';
  const canPromote = PromotedProducts.useWhenIdle();
  const { sum, lineCount, leftOutCount, hasOrderable } = figures;
  const isEmpty = isCartEmpty(cart);
  const cleared = isEmpty && allRemovals[0]?.kind === 'cart' ? allRemovals[0] : undefined;
  const hasPlaces = removals.length > 0;
  const canGoOn = hasOrderable && !isLimitReached;
  const steps = <CheckoutSteps current="cart" hrefs={canGoOn ? { delivery: paths.checkoutDelivery(shop) } : {}} />;
  const companion = shop.kind === 'own' && <LazyCompanionHint context={context} />;
  // The fair's goods are others. It is asked for in several steps, so nothing that comes earlier stands below it.
  const reminder = shop.kind === 'own' && user && <LazyUsualReminder key="usual" context={context} userId={user.userId} isKeptForHidden />;
  const empty = (
    <CartEmpty
      productsHref={paths.search(undefined, shop)}
      templatesHref={shop.kind === 'own' ? paths.orderTemplates() : undefined}
      onUndo={cleared && (() => actions.undo(cleared.id))}
    />
  );
  const { actions: cartActions, dialogs } = useCartTools(context, isEmpty ? 0 : lineCount, actions.clear);
  const head = { title, steps, actions: [quickEntry, ...cartActions] };
  if (isEmpty && !hasPlaces)
    return (
      <CheckoutLayout {...head}>
        {dialogs}
        {empty}
        {companion}
        {reminder}
      </CheckoutLayout>
    );

  const goOn = canGoOn ? (
    <ButtonLink href={paths.checkoutDelivery(shop)} tone="primary">
      <FormattedMessage id="cart.toDelivery" />
    </ButtonLink>
  ) : (
    <Button tone="primary" isWide disabled>
      <FormattedMessage id="cart.toDelivery" />
    </Button>
  );
  return (
    <CheckoutLayout
      {...head}
      tools={lineCount > 1 ? <CartOrderSwitch order={order} onChange={setOrder} /> : undefined}
      asideLabel={intl.formatMessage({ id: 'cart.sum' })}
      {...(isEmpty
        ? {}
        : {
            aside: (
              <>
                <CartTotals sum={sum} lineCount={lineCount} leftOutCount={leftOutCount} />
                {isLimitReached && isWide && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
                {!hasOrderable && (
                  <p className={styles.reason}>
                    <FormattedMessage id="cart.nothingOrderable" />
                  </p>
                )}
                <div className={styles.goOn}>{goOn}</div>
                {hasOrderable && (
                  <p className={styles.delivery}>
                    <AppLink href={paths.checkoutPlanner(shop)} className={styles.planner}>
                      <FormattedMessage id="cart.planner" />
                    </AppLink>
                  </p>
                )}
                <NextDelivery displayRules={displayRules} />
              </>
            ),
            bar: (
              <CheckoutBar lineCount={lineCount} net={sum?.net}>
                {goOn}
              </CheckoutBar>
            ),
          })}
    >
      {dialogs}
      {isLimitReached && !isWide && !isEmpty && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
      {!isEmpty && prices.strip}
      {!isEmpty && colleagues.strip}
      <DietStrip context={context} items={declared} />
      <PriceWatchContext value={prices.watch}>
        <LineNoteContext value={colleagues.note}>
          <CartRows
            context={context}
            cart={cart}
            removals={removals}
            displayRules={displayRules}
            order={order}
            only={both(prices.only, colleagues.only)}
          />
        </LineNoteContext>
      </PriceWatchContext>
      {isEmpty && empty}
      {companion}
      {reminder}
      {shop.kind === 'own' && !isEmpty && canPromote && <PromotedProducts context={context} />}
    </CheckoutLayout>
  );
}

/** What two filters show together; each is undefined where it is off. */
function both(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
  return one && other ? new Set([...one].filter((sku) => other.has(sku))) : (one ?? other);
}

/** What of a cart is watched for its prices, a moment after the cart itself: what can be ordered. */
function useWatchedCart(cart: Cart) {
  const { lines } = useDeferredValue(cart);
  return useMemo(() => lines.filter(isLineOrderable).map(({ product, amount, unit }) => ({ product, choice: { amount, unit } })), [lines]);
}

/** What of a cart is checked for diets; an amount that changes is no reason to do it again. */
function useDeclaredItems({ lines, errors }: Cart): readonly OverviewItem[] {
  const names = JSON.stringify([
    ...lines.map(({ sku, product }) => ({ sku, name: product.name })),
    ...errors.map(({ sku }) => ({ sku, name: sku })),
  ]);
  return useMemo(() => JSON.parse(names) as OverviewItem[], [names]);
}

/** When the goods come if the order is placed in time. */
function NextDelivery({ displayRules: { nextDelivery } }: { displayRules: DisplayRules }) {
  if (!nextDelivery) return null;
  const { day, until, untilDay } = nextDelivery;
  const id = until === undefined ? 'cart.nextDelivery' : untilDay === undefined ? 'cart.nextDelivery.until' : 'cart.nextDelivery.untilDay';
  return (
    <p className={styles.delivery}>
      <FormattedMessage id={id} values={{ day, until, untilDay }} />
    </p>
  );
}
