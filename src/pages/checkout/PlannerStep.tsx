import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinesSkeleton } from '#components/cart/LinesSkeleton.tsx';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useCart, useCartWatch } from '#cart/cart.ts';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { isCartEmpty, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { cartSum } from '#domain/cart/cartSum.ts';
import { kindsToDeliver } from '#domain/checkout/checkout.ts';
import { completedDays, type CheckoutForm } from '#domain/checkout/checkoutForm.ts';
import { formOfSameDelivery } from '#domain/checkout/sameDelivery.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { formatDay } from '#i18n/format.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { FormSection } from '#kit/field/FormSection.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useCheckoutForm } from './checkoutDraft';
import { useOpenDays } from './openDays';
import { useOrderedDays } from './orderedDays';
import { CartEmpty } from './parts/cart/CartEmpty';
import { CheckoutLayout } from './parts/CheckoutLayout';
import { CheckoutSteps } from './parts/CheckoutSteps';
import { DayChange } from './parts/planner/DayChange';
import { OnItsWay } from './parts/planner/OnItsWay';
import { PlanTable } from './parts/planner/PlanTable';
import styles from './PlannerStep.module.css';
import { deliveryPlan, type DeliveryPlan } from './rules/deliveryPlan';
import type { DayOption } from './rules/dayOption';
import { calendarEntries } from './rules/planCalendar';
import { planChange, type PlanGroup } from './rules/planChange';
import { useLineSums } from './shownCart';
import { useCalendarFile } from './useCalendarFile';

const noLines: readonly CartLine[] = [];

/**
 * Planner: the cart by delivery day, a preview of another day, and pending deliveries. A choice is written to the
 * delivery step's own draft.
 */
export function PlannerStep({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { shop, tenant, customerId } = context;
  const { user } = useShop();
  const displayRules = useDisplayRules(context);
  const { cart, isPending, error, refetch } = useCart(context);
  useCartWatch(context);
  const { customer, days, now, needed } = useOpenDays(context, cart?.lines ?? noLines);
  useScreenName(intl.formatMessage({ id: 'planner.title' }));
  const today = dayOfMoment(now);
  const ordered = useOrderedDays(context, today);
  const { form: kept, change } = useCheckoutForm(context);
  const lines = cart?.lines;
  const form = useMemo(
    () =>
      lines && days
        ? formOfSameDelivery(kept, { kinds: kindsToDeliver(lines), isOpen: (day) => days.some((open) => open.day === day) })
        : kept,
    [kept, lines, days],
  );
  const plan = useMemo(() => {
    if (!lines || !days) return undefined;
    return deliveryPlan(lines, completedDays(form, kindsToDeliver(lines)), days);
  }, [lines, form, days]);
  const calendar = useCalendarFile({
    context,
    userId: user?.userId ?? '',
    customer: customer.data?.displayName ?? '',
    entries: useMemo(
      () => (plan && ordered.days ? calendarEntries({ customer: `${tenant}-${customerId}`, plan, coming: ordered.days, now }) : []),
      [plan, ordered.days, tenant, customerId, now],
    ),
    now,
  });
  const isEmpty = cart !== undefined && isCartEmpty(cart);
  const canGoOn = cart !== undefined && kindsToDeliver(cart.lines).length > 0;
  const failed = days === undefined ? needed.find(({ isError }) => isError) : undefined;
  return (
    <CheckoutLayout
      title={<FormattedMessage id="planner.title" />}
      steps={
        <CheckoutSteps
          current="delivery"
          hrefs={{ cart: paths.checkout(shop), ...(canGoOn && { delivery: paths.checkoutDelivery(shop) }) }}
        />
      }
      primary={
        canGoOn ? { key: 'delivery', label: intl.formatMessage({ id: 'cart.toDelivery' }), href: paths.checkoutDelivery(shop) } : undefined
      }
      actions={[
        // Only once loaded; otherwise missing entries would count as cancelled.
        plan !== undefined &&
          ordered.days !== undefined &&
          calendar.canSave && {
            key: 'calendar',
            label: intl.formatMessage({ id: 'planner.calendar' }),
            hint: intl.formatMessage({ id: 'planner.calendar.hint' }),
            isBusy: calendar.isBusy,
            onPress: calendar.save,
          },
      ]}
    >
      {error ? (
        <InlineError error={error} onRetry={refetch}>
          <FormattedMessage id="cart.failed" />
        </InlineError>
      ) : isEmpty ? (
        <CartEmpty productsHref={paths.search(undefined, shop)} templatesHref={shop.kind === 'own' ? paths.orderTemplates() : undefined} />
      ) : failed ? (
        <InlineError error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching}>
          <FormattedMessage id="checkout.customerFailed" />
        </InlineError>
      ) : isPending || !cart || !days || !plan ? (
        <LinesSkeleton label={intl.formatMessage({ id: 'delivery.loading' })} />
      ) : (
        <Plan
          context={context}
          cart={cart}
          plan={plan}
          kept={kept}
          form={form}
          onForm={change}
          days={days}
          now={now}
          displayRules={displayRules}
        />
      )}
      <Coming ordered={ordered} canSeePrices={displayRules.canSeePrices} />
    </CheckoutLayout>
  );
}

interface PlanProps {
  context: BuyerContext;
  cart: Cart;
  plan: DeliveryPlan;
  /** Values of the order form, as stored and as they apply. */
  kept: CheckoutForm;
  form: CheckoutForm;
  onForm(next: (form: CheckoutForm) => CheckoutForm): void;
  /** Days that can be requested now. */
  days: readonly DayOption[];
  now: Date;
  displayRules: DisplayRules;
}

function Plan({ context, cart: { lines, errors }, plan, kept, form, onForm, days: openDays, now, displayRules }: PlanProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const isNarrow = useViewport() === 'mobile';
  const [group, setGroup] = useState<PlanGroup>('all');
  const [wanted, setWanted] = useState<LocalDate>();
  const kinds = useMemo(() => kindsToDeliver(lines), [lines]);
  const sumOf = useSums(displayRules);
  const today = dayOfMoment(now);
  // A kind that has left the cart can't be moved.
  const moved = group === 'all' || kinds.includes(group) ? group : 'all';
  const change = wanted === undefined ? undefined : planChange(form, { group: moved, day: wanted }, { lines, openDays, now });
  const take = () => {
    if (!change || wanted === undefined) return;
    const { sameDelivery, likeOrder, days, chosenKinds } = kept;
    const setDays = (next: Pick<CheckoutForm, 'sameDelivery' | 'likeOrder' | 'days' | 'chosenKinds'>) =>
      onForm((before) => ({ ...before, ...next }));
    setDays({
      sameDelivery: form === kept ? sameDelivery : undefined,
      likeOrder: form.likeOrder,
      days: change.form.days,
      chosenKinds: change.form.chosenKinds,
    });
    setWanted(undefined);
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'planner.change.done' }, { day: formatDay(wanted, intl.locale) }),
      autoCloseMs: 8_000,
      action: { label: intl.formatMessage({ id: 'cart.undo' }), onClick: () => setDays({ sameDelivery, likeOrder, days, chosenKinds }) },
    });
  };
  const leftOutCount = plan.leftOut.length + errors.length;
  return (
    <>
      {plan.days.length > 0 && (
        <section className={styles.plan}>
          <SectionHeading level={2}>
            <FormattedMessage id="planner.caption" />
          </SectionHeading>
          <PlanTable plan={plan} today={today} sumOf={sumOf} isNarrow={isNarrow} />
        </section>
      )}
      {leftOutCount > 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="planner.leftOut"
            values={{
              count: leftOutCount,
              link: (words: ReactNode) => (
                <AppLink key="cart" href={paths.checkout(context.shop)} className={styles.link}>
                  {words}
                </AppLink>
              ),
            }}
          />
        </p>
      )}
      {kinds.length > 0 && (
        <div className={styles.change}>
          <FormSection title={<FormattedMessage id="planner.change.title" />} hint={<FormattedMessage id="planner.change.hint" />}>
            {openDays.length === 0 ? (
              <p role="alert" className={styles.noDays}>
                <FormattedMessage id="delivery.day.none" />
                <LazyPersonalContact look="line" />
              </p>
            ) : (
              <DayChange
                kinds={kinds}
                days={openDays}
                today={today}
                group={moved}
                day={wanted}
                change={change}
                onGroup={setGroup}
                onDay={setWanted}
                onTake={take}
                onDiscard={() => setWanted(undefined)}
              />
            )}
          </FormSection>
        </div>
      )}
    </>
  );
}

