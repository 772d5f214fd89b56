import { useIsMutating, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { useCart } from '#cart/cart.ts';
import { addAllKey } from '#cart/cartAddition.ts';
import { useMinimumAmountToast } from '#connected/cart/clampedAmount.ts';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { ListScreen } from '#connected/list/ListScreen.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { quantityHistoryRange } from '#domain/order/fair.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import {
  quantityHistoryRules,
  requestedLineOf,
  withChosen,
  withoutAdded,
  withQuantity,
  type HistoryRow,
} from '#domain/product/quantityHistory.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { formatPastDay } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import type { PageAction } from '#kit/page/pageAction.ts';
import { SelectionBar } from '#kit/table/SelectionBar.tsx';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { quantityHistoryOptions } from '#queries/quantityHistory.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { historyCard, historyColumns } from './historyColumns';
import styles from './QuantityHistoryPage.module.css';
import { useSuggestionChoice } from './suggestionChoice';

const texts = {
  title: 'app.title.quantityHistory',
  failed: 'quantityHistory.failed',
  empty: 'quantityHistory.empty',
  emptyText: 'quantityHistory.emptyText',
} as const;

const noRows: readonly HistoryRow[] = [];

/**
 * The order suggestion of a fair (P§2 "quantity history"): purchases in the fair's range of dates, with editable
 * amounts for the fair's cart. A fair without such a range redirects to its start page.
 */
export function Component() {
  const { context } = useShop();
  if (!context || !isBuyer(context) || context.shop.kind !== 'fair') return null;
  return <Suggestions key={`${context.tenant}/${context.customerId}`} context={context} fairCode={context.shop.fairCode} />;
}

function Suggestions({ context, fairCode }: { context: BuyerContext; fairCode: string }) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  const onClamped = useMinimumAmountToast();
  const [search] = useSearchParams();
  const { data: range } = useGetFair(fairCode, { query: { select: (fair) => quantityHistoryRange(fair) ?? null } });
  // The same query as the list below; needed here to add it to the cart from above the list.
  const { data, error, isPlaceholderData } = useQuery({
    ...quantityHistoryOptions(context, fairCode, parseListAddress(quantityHistoryRules, search).page),
    enabled: range !== null,
  });
  const [choice, change] = useSuggestionChoice(context, fairCode);
  const { cart } = useCart(context);
  const addition = useReportedAddition(context);
  // Includes an addition begun before the screen was left and reopened: its lines must not be added twice.
  const isAdding = useIsMutating({ mutationKey: addAllKey }) > 0;
  if (range === null || isNotFound(error)) return <Navigate to={paths.fair(fairCode)} replace />;

  const rows = data?.rows ?? noRows;
  const chosen = Object.values(choice.chosen);
  const inCart = new Map(cart?.lines.map((line) => [line.sku, formatUnits(intl, line.amount, { abbreviation: line.unitAbbreviation })]));
  const add = (requestedLines: readonly RequestedLine[]) =>
    addition.add(requestedLines, (added) => change((present) => withoutAdded(present, added)));
  const terms = {
    intl,
    choice,
    displayRules,
    hrefOf: (sku: string) => paths.product(sku, context.shop),
    inCartOf: (sku: string) => inCart.get(sku),
    onQuantity: (row: HistoryRow, wanted: Parameters<typeof withQuantity>[2]) => change((present) => withQuantity(present, row, wanted)),
    onClamped,
  };
  const addAll: PageAction | undefined =
    rows.length > 0
      ? {
          key: 'all',
          label: intl.formatMessage({ id: 'quantityHistory.addAll' }, { pages: data?.page.totalPages ?? 1 }),
          isBusy: isAdding && chosen.length === 0,
          isDisabled: isPlaceholderData || isAdding,
          onPress: () => add(rows.map((row) => requestedLineOf(row, choice))),
        }
      : undefined;
  return (
    <ListScreen
      path={paths.fairQuantityHistory(fairCode)}
      rules={quantityHistoryRules}
      query={({ page }) => quantityHistoryOptions(context, fairCode, page)}
      rowsOf={({ rows: ofPage }) => ofPage}
      texts={texts}
      columns={historyColumns(terms)}
      cardOf={historyCard(terms)}
      keyOf={({ product }) => product.sku}
      align="middle"
      selectionOf={(ofPage) => ({
        chosen: new Set(Object.keys(choice.chosen)),
        keyOf: ({ product }) => product.sku,
        onChange: (skus) => change((present) => withChosen(present, ofPage, skus)),
        nameOf: ({ product }) => intl.formatMessage({ id: 'quantityHistory.choose' }, { product: product.name }),
        allName: intl.formatMessage({ id: 'quantityHistory.chooseAll' }),
      })}
      primary={chosen.length > 0 ? undefined : addAll}
      actions={chosen.length > 0 ? [addAll] : []}
      notice={
        data?.start !== undefined &&
        data.end !== undefined &&
        rows.length > 0 && (
          <p className={styles.range}>
            <FormattedMessage
              id="quantityHistory.range"
              values={{ start: formatPastDay(data.start, intl.locale), end: formatPastDay(data.end, intl.locale) }}
            />
          </p>
        )
      }
      emptyAction={
        <ButtonLink href={paths.search(undefined, context.shop)} tone="primary">
          <FormattedMessage id="fair.toProducts" />
        </ButtonLink>
      }
    >
      <SelectionBar count={chosen.length} onNone={() => change((present) => ({ ...present, chosen: {} }))}>
        <Button tone="primary" isBusy={isAdding} onClick={() => add(chosen)}>
          <FormattedMessage id="quantityHistory.addChosen" values={{ count: chosen.length }} />
        </Button>
      </SelectionBar>
      {addition.report}
    </ListScreen>
  );
}
