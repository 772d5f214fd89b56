import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PriceWatchStrip } from '../../components/price/PriceWatchStrip';
import type { Decimal } from '../../domain/money';
import type { PriceWatchReport, WatchedList } from '../../domain/priceWatch';
import { codeFailureToast } from '../../kit/lazy/codeFailureToast';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useToasts } from '../../kit/toast/toastQueue';

const PriceChangesDialog = lazyComponent(async () => (await import('../../components/price/PriceChangesDialog')).PriceChangesDialog, {
  failure: 'silent',
});

interface PriceWatchToolsProps {
  list: WatchedList;
  report: PriceWatchReport;
  /** What changed prices make of the list, in EUR. */
  difference: Decimal;
  threshold: number;
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
  onThreshold(percent: number): void;
}

/** The line above a list about its prices, with the dialog that it opens; nothing where nothing has changed at all. */
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
  const isQuiet = changed + otherTiers === 0 && (list === 'list' || difference.isZero());
  const isReady = PriceChangesDialog.useIsReady();
  if (isQuiet && !isOpen) return null;
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
