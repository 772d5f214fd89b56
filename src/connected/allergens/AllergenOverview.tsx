import { memo, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AllergenCards } from '../../components/allergens/AllergenCards';
import { AllergenFilter } from '../../components/allergens/AllergenFilter';
import { AllergenLegend } from '../../components/allergens/AllergenLegend';
import { AllergenMatrix } from '../../components/allergens/AllergenMatrix';
import { AllergenSummary } from '../../components/allergens/AllergenSummary';
import { FilterResult } from '../../components/allergens/FilterResult';
import {
  filterRows,
  readWanted,
  wantedText,
  type OverviewColumn,
  type OverviewItem,
  type OverviewRow,
} from '../../domain/allergenOverview';
import { dayOfMoment } from '../../domain/calendar';
import type { Shop } from '../../domain/shop';
import { fileNameOf } from '../../domain/spreadsheet';
import { formatPastDay } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { PageFrame } from '../../kit/page/PageFrame';
import { useViewport } from '../../kit/page/viewport';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { saveFile } from '../file/saveFile';
import { OrderPrintHead } from '../order/OrderPrintHead';
import styles from './AllergenOverview.module.css';
import { useOverviewRows } from './useOverviewRows';

interface AllergenOverviewProps {
  /** For whom products are read and whose head the print has. */
  context: BuyerContext;
  /** Heading of the screen. */
  title: string;
  /** The way back, above it. */
  back: ReactNode;
  /** What the list is called in the name of a saved file. */
  source: string;
  /** Lines of the template, order or cart; the same array until they change. */
  items: readonly OverviewItem[];
  /** Lines that it came with and that could not be read. */
  unreadable?: number;
  /** The way on where it has no lines. */
  wayOn: ReactNode;
}

const parameter = 'without';

/** Allergens and diets of the products of a list, as a matrix, on a phone as a list; filtered by the address, to print, and as a workbook. */
export function AllergenOverview({ context, title, back, source, items, unreadable = 0, wayOn }: AllergenOverviewProps) {
  const reading = useOverviewRows(context, items);
  const { rows, loading, failed, isRetrying, retry } = reading;
  const save = useSaving(source);
  const [search, setSearch] = useSearchParams();
  const text = search.get(parameter);
  const wanted = useMemo(() => readWanted(text), [text]);
  const filtered = useMemo(() => filterRows(rows, wanted), [rows, wanted]);
  // The address follows once the rows are drawn, which takes a while for hundreds: until then what is pressed counts, for the chips and for
  // the next press.
  const [pressed, setPressed] = useState<{ readonly at: string | null; readonly columns: readonly OverviewColumn[] }>();
  if (pressed && pressed.at !== text) setPressed(undefined);
  const filter = (columns: readonly OverviewColumn[]) => {
    setPressed({ at: text, columns });
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (columns.length > 0) after.set(parameter, wantedText(columns));
        else after.delete(parameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className={styles.sheet}>
      <PageFrame
        title={title}
        back={back}
        printHead={<OrderPrintHead context={context} />}
        actions={
          rows.length > 0 && (
            <>
              <Button disabled={loading > 0} onClick={() => window.print()}>
                <FormattedMessage id="allergens.print" />
              </Button>
              <Button disabled={loading > 0} isBusy={save.isBusy} onClick={() => save.save(filtered.shown)}>
                <FormattedMessage id="allergens.excel" />
              </Button>
            </>
          )
        }
      >
        {save.hasFailed && (
          <InlineError onRetry={() => save.save(filtered.shown)} isRetrying={save.isBusy}>
            <FormattedMessage id="allergens.excel.failed" />
          </InlineError>
        )}
        {unreadable > 0 && (
          <InlineError>
            <FormattedMessage id="allergens.unreadable" values={{ count: unreadable }} />
          </InlineError>
        )}
        {failed > 0 && (
          <InlineError onRetry={retry} isRetrying={isRetrying}>
            <FormattedMessage id="allergens.failed.products" values={{ count: failed }} />
          </InlineError>
        )}
        {rows.length === 0 ? (
          unreadable === 0 && <EmptyState pictogram="list" title={<FormattedMessage id="allergens.empty" />} actions={wayOn} />
        ) : (
          <>
            <div className={styles.tools}>
              <AllergenFilter wanted={pressed?.columns ?? wanted} onChange={filter} />
              {loading === 0 && <FilterResult {...filtered} wanted={wanted} total={rows.length} onReset={() => filter([])} />}
              <output className={styles.progress}>
                {loading > 0 && (
                  <span>
                    <FormattedMessage id="allergens.progress" values={{ read: rows.length - loading - failed, total: rows.length }} />
                  </span>
                )}
              </output>
            </div>
            <Printed />
            {filtered.shown.length > 0 ? (
              <Rows rows={filtered.shown} shop={context.shop} />
            ) : (
              loading === 0 && (
                <EmptyState
                  pictogram="list"
                  title={<FormattedMessage id="allergens.filter.none" />}
                  actions={
                    <Button tone="primary" onClick={() => filter([])}>
                      <FormattedMessage id="allergens.filter.reset" />
                    </Button>
                  }
                >
                  <FormattedMessage id="allergens.filter.none.text" />
                </EmptyState>
              )
            )}
            <AllergenLegend />
          </>
        )}
      </PageFrame>
    </div>
  );
}

/** The matrix; on a phone the list, and the matrix for paper, which is wider than the phone. Not drawn anew for a press alone. */
const Rows = memo(function Rows({ rows, shop }: { rows: readonly OverviewRow[]; shop: Shop }) {
  const isMobile = useViewport() === 'mobile';
  const hrefOf = (sku: string) => paths.product(sku, shop);
  return (
    <>
      {isMobile && (
        <div className={styles.cards}>
          <AllergenCards rows={rows} hrefOf={hrefOf} />
          <AllergenSummary rows={rows} />
        </div>
      )}
      <div className={styles.matrix}>
        <AllergenMatrix rows={rows} hrefOf={hrefOf} />
      </div>
    </>
  );
});

/** The day of the print, which tells how old the paper in the kitchen is. */
function Printed() {
  const { locale } = useIntl();
  const [today] = useState(() => dayOfMoment(new Date()));
  return (
    <p className={styles.printed}>
      <FormattedMessage id="allergens.printedOn" values={{ date: formatPastDay(today, locale) }} />
    </p>
  );
}

/** Saves rows as a workbook; what makes it comes with its first use. */
function useSaving(source: string) {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (rows: readonly OverviewRow[]) => {
    const { allergenWorkbook } = await import('./allergenWorkbook');
    const date = dayOfMoment(new Date());
    const name = fileNameOf(intl.formatMessage({ id: 'allergens.file' }, { list: source, date }));
    saveFile({ blob: await allergenWorkbook(rows, intl), name: undefined }, `${name}.xlsx`);
  };
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    save: (rows: readonly OverviewRow[]) => {
      setState('busy');
      save(rows).then(
        () => setState('idle'),
        () => setState('failed'),
      );
    },
  };
}
