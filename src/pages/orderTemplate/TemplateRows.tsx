import { useCallback, useMemo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { CartList, type CartListGroup } from '../../components/cart/CartList';
import { RemovedLineRow } from '../../components/cart/RemovedLineRow';
import { TemplateItemRow } from './parts/TemplateItemRow';
import type { DisplayRules } from '../../domain/displayRules';
import { useMinimumAmountToast } from '../../connected/cart/clampedAmount';
import type { OrderTemplateDetail } from '../../domain/orderTemplate';
import { isSameQuantity, type TemplateGroup } from '../../domain/templateItems';
import { useFocusHandover } from '../../kit/list/focusHandover';
import type { WindowedListHandle } from '../../kit/list/WindowedList';
import { paths } from '../../paths';
import type { useTemplateItems } from './templateItems';
import type { TemplateProducts } from './templateProducts';

interface TemplateRowsProps {
  template: OrderTemplateDetail;
  items: ReturnType<typeof useTemplateItems>;
  groups: readonly TemplateGroup[];
  products: TemplateProducts;
  displayRules: DisplayRules;
  handle: Ref<WindowedListHandle>;
}

/** What is in a template, by the categories of the catalogue; long ones are windowed. A removed product leaves its place with the way back. */
export function TemplateRows({ template, items, groups, products, displayRules, handle }: TemplateRowsProps) {
  const intl = useIntl();
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
  const tellRaised = useMinimumAmountToast();
  const handOver = useFocusHandover();
  const remove = useCallback(
    (sku: string) => {
      handOver(`[data-removed="${CSS.escape(sku)}"] button`);
      commands.remove(sku);
    },
    [commands, handOver],
  );
  const renderLine = (sku: string, category: string | undefined) => {
    const item = shownBySku.get(sku);
    if (!item) return null;
    const product = bySku.get(sku);
    if (isRemoved(sku)) {
      const undo = () => {
        handOver(`article[data-sku="${CSS.escape(sku)}"] [data-remove]`);
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
        displayRules={displayRules}
        href={paths.product(sku)}
        category={category}
        edit={edits.get(sku)}
        theirs={isSameQuantity(theirs, item) ? undefined : theirs}
        onChoose={commands.choose}
        onClamped={tellRaised}
        onRemove={remove}
        onRetry={commands.retry}
        onAccept={commands.accept}
      />
    );
  };
  return <CartList groups={listed} renderLine={renderLine} handle={handle} />;
}
