import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useReducer, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { CartEmpty } from './parts/cart/CartEmpty';
import { CartOrderSwitch, cartOrders } from './parts/cart/CartOrderSwitch';
import { LinesSkeleton } from '#components/cart/LinesSkeleton.tsx';
import { LineNoteContext } from './parts/cart/lineNote';
import { CartTotals } from './parts/cart/CartTotals';
import { CheckoutBar } from './parts/CheckoutBar';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { OrderedFor } from './parts/OrderedFor';
import { OrderLimitNotice } from './parts/OrderLimitNotice';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useDeviceChoice } from '#kit/page/deviceChoice.ts';
import type { PageAction } from '#kit/page/pageAction.ts';
import { useViewport } from '#kit/page/viewport.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { LazyCompanionHint } from '#connected/companion/LazyCompanionHint.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { PriceWatchContext } from '#components/price/WatchedPrice.tsx';
import { usePriceWatch } from '#connected/priceWatch/usePriceWatch.tsx';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import { useDietStrip, useIsDietStripThere } from '#connected/dietGuard/DietStrip.tsx';
import { isCartEmpty, isLineOrderable, type Cart } from '#domain/cart/cart.ts';
import { isOrderLimitReached } from '#domain/order/fair.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { paths } from '#paths.ts';
import { useCart, useCartActions, type Removal } from '#cart/cart.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { LazyUsualReminder } from '#connected/order/LazyUsualReminder.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { CartRows } from './CartRows';
import { useOrderedCustomer } from './orderedCustomer';
import { useColleagueLines } from './useColleagueLines';
import { useCartTools } from './CartTools';
import styles from './CartStep.module.css';
import { useQuickEntry } from './QuickEntry';
import { useKeepSeen } from './useCartReview';
import { useCartFigures, useLineSums } from './shownCart';

const PromotedProducts = lazyComponent(async () => (await import('./PromotedProducts')).PromotedProducts, {
  failure: 'silent',
});

/** The first step: the cart by groups, and its total. */
export function CartStep({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  const { cart, removals, isPending, error, refetch } = useCart(context);
  const quickEntry = useQuickEntry(context, displayRules);
  const isDietStripThere = useIsDietStripThere(context);
  const title = <FormattedMessage id={context.shop.kind === 'fair' ? 'cart.titleInFair' : 'cart.title'} />;
  const ordered = useOrderedCustomer(context);
  const customer = ordered !== null && <OrderedFor customer={ordered} look="head" />;
  const frame = { title, customer, steps: <CheckoutSteps current="cart" hrefs={{}} /> };
  if (error) {
    return (
      <CheckoutLayout {...frame}>
        <InlineError error={error} onRetry={refetch}>
          <FormattedMessage id="cart.failed" />
        </InlineError>
      </CheckoutLayout>
    );
  }
  if (isPending || !cart || !isDietStripThere)
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
        customer={customer}
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
  /** For whom is ordered. */
  customer: ReactNode;
  /** Action beside the heading, also for an empty cart. */
  quickEntry: PageAction;
}

function LoadedCart({ context, cart, removals: allRemovals, displayRules, title, customer, quickEntry }: LoadedCartProps) {
  const intl = useIntl();
  // Earlier removals, on other pages or of the whole cart, must not fill this one; the journal can undo them.
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
  const dietStrip = useDietStrip(context, useDeclaredItems(cart));
  const { data: isLimitReached = false } = useQuery({
    ...customerOptions(context),
    select: isOrderLimitReached,
    enabled: shop.kind === 'fair',
  });
  // If the totals aren't beside the lines, obstacles to ordering are shown above the lines.
  const isWide = useViewport() === 'large';
  const canPromote = PromotedProducts.useWhenIdle();
  const { sum, lineCount, leftOutCount, hasOrderable } = figures;
  const isEmpty = isCartEmpty(cart);
  const cleared = isEmpty && allRemovals[0]?.kind === 'cart' ? allRemovals[0] : undefined;
  const hasPlaces = removals.length > 0;
  const canGoOn = hasOrderable && !isLimitReached;
  const steps = <CheckoutSteps current="cart" hrefs={canGoOn ? { delivery: paths.checkoutDelivery(shop) } : {}} />;
  // Each appears once the content of the one above it is known.
  const [isCompanionSettled, settleCompanion] = useReducer(() => true, false);
  const [isReminderSettled, settleReminder] = useReducer(() => true, false);
  const companion = <LazyCompanionHint context={context} onSettled={settleCompanion} />;
  // Not in a fair, whose goods differ. It loads in several steps, so that no earlier content is below it.
  const reminder = user && isCompanionSettled && (
    <LazyUsualReminder context={context} userId={user.userId} isKeptForHidden onSettled={settleReminder} />
  );
  // At the same place in the empty cart, so that the focus stays in the reminder when the first line is added.
  const below =
    shop.kind === 'own' ? (
      <>
        {companion}
        {reminder}
        {!isEmpty && canPromote && isReminderSettled && <PromotedProducts context={context} />}
      </>
    ) : undefined;
  const empty = (
    <CartEmpty
      productsHref={paths.search(undefined, shop)}
      templatesHref={shop.kind === 'own' ? paths.orderTemplates() : undefined}
      onUndo={cleared && (() => actions.undo(cleared.id))}
    />
  );
  const { actions: cartActions, dialogs, handOver } = useCartTools(context, isEmpty ? 0 : lineCount, actions.clear);
  const head = { title, customer, steps, actions: [quickEntry, ...cartActions] };
  if (isEmpty && !hasPlaces)
    return (
      <CheckoutLayout {...head} below={below}>
        {dialogs}
        {empty}
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
      below={below}
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
                {!displayRules.canSeePrices && (
                  <Button isWide aria-haspopup="dialog" isBusy={handOver.isBusy} onClick={handOver.onPress}>
                    {handOver.label}
                  </Button>
                )}
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
      <StatusLine>
        {dietStrip}
        {!isEmpty && prices.strip}
        {!isEmpty && colleagues.strip}
      </StatusLine>
      <PriceWatchContext value={prices.watch}>
        <LineNoteContext value={colleagues.note}>
          {prices.isAwaited && !isEmpty ? (
            <LinesSkeleton label={intl.formatMessage({ id: 'list.loading' })} rows={Math.min(8, lineCount)} />
          ) : (
            <CartRows
              context={context}
              cart={cart}
              removals={removals}
              displayRules={displayRules}
              order={order}
              only={both(prices.only, colleagues.only)}
            />
          )}
        </LineNoteContext>
      </PriceWatchContext>
      {isEmpty && empty}
    </CheckoutLayout>
  );
}

/** Intersection of two filters; undefined means off. */
function both(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): ReadonlySet<string> | undefined {
  return one && other ? new Set([...one].filter((sku) => other.has(sku))) : (one ?? other);
}

/** Lines to watch for price changes: those that can be ordered. Deferred after changes of the cart. */
function useWatchedCart(cart: Cart) {
  const { lines } = useDeferredValue(cart);
  return useMemo(() => lines.filter(isLineOrderable).map(({ product, amount, unit }) => ({ product, choice: { amount, unit } })), [lines]);
}

/** Products to check for diets; a changed amount doesn't check again. */
function useDeclaredItems({ lines, errors }: Cart): readonly OverviewItem[] {
  const names = JSON.stringify([
    ...lines.map(({ sku, product }) => ({ sku, name: product.name })),
    ...errors.map(({ sku }) => ({ sku, name: sku })),
  ]);
  return useMemo(() => JSON.parse(names) as OverviewItem[], [names]);
}

/** Day of delivery if the order is placed in time. */
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
