import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCartActions } from '#cart/cart.ts';
import type { AdditionReport } from '#cart/cartAddition.ts';
import { cartStore } from '#cart/cartStore.ts';
import { AdditionReportDialog } from '#components/cart/AdditionReportDialog.tsx';
import type { ChosenSubstitute } from '#components/cart/RefusedLineSwap.tsx';
import type { RefusedLine } from '#domain/cart/cartAddition.ts';
import { limits } from '#domain/text/limits.ts';
import { unitOfLine } from '#domain/product/product.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';
import { useSubstitution, type Replacement } from '../product/useSubstitution';

interface ReportProps<Context> {
  context: Context;
  isOpen: boolean;
  report: AdditionReport;
  onClose(): void;
  onClosed?: (() => void) | undefined;
}

/** Report of adding many lines, with substitutes for undeliverable ones. A fair's goods have no substitutes. */
export function ConnectedReport({ context, ...props }: ReportProps<ShopContext>) {
  if (isBuyer(context) && context.shop.kind === 'own') return <ReportWithSwaps context={context} {...props} />;
  const { report, ...dialog } = props;
  return <AdditionReportDialog {...dialog} {...report} cartHref={paths.checkout(context.shop)} />;
}

function ReportWithSwaps({ context, isOpen, report, onClose, onClosed }: ReportProps<BuyerContext>) {
  const intl = useIntl();
  const store = cartStore(useQueryClient(), context);
  const { add } = useCartActions(context);
  const { ask, dialog } = useSubstitution(context);
  const toasts = useToasts();
  const handOver = useFocusHandover();
  const [swaps, setSwaps] = useState<ReadonlyMap<RefusedLine, Replacement>>(new Map());
  const chosen = new Map(
    [...swaps].map(([line, { product, amount, unit }]): [RefusedLine, ChosenSubstitute] => [
      line,
      { name: product.name, quantity: formatUnits(intl, amount, unit) },
    ]),
  );
  const forget = (line: RefusedLine) => setSwaps((before) => new Map([...before].filter(([swapped]) => swapped !== line)));
  const search = (line: RefusedLine) => {
    const { requestedLine, product } = line;
    if (!product) return;
    const heldSkus = new Set([...store.lines.map(({ sku }) => sku), ...report.refused.map((refused) => refused.requestedLine.sku)]);
    ask(
      { product, amount: requestedLine.amount, unit: unitOfLine(product, requestedLine.unitAbbreviation), heldSkus },
      {
        onSwap: (swap) => {
          const { sku, name } = swap.product;
          const adding = add({ sku, name, amount: swap.amount, unitAbbreviation: swap.unit.abbreviation }, (outcome) => {
            if (outcome !== 'failed') return;
            forget(line);
            toasts.show({
              severity: 'warn',
              text: intl.formatMessage({ id: 'cart.addition.notAdded' }, { count: 1 }),
              autoCloseMs: limits.warningToast,
            });
          });
          const keep = () => setSwaps((before) => new Map(before).set(line, swap));
          if (!adding) keep();
          return adding?.then((isAdded) => {
            if (isAdded) keep();
            return isAdded;
          });
        },
        focusAfter: `[data-swapped="${CSS.escape(requestedLine.sku)}"] button`,
        isSaidInPlace: true,
      },
    );
  };
  const undo = (line: RefusedLine) => {
    const swap = swaps.get(line);
    if (swap) store.change([{ sku: swap.product.sku, intent: { kind: 'remove' } }]);
    handOver(`[data-substitute="${CSS.escape(line.requestedLine.sku)}"] button`);
    forget(line);
  };
  return (
    <>
      <AdditionReportDialog
        isOpen={isOpen}
        {...report}
        cartHref={paths.checkout(context.shop)}
        chosen={chosen}
        onSubstitute={search}
        onUndo={undo}
        onClose={onClose}
        onClosed={onClosed}
      />
      {dialog}
    </>
  );
}
