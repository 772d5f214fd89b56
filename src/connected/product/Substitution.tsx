import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fillingText } from '../../components/product/fillingText';
import { useProductNumber } from '../../components/product/productNumber';
import {
  SubstitutionDialog,
  type ShownSubstitute,
  type SubstituteDifference,
  type SubstitutionState,
} from '../../components/product/SubstitutionDialog';
import { dayOfMoment, type LocalDate } from '../../domain/calendar';
import { quoteOf, type DisplayRules } from '../../domain/displayRules';
import { limits } from '../../domain/limits';
import type { Product } from '../../domain/product';
import { emptySearch } from '../../domain/search';
import { substitutesFor, swappedQuantity, type Substitute } from '../../domain/substitution';
import type { Unit } from '../../domain/unit';
import type { OrderPage } from '../../gen/models';
import { useListOrders } from '../../gen/order/list-orders';
import { formatDay } from '../../i18n/format';
import { formatReferencePrice } from '../../i18n/measure';
import { formatUnits } from '../../i18n/unitName';
import { useToasts } from '../../kit/toast/toastQueue';
import { searchOptions } from '../../queries/catalogue';
import { recommendationsOptions } from '../../queries/productDetails';
import type { BuyerContext } from '../../queries/shopContext';
import { useDisplayRules } from './displayRules';

/** A line that can't be ordered, and how much of it is wanted. */
export interface WantedLine {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
  /** What is there already, and is no substitute. */
  readonly heldSkus: ReadonlySet<string>;
}

/** What was chosen instead. */
export interface Swap {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
}

interface SubstitutionProps {
  context: BuyerContext;
  wanted: WantedLine;
  isOpen: boolean;
  /** Nothing is said about a swap but in its place. */
  isSaidInPlace: boolean;
  /** @returns nothing where it was taken at once; else, later, whether it was */
  onSwap(swap: Swap): Promise<boolean> | undefined | void;
  onClose(): void;
  /** It has gone. */
  onClosed(): void;
}

/** Products of a category that are looked through. */
const pageSize = 300;
/** It says of its failures itself. */
const inline = { meta: { failure: 'inline' } } as const;

/** By sku, the day of the last of the orders. */
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
 * Looks for what can stand in for a line that can't be ordered: among what is recommended with the product and in its category, one call
 * each, and in the last orders, which all products share.
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
      const quote = quoteOf(candidate, swappedQuantity(wanted, candidate), displayRules);
      return quote?.kind === 'priced' ? quote.referencePrice?.amount : undefined;
    };
    return substitutesFor(product, candidates, { lastOrdered, heldSkus, priceOf });
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
    const { amount, unit } = swappedQuantity(wanted, candidate);
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
        const taking = onSwap({ product: chosen, ...swappedQuantity(wanted, chosen) });
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

/** What of price, content and quantity is not the same. No price for who may not see any (P§6). */
function differencesOf(intl: IntlShape, wanted: WantedLine, swap: Swap, displayRules: DisplayRules): readonly SubstituteDifference[] {
  const unknown = intl.formatMessage({ id: 'substitution.noPrice' });
  const price = ({ product, amount, unit }: Swap) => {
    const quote = quoteOf(product, { amount, unit }, displayRules);
    return quote?.kind === 'priced' && quote.referencePrice ? formatReferencePrice(quote.referencePrice) : unknown;
  };
  const content = ({ product, unit }: Swap) => fillingText(intl, product, unit) ?? unknown;
  const quantity = ({ amount, unit }: Swap) => formatUnits(intl, amount, unit);
  const rows: SubstituteDifference[] = [
    ...(displayRules.canSeePrices ? [{ what: 'price' as const, before: price(wanted), now: price(swap) }] : []),
    { what: 'content', before: content(wanted), now: content(swap) },
    { what: 'quantity', before: quantity(wanted), now: quantity(swap) },
  ];
  return rows.filter(({ before, now }) => before !== now);
}
