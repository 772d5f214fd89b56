import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeliveryDays } from '#components/order/DeliveryDays.tsx';
import { TemplateLinks } from '#connected/orderTemplate/TemplateLinks.tsx';
import { defaultOrderSort } from '#domain/order/order.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { LinkEntry, LinkGroup } from '#kit/list/LinkGroup.tsx';
import { paths } from '#paths.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { amountOfEntry } from './rules/sheetDraft';
import { sheetSourceText } from './rules/sheetSource';
import { storedSheets } from './storedSheets';
import { sheetStore } from './sheetStore';
import { sheetTitle } from './sheetTitle';
import styles from './SheetSources.module.css';

/** Numbers of last orders that are offered together. */
const orderCounts = [1, 3, 12];

/** Number of orders that are offered alone. */
const shownOrders = 5;

/** Sources for a sheet: essence list, last orders, templates; without a network the sheets stored on this device. */
export function SheetSources({ context, userId }: { context: BuyerContext; userId: string }) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const typedNote = (source: string) => {
    const { entries } = sheetStore(queryClient, context, userId, source).draft();
    const count = Object.values(entries).filter((entry) => !entry.isSent && amountOfEntry(entry) !== undefined).length;
    return (
      count > 0 && (
        <span>
          <FormattedMessage id="orderSheet.start.typed" values={{ count }} />
        </span>
      )
    );
  };
  return (
    <div className={styles.sources}>
      <p className={styles.text}>
        <FormattedMessage id={isOnline ? 'orderSheet.start.text' : 'orderSheet.start.offline'} />
      </p>
      {isOnline ? (
        <SourcesOfServer context={context} typedNote={typedNote} />
      ) : (
        <StoredSources context={context} userId={userId} typedNote={typedNote} />
      )}
    </div>
  );
}

/** Says how many amounts of a source are typed already on this device. */
type TypedNote = (source: string) => ReactNode;

/** Sheets that open without a network, the last read first. */
function StoredSources({ context, userId, typedNote }: { context: BuyerContext; userId: string; typedNote: TypedNote }) {
  const intl = useIntl();
  const stored = useMemo(() => storedSheets(context, userId), [context, userId]);
  if (stored.length === 0) return null;
  return (
    <LinkGroup title={<FormattedMessage id="orderSheet.start.stored" />}>
      {stored.map(({ source, name, readAt }) => {
        const text = sheetSourceText(source);
        const date = new Date(readAt);
        const values = { day: formatDay(dayOfMoment(date), intl.locale), time: formatTime(date, intl.locale) };
        return (
          <LinkEntry
            key={text}
            href={paths.orderSheet(text)}
            name={sheetTitle(intl, source, name)}
            facts={<FormattedMessage id="orderSheet.start.stored.asOf" values={values} />}
          >
            {typedNote(text)}
          </LinkEntry>
        );
      })}
    </LinkGroup>
  );
}

function SourcesOfServer({ context, typedNote }: { context: BuyerContext; typedNote: TypedNote }) {
  const templates = useQuery(orderTemplatesOptions(context));
  // What follows the templates would be moved by them.
  const isSettled = templates.data !== undefined || templates.isError;
  return (
    <>
      <TemplateLinks context={context} hrefOf={(id) => paths.orderSheet(`template:${id}`)} noteOf={(id) => typedNote(`template:${id}`)} />
      {isSettled && <OtherSources context={context} typedNote={typedNote} />}
    </>
  );
}

function OtherSources({ context, typedNote }: { context: BuyerContext; typedNote: TypedNote }) {
  const orders = useQuery(orderOverviewOptions(context, { sort: defaultOrderSort, filters: {}, page: 0 }));
  return (
    <>
      <LinkGroup title={<FormattedMessage id="orderSheet.start.usual" />}>
        <LinkEntry href={paths.orderSheet('essence')} name={<FormattedMessage id="orderSheet.start.essence" />}>
          {typedNote('essence')}
        </LinkEntry>
        {orderCounts.map((count) => (
          <LinkEntry
            key={count}
            href={paths.orderSheet(`orders:${count}`)}
            name={<FormattedMessage id="orderSheet.start.last" values={{ count }} />}
          >
            {typedNote(`orders:${count}`)}
          </LinkEntry>
        ))}
      </LinkGroup>
      {orders.data
        ? orders.data.orders.length > 0 && (
            <LinkGroup title={<FormattedMessage id="orderSheet.start.orders" />}>
              {orders.data.orders.slice(0, shownOrders).map((order) => (
                <LinkEntry
                  key={order.id}
                  href={paths.orderSheet(`order:${order.id}`)}
                  name={order.id}
                  facts={<DeliveryDays order={order} />}
                >
                  {typedNote(`order:${order.id}`) || (
                    <span>
                      <FormattedMessage id="cart.lineCount" values={{ count: order.itemsCount }} />
                    </span>
                  )}
                </LinkEntry>
              ))}
            </LinkGroup>
          )
        : // Nothing is below them, so that no placeholder is needed.
          orders.isError && (
            <InlineError error={orders.error} onRetry={() => void orders.refetch()} isRetrying={orders.isFetching}>
              <FormattedMessage id="orderSheet.start.orders.failed" />
            </InlineError>
          )}
    </>
  );
}