/** Totals of lines; undefined without the price permission. */
function useSums(displayRules: DisplayRules) {
  const { seesBonuses: canSeeBonuses, fairDiscountFactor } = displayRules;
  const sumOfLine = useLineSums(displayRules);
  return useMemo(
    () => sumOfLine && ((lines: readonly CartLine[]) => cartSum(lines, { canSeeBonuses, fairDiscountFactor }, sumOfLine)),
    [sumOfLine, canSeeBonuses, fairDiscountFactor],
  );
}

function Coming({ ordered: { days, isCut, failed }, canSeePrices }: { ordered: ReturnType<typeof useOrderedDays>; canSeePrices: boolean }) {
  return (
    <FormSection title={<FormattedMessage id="planner.way.title" />}>
      {days ? (
        <>
          <OnItsWay days={days} canSeePrices={canSeePrices} hrefOf={(orderId) => paths.order(orderId)} />
          {isCut && (
            <p className={styles.note}>
              <AppLink href={paths.orders()} className={styles.link}>
                <FormattedMessage id="planner.way.more" />
              </AppLink>
            </p>
          )}
        </>
      ) : failed ? (
        <InlineError error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching}>
          <FormattedMessage id="order.list.failed" />
        </InlineError>
      ) : (
        <ListSkeleton rows={2} />
      )}
    </FormSection>
  );
}
