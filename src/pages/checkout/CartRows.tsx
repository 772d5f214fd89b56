import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatest } from '#platform/useLatest.ts';
import { BrokenLineRow } from './parts/cart/BrokenLineRow';
import { CartList, type CartListGroup } from '#components/cart/CartList.tsx';
import type { CartOrder } from './parts/cart/CartOrderSwitch';
import { RemovedLineRow } from '#components/cart/RemovedLineRow.tsx';
import { isOwnDeadline, type DisplayRules } from '#domain/price/displayRules.ts';
import { ConnectedCartLine } from './ConnectedCartLine';
import { useCartLineCommands, type CartLineCommands } from './cartLineCommands';
import { withRemovedLines } from './removedLines';
import type { Cart } from '#domain/cart/cart.ts';
import { groupCart } from '#domain/cart/cartGroup.ts';
import type { Removal } from '#cart/cart.ts';
import { replacementOf, useSwapLine } from '#cart/replacedLines.ts';
import { useSubstitution } from '#connected/product/useSubstitution.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import styles from './CartStep.module.css';

const UsualAmounts = lazyComponent(async () => (await Promise.all([import('./UsualAmounts'), addTexts('companion')]))[0].UsualAmounts, {
  failure: 'silent',
});

const noNotes: ReadonlyMap<string, string> = new Map();

interface CartRowsProps {
  context: BuyerContext;
  cart: Cart;
  removals: readonly Removal[];
  displayRules: DisplayRules;
  order: CartOrder;
  /** Skus of the lines to show; undefined for all. */
  only: ReadonlySet<string> | undefined;
}

/** Rows of the cart: its lines, grouped or in entry order, removed lines, and lines whose product is missing. */
export function CartRows({ context, cart, removals, displayRules, order, only }: CartRowsProps) {
  const commands = useCartLineCommands(context);
  const { lines, removed } = useMemo(() => {
    const all = withRemovedLines(cart.lines, removals, (removal) => replacementOf(context, removal));
    return only ? { ...all, lines: all.lines.filter(({ sku }) => only.has(sku)) } : all;
  }, [cart.lines, removals, only, context]);
  const bySku = useMemo(() => new Map(lines.map((line) => [line.sku, line])), [lines]);
  const groups = useMemo(
    () =>
      groupCart(lines, (time) => isOwnDeadline(time, displayRules)).map(({ key, kind, categoryName, lines: grouped }): CartListGroup => ({
        key,
        kind,
        categoryName,
        skus: grouped.map(({ line }) => line.sku),
        lineCount: grouped.filter(({ line }) => !removed.has(line.sku)).length,
      })),
    [lines, removed, displayRules],
  );
  const entered = useMemo((): readonly CartListGroup[] => {
    const skus = lines.map(({ sku }) => sku);
    return [{ key: 'entry', kind: 'entry', categoryName: undefined, skus, lineCount: skus.length }];
  }, [lines]);
  const swap = useSwapLine(context);
  const { ask, dialog } = useSubstitution(context);
  const knowsUsual = UsualAmounts.useWhenIdle() && context.shop.kind === 'own';
  const [usualNotes, setUsualNotes] = useState(noNotes);
  const handOver = useFocusHandover();
  /** Heights in pixels of lines that were just removed, by sku. */
  const [removedHeights] = useState(() => new Map<string, number>());
  // Read on demand: new commands for each cart would render every line again.
  const latestLines = useLatest(cart.lines);
  const focusing = useMemo<CartLineCommands>(
    () => ({
      ...commands,
      remove: (sku) => {
        handOver(`[data-removed="${CSS.escape(sku)}"] button`);
        const row = document.querySelector<HTMLElement>(`article[data-sku="${CSS.escape(sku)}"]`);
        if (row) removedHeights.set(sku, row.offsetHeight);
        commands.remove(sku);
      },
      // A fair's goods have no substitutes.
      ...(context.shop.kind === 'own' && {
        substitute: (line) =>
          ask(
            { product: line.product, amount: line.amount, unit: line.unit, heldSkus: new Set(latestLines.current.map(({ sku }) => sku)) },
            {
              onSwap: ({ product: { sku, name }, amount, unit }) =>
                swap(line.sku, { sku, name, amount, unitAbbreviation: unit.abbreviation }),
              focusAfter: `[data-removed="${CSS.escape(line.sku)}"] button`,
            },
          ),
      }),
    }),
    [commands, handOver, removedHeights, context.shop.kind, ask, swap, latestLines],
  );
  const renderLine = useCallback(
    (sku: string, category: string | undefined) => {
      const place = removed.get(sku);
      if (place) {
        const undo = () => {
          handOver(`article[data-sku="${CSS.escape(sku)}"] [data-remove]`);
          commands.undo(place.removalId);
        };
        return (
          <RemovedLineRow
            sku={sku}
            name={place.line.product.name}
            fromHeight={removedHeights.get(sku)}
            // A row that is shown again, by scrolling, doesn't shrink again.
            onShrunk={() => removedHeights.delete(sku)}
            onUndo={undo}
          />
        );
      }
      const line = bySku.get(sku);
      return (
        line && (
          <ConnectedCartLine
            line={line}
            category={category}
            usualNote={usualNotes.get(sku)}
            context={context}
            displayRules={displayRules}
            commands={focusing}
          />
        )
      );
    },
    [removed, bySku, usualNotes, context, displayRules, commands, focusing, handOver, removedHeights],
  );
  return (
    <div className={styles.rows}>
      {cart.errors.length > 0 && (
        <section>
          <SectionHeading level={2} look="part" className={styles.broken}>
            <FormattedMessage id="cart.group.broken" />
          </SectionHeading>
          {cart.errors.map(({ sku }, place) => (
            <BrokenLineRow key={sku || place} sku={sku || undefined} onRemove={commands.remove} />
          ))}
        </section>
      )}
      {knowsUsual && <UsualAmounts context={context} lines={cart.lines} onNotes={setUsualNotes} />}
      {dialog}
      <CartList groups={order === 'entry' ? entered : groups} renderLine={renderLine} />
    </div>
  );
}
