import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkContext } from '../../kit/link/linkContext';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useToasts } from '../../kit/toast/toastQueue';
import type { RequestedLine } from '../../domain/cartAddition';
import { limits } from '../../domain/limits';
import { paths } from '../../paths';
import { isCalledOff, useAddAll, type AdditionReport } from '../../cart/cartAddition';
import type { ShopContext } from '../../queries/shopContext';

const ConnectedReport = lazyComponent(async () => (await import('./ConnectedReport')).ConnectedReport);

/** Adding many lines at once, with the report of what came of it. */
export interface ReportedAddition {
  /** `onAdded` is told what went in, for a caller that keeps the requested lines until then; also after the screen was left. */
  add(requestedLines: readonly RequestedLine[], onAdded?: (added: readonly RequestedLine[]) => void): void;
  readonly isAdding: boolean;
  /** To be put somewhere on the page: the dialog that names what was left out, when something was. */
  readonly report: ReactNode;
}

/**
 * Adds many lines to the cart (P§5 "add all to cart"). Says in a word that all went in, and in a dialog which did not and why.
 *
 * @param onReportClosed called once the dialog has gone, for a screen on which the keyboard has a better place than where it was before
 */
export function useReportedAddition(context: ShopContext, onReportClosed?: () => void): ReportedAddition {
  const intl = useIntl();
  const toasts = useToasts();
  const links = useContext(LinkContext);
  const { mutateAsync, isPending } = useAddAll(context);
  const [report, setReport] = useState<AdditionReport>();
  const [isOpen, setOpen] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // A double click is faster than the button can show that it is busy.
  const isRunning = useRef(false);
  const cartHref = paths.checkout(context.shop);

  const tell = (result: AdditionReport) => {
    const leftOut = result.refused.length + result.failed.length;
    if (leftOut > 0 && isShown.current) {
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
  return {
    add: (requestedLines, onAdded) => {
      // A report that is open and not on screen waits for its code, and the press asks for it again; to add once more was not meant.
      if (isOpen || isRunning.current) return;
      isRunning.current = true;
      const end = () => {
        isRunning.current = false;
      };
      void mutateAsync(requestedLines).then(
        (result) => {
          end();
          if (isCalledOff(result)) return;
          onAdded?.(result.added);
          tell(result);
        },
        // The failure's toast says it.
        end,
      );
    },
    isAdding: isPending,
    report: report && (
      <ConnectedReport context={context} isOpen={isOpen} report={report} onClose={() => setOpen(false)} onClosed={onReportClosed} />
    ),
  };
}
