import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fillingText } from '#components/product/fillingText.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import {
  SubstitutionDialog,
  type ShownSubstitute,
  type SubstituteDifference,
  type SubstitutionState,
} from '#components/product/SubstitutionDialog.tsx';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { limits } from '#domain/text/limits.ts';
import type { Product } from '#domain/product/product.ts';
import { emptySearch } from '#domain/search/search.ts';
import { contentQuantity, substitutesFor, swappedQuantity, type Substitute } from '#domain/product/substitution.ts';
import type { Unit } from '#domain/product/unit.ts';
import type { OrderPage } from '#gen/models/index.ts';
import { useListOrders } from '#gen/order/list-orders.ts';
import { formatDay } from '#i18n/format.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { searchOptions } from '#queries/catalogue.ts';
import { recommendationsOptions } from '#queries/productDetails.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useDisplayRules } from './displayRules';

/** A line that can't be ordered, with its amount. */
export interface LineToReplace {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
  /** Skus already present, which are no substitutes. */
  readonly heldSkus: ReadonlySet<string>;
  /** Packs of any size are offered, in the amount that holds as much. */
  readonly isByContent?: true;
}

/** The amount of a substitute that equals a line: by storage units, or by content. */
const quantityFor = (wanted: LineToReplace, candidate: Product) =>
  wanted.isByContent ? contentQuantity(wanted, candidate) : swappedQuantity(wanted, candidate);

/** The chosen substitute. */
export interface Replacement {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
}

interface SubstitutionProps {
  context: BuyerContext;
  wanted: LineToReplace;
  isOpen: boolean;
  /** The swap is shown at its place only, without a toast. */
  isSaidInPlace: boolean;
  /** @returns undefined if swapped at once; otherwise resolves to true if it was swapped */
  onSwap(swap: Replacement): Promise<boolean> | undefined | void;
  onClose(): void;
  /** Called when the dialog has closed. */
  onClosed(): void;
}

/** Number of products of a category that are examined. */
const pageSize = 300;
/** The dialog shows the failure. */
const inline = { meta: { failure: 'inline' } } as const;

/** Day of the last order per sku. */
function lastOrderedOf({ orders }: Pick<OrderPage, 'orders'>): ReadonlyMap<string, LocalDate> {
  const days = new Map<string, LocalDate>();
  for (const { creationTime, orderItems } of orders) {
    const moment = new Date(creationTime);
    if (Number.isNaN(moment.getTime())) continue;
    const day = dayOfMoment(moment);
    for (const { productSku } of orderItems) if ((days.get(productSku) ?? '') < day) days.set(productSku, day);
  }
  return days;
}

const nothingOrdered: ReadonlyMap<string, LocalDate> = new Map();

/**
 * Finds substitutes for a line that can't be ordered: among its recommendations and its category, one call each, and
 * in the last orders, which all products share.
 */
export function Substitution({ context, wanted, isOpen, isSaidInPlace, onSwap, onClose, onClosed }: SubstitutionProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const numberOf = useProductNumber();
  const displayRules = useDisplayRules(context);
  const { product, heldSkus } = wanted;
  const { tenant, customerId } = context;
  const category = product.categoryId;
  const recommended = useQuery({ ...recommendationsOptions(context, product.sku), ...inline });
  const searchOfCategory = useMemo(() => searchOptions(context, { ...emptySearch, category, pageSize }), [context, category]);
  const searched = useQuery({ ...searchOfCategory, ...inline, enabled: category !== undefined });
  const { data: orders } = useListOrders(
    tenant,
    customerId,
    { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 },
    { query: { meta: { failure: 'silent' } } },
  );
  const lastOrdered = useMemo(() => (orders ? lastOrderedOf(orders) : nothingOrdered), [orders]);
  const found = useMemo(() => {
    const candidates = [...(searched.data?.groups.flatMap(({ products }) => products) ?? []), ...(recommended.data ?? [])];
    const priceOf = (candidate: Product) => {
      const quote = quoteOf(candidate, quantityFor(wanted, candidate), displayRules);
      return quote?.kind === 'priced' ? quote.referencePrice?.amount : undefined;
    };
    return substitutesFor(product, candidates, { lastOrdered, heldSkus, priceOf, isByContent: wanted.isByContent ?? false });
  }, [searched.data, recommended.data, lastOrdered, product, wanted, heldSkus, displayRules]);

  const isPending = recommended.isLoading || searched.isLoading;
  const failures = [searched, recommended].filter(({ isError }) => isError);
  const state: SubstitutionState = isPending
    ? { kind: 'loading' }
    : failures.length === (category === undefined ? 1 : 2)
      ? { kind: 'failed', error: failures[0]?.error, isRetrying: failures.some(({ isFetching }) => isFetching) }
      : { kind: 'found', isPartial: failures.length > 0, substitutes: found.map((one) => shownSubstitute(one)) };

  function shownSubstitute(substitute: Substitute<Product>): ShownSubstitute {
    const { product: candidate, lostBadges, lostLabels, allergens } = substitute;
    const { amount, unit } = quantityFor(wanted, candidate);
    return {
      sku: candidate.sku,
      name: candidate.name,
      number: numberOf(candidate),
      lastOrdered: substitute.lastOrdered && formatDay(substitute.lastOrdered, intl.locale),
      quantity: formatUnits(intl, amount, unit),
      differences: differencesOf(intl, wanted, { product: candidate, amount, unit }, displayRules),
      lost: [...product.badges.filter(({ key }) => lostBadges.includes(key)).map(({ label }) => label), ...lostLabels],
      allergens,
    };
  }
  return (
    <SubstitutionDialog
      isOpen={isOpen}
      product={product.name}
      state={state}
      onSwap={(sku) => {
        const chosen = found.find((one) => one.product.sku === sku)?.product;
        if (!chosen) return;
        const taking = onSwap({ product: chosen, ...quantityFor(wanted, chosen) });
        if (isSaidInPlace) return;
        void Promise.resolve(taking ?? true).then((isTaken) => {
          if (!isTaken) return;
          toasts.show({
            severity: 'success',
            text: intl.formatMessage({ id: 'substitution.swapped' }, { before: product.name, after: chosen.name }),
            autoCloseMs: limits.warningToast,
          });
        });
      }}
      onRetry={() => {
        void searched.refetch();
        void recommended.refetch();
      }}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}

/** Differences in price, content and amount. Without the price permission no price (P§6 price permission). */
function differencesOf(
  intl: IntlShape,
  wanted: LineToReplace,
  swap: Replacement,
  displayRules: DisplayRules,
): readonly SubstituteDifference[] {
  const unknown = intl.formatMessage({ id: 'substitution.noPrice' });
  const price = ({ product, amount, unit }: Replacement) => {
    const quote = quoteOf(product, { amount, unit }, displayRules);
    return quote?.kind === 'priced' && quote.referencePrice ? formatReferencePrice(quote.referencePrice) : unknown;
  };
  const content = ({ product, unit }: Replacement) => fillingText(intl, product, unit) ?? unknown;
  const quantity = ({ amount, unit }: Replacement) => formatUnits(intl, amount, unit);
  const rows: SubstituteDifference[] = [
    ...(displayRules.canSeePrices ? [{ what: 'price' as const, before: price(wanted), now: price(swap) }] : []),
    { what: 'content', before: content(wanted), now: content(swap) },
    { what: 'quantity', before: quantity(wanted), now: quantity(swap) },
  ];
  return rows.filter(({ before, now }) => before !== now);
}
