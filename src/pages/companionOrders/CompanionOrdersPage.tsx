import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanionOrderCard } from './parts/CompanionOrderCard';
import { useListDeliveryAddresses } from '#gen/customer/list-delivery-addresses.ts';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { LinkContext } from '#kit/link/linkContext.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import {
  companionLines,
  requestedDeliveryOf,
  importReport,
  type CompanionLine,
  type CompanionOrder,
  type ImportReport,
} from '#domain/order/companionOrder.ts';
import { limits } from '#domain/text/limits.ts';
import { formatMoment } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { paths } from '#paths.ts';
import { useCart } from '#cart/cart.ts';
import { companionOrdersOptions, companionProductsOptions, useCompanionImport, useCompanionRemoval } from '#ordering/companionOrder.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import styles from './CompanionOrdersPage.module.css';

const CompanionImportDialog = lazyComponent(async () => (await import('./parts/CompanionImportDialog')).CompanionImportDialog);
const DiscardDialog = lazyComponent(async () => (await import('./parts/DiscardDialog')).DiscardDialog);

/** Orders begun in the companion app, to be imported into the cart or discarded (P§2 "open companion-app orders"). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <CompanionOrders key={`${context.tenant}/${context.customerId}`} context={context} /> : null;
}

/** A failed action and its order. */
interface Failure {
  readonly action: 'import' | 'discard';
  readonly order: CompanionOrder;
  readonly error: unknown;
}

function CompanionOrders({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const { data: orders, error, isError, isFetching, refetch } = useQuery(companionOrdersOptions(context));
  const { data: addresses, isLoading: isAddressPending } = useListDeliveryAddresses(context.tenant, context.customerId, {
    query: { meta: { failure: 'silent' } },
  });
  const products = useQuery(companionProductsOptions(context, orders ?? []));
  // Cards appear with all their texts, so that none grows while loading. They stay while products of other orders
  // load.
  const isWhole = orders !== undefined && !products.isLoading && !isAddressPending;
  const [isShown, setShown] = useState(isWhole);
  if (isWhole && !isShown) setShown(true);
  const { cart } = useCart(context);
  const removal = useCompanionRemoval(context);
  const [failure, setFailure] = useState<Failure>();
  const [discarding, setDiscarding] = useState<{ readonly order: CompanionOrder; readonly isOpen: boolean }>();
  const imports = useImport(context, setFailure);
  const inCart = new Map(cart?.lines.map((line) => [line.sku, formatUnits(intl, line.amount, { abbreviation: line.unitAbbreviation })]));

  const discard = (order: CompanionOrder) => {
    setFailure(undefined);
    removal.mutate(order, { onError: (failed) => setFailure({ action: 'discard', order, error: failed }) });
  };
  const repeat = ({ action, order }: Failure) =>
    action === 'discard' ? discard(order) : imports.run(order, companionLines(order, products.data));
  return (
    <MyFrame current="companionOrders" title={<FormattedMessage id="app.title.companionOrders" />}>
      <p className={styles.intro}>
        <FormattedMessage id="companion.intro" />
      </p>
      {failure && (
        <FailureNotice
          failure={failure}
          isStillOpen={orders?.some(({ id }) => id === failure.order.id) ?? true}
          onRetry={() => repeat(failure)}
        />
      )}
      <ListStates
        reading={{
          data: isShown ? orders : undefined,
          error,
          isError,
          isFetching,
          isPlaceholderData: false,
          refetch,
        }}
        failed={<FormattedMessage id="companion.failed" />}
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={orders?.length === 0}
        empty={
          <EmptyState
            pictogram="list"
            title={<FormattedMessage id="companion.empty" />}
            actions={
              <ButtonLink href={paths.orders()} tone="primary">
                <FormattedMessage id="companion.empty.toOrders" />
              </ButtonLink>
            }
          />
        }
      >
        {products.isError && !products.data && (
          <InlineError error={products.error} onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
            <FormattedMessage id="companion.productsFailed" />
          </InlineError>
        )}
        <div className={styles.list}>
          {orders?.map((order) => {
            const lines = companionLines(order, products.data);
            return (
              <CompanionOrderCard
                key={order.id}
                order={order}
                lines={lines}
                delivery={addresses && requestedDeliveryOf(order, addresses)}
                canSeePrices={canSeePrices}
                inCartOf={(sku) => inCart.get(sku)}
                hrefOf={(sku) => paths.product(sku)}
                isImporting={imports.orderId === order.id}
                isBlocked={(imports.orderId !== undefined && imports.orderId !== order.id) || removal.isPending}
                onImport={() => imports.run(order, lines)}
                onDiscard={() => setDiscarding({ order, isOpen: true })}
              />
            );
          })}
        </div>
      </ListStates>
      {discarding && (
        <DiscardDialog
          isOpen={discarding.isOpen}
          moment={formatMoment(discarding.order.createdAt, intl.locale)}
          lineCount={discarding.order.items.length}
          onConfirm={() => {
            setDiscarding({ ...discarding, isOpen: false });
            discard(discarding.order);
          }}
          onCancel={() => setDiscarding({ ...discarding, isOpen: false })}
        />
      )}
      {imports.report}
    </MyFrame>
  );
}

interface FailureNoticeProps {
  failure: Failure;
  /** True if the order is still open; otherwise it was imported or discarded nevertheless, here or elsewhere. */
  isStillOpen: boolean;
  onRetry(): void;
}

function FailureNotice({ failure: { action, order, error }, isStillOpen, onRetry }: FailureNoticeProps) {
  const { locale } = useIntl();
  const moment = formatMoment(order.createdAt, locale);
  if (!isStillOpen)
    return (
      <InlineError>
        <FormattedMessage id="companion.noLongerOpen" values={{ moment }} />
      </InlineError>
    );
  return (
    <InlineError error={error} onRetry={onRetry}>
      <FormattedMessage id={action === 'import' ? 'companion.importFailed' : 'companion.discardFailed'} values={{ moment }} />
    </InlineError>
  );
}

/** Imports one order at a time and reports the result: a toast if all lines were added, else a dialog. */
function useImport(context: BuyerContext, onFailure: (failure: Failure | undefined) => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const links = useContext(LinkContext);
  const { mutate, isPending, variables } = useCompanionImport(context);
  const [report, setReport] = useState<{ readonly report: ImportReport; readonly isOpen: boolean }>();
  const cartHref = paths.checkout();

  const tell = (result: ImportReport) => {
    if (result.leftOut.length > 0 || result.isAddressGone || result.isAreaGone) return setReport({ report: result, isOpen: true });
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'companion.imported' }, { count: result.added.length }),
      autoCloseMs: limits.warningToast,
      ...(links && { action: { label: intl.formatMessage({ id: 'companion.report.toCart' }), onClick: () => links.navigate(cartHref) } }),
    });
  };
  return {
    /** The order being imported. */
    orderId: isPending ? variables.id : undefined,
    run: (order: CompanionOrder, lines: readonly CompanionLine[]) => {
      onFailure(undefined);
      mutate(order, {
        onSuccess: (answer) => answer && tell(importReport(lines, answer)),
        onError: (error) => onFailure({ action: 'import', order, error }),
      });
    },
    report: report && (
      <CompanionImportDialog
        isOpen={report.isOpen}
        report={report.report}
        cartHref={cartHref}
        onClose={() => setReport({ ...report, isOpen: false })}
      />
    ),
  };
}
