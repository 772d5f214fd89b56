import { useContext, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkContext } from '#kit/link/linkContext.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { limits } from '#domain/text/limits.ts';
import { paths } from '#paths.ts';
import { isCalledOff, useAddAll, type AddAllOptions, type AdditionReport } from '#cart/cartAddition.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';
import type { ShopContext } from '#queries/shopContext.ts';

const ConnectedReport = lazyComponent(async () => (await import('./ConnectedReport')).ConnectedReport);

/** Adds many lines at once, and reports the result. */
export interface ReportedAddition {
  /**
   * Adds lines. `onAdded` is called with the added ones, for a caller that keeps the requested lines until then; also
   * after the screen was left.
   */
  add(requestedLines: readonly RequestedLine[], onAdded?: (added: readonly RequestedLine[]) => void): void;
  /**
   * Adds lines and reports the same, for a caller that has to know how it ended. Undefined while an addition runs or its report is open;
   * rejects if nothing was sent.
   */
  addNow(requestedLines: readonly RequestedLine[]): Promise<AdditionReport | undefined>;
  /** Reports an addition that the caller has carried out itself. */
  tell(report: AdditionReport): void;
  readonly isAdding: boolean;
  /** Must be rendered somewhere on the page: the dialog with the lines that were left out. */
  readonly report: ReactNode;
}

/**
 * Adds many lines to the cart (P§5 "add all to cart"). A toast confirms if all were added; otherwise a dialog names
 * the others and the reasons.
 *
 * @param onReportClosed called once the dialog has closed, for a screen with a better focus target than the former
 * one
 * @param options `failure`: how a failure is shown, a toast by default; `onPlanned`: called with the lines before they are sent
 */
export function useReportedAddition(
  context: ShopContext,
  onReportClosed?: () => void,
  options?: Pick<AddAllOptions, 'failure' | 'onPlanned'>,
): ReportedAddition {
  const intl = useIntl();
  const toasts = useToasts();
  const links = useContext(LinkContext);
  const { mutateAsync, isPending } = useAddAll(context, options);
  const [report, setReport] = useState<AdditionReport>();
  const [isOpen, setOpen] = useState(false);
  const isMounted = useIsMounted();
  // A double click is faster than the button's pending state.
  const isRunning = useRef(false);
  const cartHref = paths.checkout(context.shop);

  const tell = (result: AdditionReport) => {
    const leftOut = result.refused.length + result.failed.length;
    if (leftOut > 0 && isMounted()) {
      setReport(result);
      setOpen(true);
      return;
    }
    toasts.show({
      ...(leftOut > 0
        ? { severity: 'warn', text: intl.formatMessage({ id: 'cart.addition.notAdded' }, { count: leftOut }) }
        : { severity: 'success', text: intl.formatMessage({ id: 'cart.addition.added' }, { count: result.added.length }) }),
      autoCloseMs: limits.warningToast,
      ...(links && { action: { label: intl.formatMessage({ id: 'cart.addition.toCart' }), onClick: () => links.navigate(cartHref) } }),
    });
  };
  const addNow = async (requestedLines: readonly RequestedLine[], onAdded?: (added: readonly RequestedLine[]) => void) => {
    // An open but invisible report waits for its code, which the press requests again; the user didn't mean to add
    // once more.
    if (isOpen || isRunning.current) return undefined;
    isRunning.current = true;
    try {
      const result = await mutateAsync(requestedLines);
      if (isCalledOff(result)) return result;
      onAdded?.(result.added);
      // A caller that knows its plan says itself that it waits.
      if (!options?.onPlanned || result.waiting.length === 0) tell(result);
      return result;
    } finally {
      isRunning.current = false;
    }
  };
  return {
    // The failure's toast reports it.
    add: (requestedLines, onAdded) => void addNow(requestedLines, onAdded).catch(() => undefined),
    addNow: (requestedLines) => addNow(requestedLines),
    tell,
    isAdding: isPending,
    report: report && (
      <ConnectedReport context={context} isOpen={isOpen} report={report} onClose={() => setOpen(false)} onClosed={onReportClosed} />
    ),
  };
}
