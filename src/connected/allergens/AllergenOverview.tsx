import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AllergenCards } from '#components/allergens/AllergenCards.tsx';
import { AllergenFilter } from '#components/allergens/AllergenFilter.tsx';
import { AllergenLegend } from '#components/allergens/AllergenLegend.tsx';
import { AllergenMatrix } from '#components/allergens/AllergenMatrix.tsx';
import { AllergenSummary } from '#components/allergens/AllergenSummary.tsx';
import { FilterResult } from '#components/allergens/FilterResult.tsx';
import { HeldBackList } from '#components/allergens/HeldBackList.tsx';
import {
  filterRows,
  readWanted,
  wantedText,
  type OverviewColumn,
  type OverviewItem,
  type OverviewRow,
} from '#domain/allergens/allergenOverview.ts';
import { serverDay } from '#clock/serverTime.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { toFileName } from '#domain/text/spreadsheet.ts';
import { formatPastDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { usePrinting } from '#kit/page/printing.ts';
import { useViewport } from '#kit/page/viewport.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { saveFile } from '../file/saveFile';
import type { SavedOverview } from './allergenWorkbook';
import styles from './AllergenOverview.module.css';
import { useOverviewRows } from './useOverviewRows';
import { DietGuard } from '../dietGuard/DietGuard';
import { useShop } from '../shop/ShopProvider';
import { useProductNumber } from '#components/product/productNumber.ts';

interface AllergenOverviewProps {
  /** The customer to load products for, also named in the printed head. */
  context: BuyerContext;
  title: string;
  /** Back link above the heading. */
  back: ReactNode;
  /** Part of the saved file's name that says which list it is. */
  source: string;
  /** Lines of the template, order or cart; must be the same array until they change. */
  items: readonly OverviewItem[];
  /** Number of lines that failed to load with the list. */
  unreadable?: number;
  /** Link or button for the next step, shown for an empty list. */
  wayOn: ReactNode;
}

const parameter = 'without';

/**
 * Allergens and diets of a list's products: a matrix, on a phone a list. The filter is part of the address; it can be
 * printed and saved as a workbook.
 */
export function AllergenOverview({ context, title, back, source, items, unreadable = 0, wayOn }: AllergenOverviewProps) {
  const intl = useIntl();
  const { user } = useShop();
  const reading = useOverviewRows(context, items);
  const { rows, loading, failed, error, isRetrying, retry } = reading;
  // A loaded product moves to its category; so no rows are shown before the first loading ends.
  const [isRead, setRead] = useState(loading === 0);
  if (!isRead && loading === 0) setRead(true);
  const save = useSaving(source);
  const [search, setSearch] = useSearchParams();
  const text = search.get(parameter);
  const wanted = useMemo(() => readWanted(text), [text]);
  const filtered = useMemo(() => filterRows(rows, wanted), [rows, wanted]);
  // Shows the age of the file, and of the print in the kitchen.
  const [day] = useState(serverDay);
  const saved: SavedOverview = { title, day, filtered, wanted, total: rows.length, unreadable };
  const hrefOf = useCallback((sku: string) => paths.product(sku, context.shop), [context.shop]);
  // The address changes only after the rows have rendered, which takes a while for hundreds. Until then the pressed
  // filter applies, to the chips and the next press.
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
              <div className={styles.result}>
                {loading === 0 && <FilterResult filtered={filtered} wanted={wanted} total={rows.length} onReset={() => filter([])} />}
                <output className={styles.progress}>
                  {loading > 0 && (
                    <span>
                      <FormattedMessage id="allergens.progress" values={{ read: rows.length - loading - failed, total: rows.length }} />
                    </span>
                  )}
                </output>
              </div>
            </div>
            <AsOf day={day} />
            {!isRead ? (
              <ListSkeleton />
            ) : filtered.shown.length > 0 ? (
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
            {isRead && <AllergenLegend />}
          </>
        )}
      </PageFrame>
    </div>
  );
}

/** The matrix; on a phone the list, plus the matrix for paper, which is wider. Memoised, so that a press alone doesn't render it. */
const Rows = memo(function Rows({ rows, hrefOf }: { rows: readonly OverviewRow[]; hrefOf(sku: string): string }) {
  const isMobile = useViewport() === 'mobile';
  // Paper too narrow for the matrix gets the list in words.
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

/** Date of the declarations. */
function AsOf({ day }: { day: LocalDate }) {
  const { locale } = useIntl();
  return (
    <p className={styles.asOf}>
      <FormattedMessage id="allergens.printedOn" values={{ date: formatPastDay(day, locale) }} />
    </p>
  );
}

/** Saves the overview as a workbook; its code is loaded on first use. */
function useSaving(source: string) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const save = async (overview: SavedOverview) => {
    const { allergenWorkbook } = await import('./allergenWorkbook');
    const id = overview.wanted.length > 0 ? 'allergens.file.filtered' : 'allergens.file';
    const name = toFileName(intl.formatMessage({ id }, { list: source, date: overview.day }));
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
