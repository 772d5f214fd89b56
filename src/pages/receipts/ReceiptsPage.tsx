import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useToday } from '#clock/serverTime.ts';
import { saveFile } from '#connected/file/saveFile.ts';
import { ListScreen, type ListTexts } from '#connected/list/ListScreen.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { isChoosable, type CustomerRow } from '#domain/customer/customer.ts';
import { hasTotals, readReceiptView, receiptViews, type ReceiptEntry, type ReceiptView } from '#domain/order/receipt.ts';
import { receiptConditions, receiptKey, receiptListRules, receiptSearchOf } from '#domain/receipt/receiptSearch.ts';
import { formatListAddress, parseListAddress } from '#domain/text/listAddress.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import type { TableSelection } from '#kit/table/column.ts';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import { receiptsOptions } from '#queries/receipt.ts';
import { pagesPerReading } from '#queries/receiptReading.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { rememberTarget } from '#session/redirect.ts';
import { BlockedCustomer, BlockedNote } from './BlockedCustomer';
import { foundReceiptsOptions } from './foundReceipts';
import { SearchConditions, type ChangedFilters } from './parts/SearchConditions';
import { SearchReach } from './parts/SearchReach';
import { ReceiptActions } from './ReceiptActions';
import { receiptCard, receiptColumns } from './receiptColumns';
import { receiptCsv } from './receiptCsv';
import { receiptName } from './receiptNames';
import styles from './ReceiptsPage.module.css';
import { daysOfReceipts, maxPapers } from './rules/zipContent';
import { useReceiptSelection } from './useReceiptSelection';

const ReceiptZip = lazyComponent(async () => (await import('./ReceiptZip')).ReceiptZip);

const tabTitle: Readonly<Record<ReceiptView, MessageKey>> = {
  invoice: 'receipt.tab.invoice',
  'delivery-note': 'receipt.tab.deliveryNote',
  'credit-memo': 'receipt.tab.creditMemo',
  order: 'receipt.tab.order',
  all: 'receiptSearch.tab.all',
};

const common = {
  title: 'app.title.receipts',
  failed: 'receipt.list.failed',
  emptyText: 'receipt.empty.text',
  filtered: { empty: 'receiptSearch.none', showAll: 'receiptSearch.none.all' },
} as const;
const texts: Readonly<Record<ReceiptView, ListTexts>> = {
  invoice: { ...common, empty: 'receipt.empty.invoice' },
  'delivery-note': { ...common, empty: 'receipt.empty.deliveryNote' },
  'credit-memo': { ...common, empty: 'receipt.empty.creditMemo', emptyText: 'receipt.empty.creditMemo.text' },
  order: { ...common, empty: 'receipt.empty.order' },
  all: { ...common, empty: 'receiptSearch.reach.nothing' },
};

/**
 * The customer's documents, a tab per type, newest first (P§2 /my/receipts); searched by number, period and sum. A blocked customer can't be
 * chosen, so its documents are read by its number in the address, also before another one is chosen.
 */
export function Component() {
  const [search] = useSearchParams();
  const { context } = useShop();
  if (!context) return null;
  const customerId = parseListAddress(receiptListRules, search).filters.customer;
  if (customerId !== undefined)
    return (
      <BlockedCustomer tenant={context.tenant} customerId={customerId}>
        {(customer) => <Receipts key={`${context.tenant}/${customerId}`} context={{ ...context, customerId }} blocked={customer} />}
      </BlockedCustomer>
    );
  return isBuyer(context) ? <Receipts key={`${context.tenant}/${context.customerId}`} context={context} /> : <ToCustomers />;
}

/** Without a customer of its own the screen leads to the selector first, as other screens of a customer do (P§2 navigation rules). */
function ToCustomers() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The address on arrival: by the second run of a strict effect it is the selector's.
  const [from] = useState(pathname + search);
  useEffect(() => {
    rememberTarget('customer', from);
    void navigate(paths.customers(), { replace: true });
  }, [from, navigate]);
  return null;
}

interface ReceiptsProps {
  context: BuyerContext;
  /** The customer, if it is blocked. */
  blocked?: CustomerRow;
}

