import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AllergenCards } from '../../components/allergens/AllergenCards';
import { AllergenFilter } from '../../components/allergens/AllergenFilter';
import { AllergenLegend } from '../../components/allergens/AllergenLegend';
import { AllergenMatrix } from '../../components/allergens/AllergenMatrix';
import { AllergenSummary } from '../../components/allergens/AllergenSummary';
import { FilterResult } from '../../components/allergens/FilterResult';
import { HeldBackList } from '../../components/allergens/HeldBackList';
import {
  filterRows,
  readWanted,
  wantedText,
  type OverviewColumn,
  type OverviewItem,
  type OverviewRow,
} from '../../domain/allergenOverview';
import { serverDay } from '../../clock/serverTime';
import type { LocalDate } from '../../domain/calendar';
import { fileNameOf } from '../../domain/spreadsheet';
import { formatPastDay } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { PageFrame } from '../../kit/page/PageFrame';
import { usePrinting } from '../../kit/page/printing';
import { useViewport } from '../../kit/page/viewport';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { saveFile } from '../file/saveFile';
import type { SavedOverview } from './allergenWorkbook';
import styles from './AllergenOverview.module.css';
import { useOverviewRows } from './useOverviewRows';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useShop } from '../shop/ShopProvider';
import { useProductNumber } from '../../components/product/productNumber';

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

const DietGuard = lazyComponent(async () => (await Promise.all([import('../dietGuard/DietGuard'), addTexts('allergens')]))[0].DietGuard);

/** Allergens and diets of the products of a list, as a matrix, on a phone as a list; filtered by the address, to print, and as a workbook. */
export function AllergenOverview({ context, title, back, source, items, unreadable = 0, wayOn }: AllergenOverviewProps) {
  const intl = useIntl();
  const { user } = useShop();
  const reading = useOverviewRows(context, items);
  const { rows, loading, failed, error, isRetrying, retry } = reading;
  const save = useSaving(source);
  const [search, setSearch] = useSearchParams();
  const text = search.get(parameter);
  const wanted = useMemo(() => readWanted(text), [text]);
  const filtered = useMemo(() => filterRows(rows, wanted), [rows, wanted]);
  // Tells how old the paper in the kitchen is, and the file.
  const [day] = useState(serverDay);
  const saved: SavedOverview = { title, day, filtered, wanted, total: rows.length, unreadable };
  const hrefOf = useCallback((sku: string) => paths.product(sku, context.shop), [context.shop]);
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
        actions={[
          rows.length > 0 && {
            key: 'print',
            label: intl.formatMessage({ id: 'allergens.print' }),
            isDisabled: loading > 0,
            onPress: () => window.print(),
          },
          rows.length > 0 && {
            key: 'excel',
            label: intl.formatMessage({ id: 'allergens.excel' }),
            isDisabled: loading > 0,
            isBusy: save.isBusy,
            onPress: () => save.save(saved),
          },
        ]}
      >
        {save.hasFailed && (
          <InlineError error={save.error} onRetry={() => save.save(saved)} isRetrying={save.isBusy}>
            <FormattedMessage id="allergens.excel.failed" />
          </InlineError>
        )}
        {unreadable > 0 && (
          <InlineError>
            <FormattedMessage id="allergens.unreadable" values={{ count: unreadable }} />
          </InlineError>
        )}
        {failed > 0 && (
          <InlineError error={error} onRetry={retry} isRetrying={isRetrying}>
            <FormattedMessage id="allergens.failed.products" values={{ count: failed }} />
          </InlineError>
        )}
        {rows.length === 0 ? (
          unreadable === 0 && <EmptyState pictogram="list" title={<FormattedMessage id="allergens.empty" />} actions={wayOn} />
        ) : (
          <>
            {user && <DietGuard context={context} userId={user.userId} items={items} isOfAllergens />}
            <div className={styles.tools}>
              <AllergenFilter wanted={pressed?.columns ?? wanted} onChange={filter} />
              {loading === 0 && <FilterResult filtered={filtered} wanted={wanted} total={rows.length} onReset={() => filter([])} />}
              <output className={styles.progress}>
                {loading > 0 && (
                  <span>
                    <FormattedMessage id="allergens.progress" values={{ read: rows.length - loading - failed, total: rows.length }} />
                  </span>
                )}
              </output>
            </div>
            <AsOf day={day} />
            {filtered.shown.length > 0 ? (
              <Rows rows={filtered.shown} hrefOf={hrefOf} />
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
            {loading === 0 && <HeldBackList filtered={filtered} hrefOf={hrefOf} />}
            <AllergenLegend />
          </>
        )}
      </PageFrame>
    </div>
  );
}

/** The matrix; on a phone the list, and the matrix for paper, which is wider than the phone. Not redrawn for a press alone. */
const Rows = memo(function Rows({ rows, hrefOf }: { rows: readonly OverviewRow[]; hrefOf(sku: string): string }) {
  const isMobile = useViewport() === 'mobile';
  // On paper that is too narrow for the matrix the list says it in words.
  const isPrinting = usePrinting();
  return (
    <>
      {(isMobile || isPrinting) && (
        <div className={styles.cards}>
          <AllergenCards rows={rows} hrefOf={hrefOf} />
          {isMobile && <AllergenSummary rows={rows} />}
        </div>
      )}
      <div className={styles.matrix}>
        <AllergenMatrix rows={rows} hrefOf={hrefOf} />
      </div>
    </>
  );
});

/** The day of the declarations. */
function AsOf({ day }: { day: LocalDate }) {
  const { locale } = useIntl();
  return (
    <p className={styles.asOf}>
      <FormattedMessage id="allergens.printedOn" values={{ date: formatPastDay(day, locale) }} />
    </p>
  );
}

/** Saves the overview as a workbook; what makes it comes with its first use. */
function useSaving(source: string) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const save = async (overview: SavedOverview) => {
    const { allergenWorkbook } = await import('./allergenWorkbook');
    const id = overview.wanted.length > 0 ? 'allergens.file.filtered' : 'allergens.file';
    const name = fileNameOf(intl.formatMessage({ id }, { list: source, date: overview.day }));
    saveFile({ blob: await allergenWorkbook(overview, intl, numberOf), name: undefined }, `${name}.xlsx`);
  };
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    error,
    save: (overview: SavedOverview) => {
      setState('busy');
      save(overview).then(
        () => setState('idle'),
        (reason: unknown) => {
          setError(reason);
          setState('failed');
        },
      );
    },
  };
}
