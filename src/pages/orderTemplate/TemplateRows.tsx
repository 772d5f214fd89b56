import { useCallback, useEffect, useMemo, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { CartList, type CartListGroup } from '../../components/cart/CartList';
import { RemovedLineRow } from '../../components/cart/RemovedLineRow';
import { TemplateItemRow } from '../../components/orderTemplate/TemplateItemRow';
import type { ProductViewing } from '../../components/product/productView';
import { limits } from '../../domain/limits';
import type { OrderTemplateDetail } from '../../domain/orderTemplate';
import type { RaisedAmount } from '../../domain/quantity';
import { isSameQuantity, type TemplateGroup } from '../../domain/templateItems';
import type { Unit } from '../../domain/unit';
import { formatUnits } from '../../i18n/unitName';
import type { WindowedListHandle } from '../../kit/list/WindowedList';
import { useToasts } from '../../kit/toast/toastQueue';
import { paths } from '../../paths';
import type { useTemplateItems } from './templateItems';
import type { TemplateProducts } from './templateProducts';

interface TemplateRowsProps {
  template: OrderTemplateDetail;
  items: ReturnType<typeof useTemplateItems>;
  groups: readonly TemplateGroup[];
  products: TemplateProducts;
  viewing: ProductViewing;
  handle: Ref<WindowedListHandle>;
}

/** What is in a template, by the categories of the catalogue; long ones are windowed. A removed product leaves its place with the way back. */
export function TemplateRows({ template, items, groups, products, viewing, handle }: TemplateRowsProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { commands, edits, shown, isRemoved } = items;
  const { bySku, isLoading } = products;
  const shownBySku = useMemo(() => new Map(shown.map((item) => [item.productSku, item])), [shown]);
  const held = useMemo(() => new Map(template.orderTemplateItems.map((item) => [item.productSku, item])), [template.orderTemplateItems]);
  const listed = groups.map(({ key, categoryName, skus }): CartListGroup => ({
    key,
    kind: 'category',
    categoryName,
    skus,
    lineCount: skus.filter((sku) => !isRemoved(sku)).length,
  }));
  const tellRaised = useCallback(
    ({ amount }: RaisedAmount, unit: Unit) =>
      toasts.show({
        severity: 'warn',
        text: intl.formatMessage({ id: 'quantity.minimum.raised' }, { quantity: formatUnits(intl, amount, unit) }),
        autoCloseMs: limits.warningToast,
      }),
    [intl, toasts],
  );
  const rows = useRef<HTMLDivElement>(null);
  // What a press takes away would take the keyboard along: it goes to the undo in the row's place, and back with the row.
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current === undefined ? undefined : rows.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    if (document.activeElement === null || document.activeElement === document.body) target.focus();
  });
  const remove = useCallback(
    (sku: string) => {
      wanted.current = `[data-removed="${CSS.escape(sku)}"] button`;
      commands.remove(sku);
    },
    [commands],
  );
  const renderLine = (sku: string) => {
    const item = shownBySku.get(sku);
    if (!item) return null;
    const product = bySku.get(sku);
    if (isRemoved(sku)) {
      const undo = () => {
        wanted.current = `article[data-sku="${CSS.escape(sku)}"] [data-remove]`;
        commands.undo(sku);
      };
      return (
        <RemovedLineRow
          sku={sku}
          name={product?.name ?? intl.formatMessage({ id: 'orderTemplatePage.item.unknown' }, { sku })}
          onUndo={undo}
        />
      );
    }
    const theirs = held.get(sku);
    return (
      <TemplateItemRow
        sku={sku}
        amount={item.amount}
        unit={item.unit}
        product={product}
        isLoading={!product && isLoading}
        viewing={viewing}
        href={paths.product(sku)}
        edit={edits.get(sku)}
        theirs={isSameQuantity(theirs, item) ? undefined : theirs}
        onChoose={commands.choose}
        onRaised={tellRaised}
        onRemove={remove}
        onRetry={commands.retry}
        onAccept={commands.accept}
      />
    );
  };
  return (
    <div ref={rows}>
      <CartList groups={listed} renderLine={renderLine} handle={handle} />
    </div>
  );
}