function Receipts({ context, blocked }: ReceiptsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const today = useToday();
  const isPhone = useViewport() === 'mobile';
  const [search] = useSearchParams();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const [maxPages, setMaxPages] = useState(pagesPerReading);
  const [zipped, setZipped] = useState<readonly ReceiptEntry[]>();
  const selection = useReceiptSelection();
  const customers = useCustomersWithReceipts(context);
  const state = useMemo(() => parseListAddress(receiptListRules, search), [search]);
  const wanted = useMemo(() => receiptSearchOf(state.filters, today, canSeePrices), [state, today, canSeePrices]);
  const foundOptions = useMemo(() => foundReceiptsOptions(context, state, wanted, maxPages), [context, state, wanted, maxPages]);
  const { data: found, isPlaceholderData } = useQuery(foundOptions);
  const tab = readReceiptView(state.filters.type);
  const change = (changed: ChangedFilters) => {
    const filters = Object.fromEntries(
      Object.entries({ ...state.filters, ...changed }).filter(([, value]) => value !== undefined),
    ) as typeof state.filters;
    const address = formatListAddress(receiptListRules, { ...state, filters, page: 0 }).toString();
    // One history entry per condition, not one per key.
    const isOngoing = Object.entries(changed).every(([name, value]) => value !== undefined && search.has(name));
    void navigate(address === '' ? paths.receipts() : `${paths.receipts()}?${address}`, { replace: isOngoing });
  };
  const columnOptions = {
    tab,
    canSeePrices,
    actionsOf: (receipt: ReceiptEntry) => <ReceiptActions context={context} receipt={receipt} canSeePrices={canSeePrices} />,
  };
  const saveCsv = (chosen: readonly ReceiptEntry[]) => {
    const name = intl.formatMessage({ id: 'receiptSearch.csv.fileName' }, { customer: context.customerId, ...daysOfReceipts(chosen) });
    const content = receiptCsv(intl, chosen, { customerId: context.customerId, canSeePrices });
    saveFile({ blob: new Blob([content], { type: 'text/csv;charset=utf-8' }), name }, name);
  };
  const selectionOf = (rows: readonly ReceiptEntry[]): TableSelection<ReceiptEntry> => {
    const shown = selection.of(rows);
    const chosen = rows.filter((receipt) => shown.chosen.has(receiptKey(receipt)));
    return {
      ...shown,
      nameOf: (receipt) => intl.formatMessage({ id: 'receiptSearch.choose' }, { document: receiptName(intl, receipt) }),
      allName: intl.formatMessage({ id: 'receiptSearch.chooseAll' }),
      actions: (
        <>
          {/* Cards have no head with a box for all. */}
          {isPhone && chosen.length < rows.length && (
            <Button onClick={() => shown.onChange(new Set(rows.map(receiptKey)))}>
              <FormattedMessage id="receiptSearch.chooseCount" values={{ count: rows.length }} />
            </Button>
          )}
          <Button onClick={() => saveCsv(chosen)}>
            <FormattedMessage id="receiptSearch.csv" />
          </Button>
          <Button tone="primary" onClick={() => setZipped(chosen)}>
            <FormattedMessage id="receiptSearch.zip" />
          </Button>
        </>
      ),
    };
  };
  const shared = {
    path: paths.receipts(),
    rules: receiptListRules,
    texts: texts[tab],
    columns: receiptColumns(intl, columnOptions),
    keyOf: receiptKey,
    cardOf: receiptCard(intl, columnOptions),
    selectionOf,
    ...(isPhone && { search: { name: 'q', label: intl.formatMessage({ id: 'receiptSearch.search' }) } }),
    conditions: {
      names: receiptConditions,
      controls: (
        <SearchConditions
          filters={state.filters}
          today={today}
          hasSums={canSeePrices && hasTotals(tab)}
          hasNumber={!isPhone}
          customers={customers}
          onChange={change}
        />
      ),
    },
    tabs: {
      name: 'type',
      label: intl.formatMessage({ id: 'receipt.tabs' }),
      options: receiptViews.map((value) => ({ value, title: intl.formatMessage({ id: tabTitle[value] }) })),
    },
    my: 'receipts' as const,
    notice: blocked && <BlockedNote customer={blocked} />,
    emptyAction: blocked === undefined && (
      <ButtonLink href={paths.orders()} tone="primary">
        <FormattedMessage id="receipt.empty.toOrders" />
      </ButtonLink>
    ),
  };
  return (
    <div className={styles.around} {...selection.around}>
      {wanted ? (
        <ListScreen
          {...shared}
          query={() => foundOptions}
          rowsOf={({ documents }) => documents}
          status={
            found && (
              <SearchReach
                {...found.reach}
                days={wanted.days}
                perPage={found.page.totalPages > 1 ? maxPapers : undefined}
                isReading={isPlaceholderData}
                onReadMore={() => setMaxPages(maxPages + pagesPerReading)}
              />
            )
          }
        />
      ) : (
        <ListScreen {...shared} query={(shown) => receiptsOptions(context, shown)} rowsOf={({ documents }) => documents} />
      )}
      {zipped && <ReceiptZip context={context} receipts={zipped} canSeePrices={canSeePrices} onDone={() => setZipped(undefined)} />}
    </div>
  );
}

/** The chosen customer and the user's blocked ones, to choose whose documents are shown; none if no customer is blocked. */
function useCustomersWithReceipts({ tenant }: BuyerContext) {
  const intl = useIntl();
  const { customerId: own } = useShop();
  const { data: customers } = useQuery({ ...customersOptions(tenant), meta: { failure: 'silent' } });
  return useMemo(() => {
    const blocked = (customers ?? []).filter((customer) => customer.tenant === tenant && !isChoosable(customer));
    if (blocked.length === 0) return [];
    return [
      ...(own === undefined ? [] : [{ value: '', text: intl.formatMessage({ id: 'receiptSearch.customer.own' }, { number: own }) }]),
      ...blocked.map(({ customerId, displayName: name }) => ({
        value: customerId,
        text: intl.formatMessage({ id: 'receiptSearch.customer.blocked' }, { name, number: customerId }),
      })),
    ];
  }, [customers, tenant, own, intl]);
}
