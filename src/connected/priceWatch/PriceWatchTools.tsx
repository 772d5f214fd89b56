import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PriceWatchStrip } from '#components/price/PriceWatchStrip.tsx';
import type { Decimal } from '#domain/price/money.ts';
import type { PriceWatchReport, WatchedList } from '#domain/price/priceWatch.ts';
import { codeFailureToast } from '#kit/lazy/codeFailureToast.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';

const PriceChangesDialog = lazyComponent(async () => (await import('#components/price/PriceChangesDialog.tsx')).PriceChangesDialog, {
  failure: 'silent',
});

interface PriceWatchToolsProps {
  list: WatchedList;
  report: PriceWatchReport;
  /** Effect of price changes on the list, in EUR. */
  difference: Decimal;
  threshold: number;
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
  onThreshold(percent: number): void;
}

/** The price strip above a list, with the dialog that it opens. */
export function PriceWatchTools({ list, report, difference, threshold, isFiltered, onFilter, onThreshold }: PriceWatchToolsProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const { isThere, error } = await PriceChangesDialog.fetch();
    setOpening(false);
    if (isThere) setOpen(true);
    else toasts.show(codeFailureToast(intl, error, () => void open()));
  };
  const changed = report.risen.length + report.fallen.length + report.resized.length;
  const otherTiers = report.otherTiers.length;
  const isReady = PriceChangesDialog.useIsReady();
  return (
    <>
      <PriceWatchStrip
        list={list}
        difference={difference}
        changed={changed}
        otherTiers={otherTiers}
        isFiltered={isFiltered}
        isOpening={isOpening}
        onFilter={onFilter}
        onOpen={() => void open()}
      />
      {isReady && (
        <PriceChangesDialog
          report={report}
          hasAmounts={list === 'cart' || list === 'template'}
          threshold={threshold}
          isOpen={isOpen}
          onThreshold={onThreshold}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
