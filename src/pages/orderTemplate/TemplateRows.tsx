import { useCallback, useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { CartList, type CartListGroup } from '#components/cart/CartList.tsx';
import { RemovedLineRow } from '#components/cart/RemovedLineRow.tsx';
import { TemplateItemRow } from './parts/TemplateItemRow';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { useMinimumAmountToast } from '#connected/cart/clampedAmount.ts';
import type { OrderTemplateDetail } from '#domain/template/orderTemplate.ts';
import { isSameQuantity, type TemplateGroup } from '#domain/template/templateItems.ts';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { unitOfLine } from '#domain/product/product.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { SubstituteOffer } from '#connected/product/AskedSubstitution.tsx';
import type { useTemplateItems } from './templateItems';
import type { TemplateProducts } from './templateProducts';

const AskedSubstitution = lazyComponent(async () => (await import('#connected/product/AskedSubstitution.tsx')).AskedSubstitution);

interface TemplateRowsProps {
  context: BuyerContext;
  template: OrderTemplateDetail;
  items: ReturnType<typeof useTemplateItems>;
  groups: readonly TemplateGroup[];
  products: TemplateProducts;
  displayRules: DisplayRules;
  handle: Ref<WindowedListHandle>;
}

/** Products of a template by catalogue category; long ones are windowed. A removed product leaves its place, with an undo. */
export function TemplateRows({ context, template, items, groups, products, displayRules, handle }: TemplateRowsProps) {
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
  const [asked, setAsked] = useState<SubstituteOffer>();
  const [swapped, setSwapped] = useState<ReadonlyMap<string, string>>(new Map());
  const substitute = (sku: string) => {
    const [item, product] = [shownBySku.get(sku), bySku.get(sku)];
    if (!item || !product) return;
    setAsked({
      wanted: { product, amount: item.amount, unit: unitOfLine(product, item.unit), heldSkus: new Set(shownBySku.keys()) },
      after: {
        onSwap: ({ product: { sku: next }, amount, unit }) => {
          setSwapped((before) => new Map(before).set(sku, next));
          commands.choose(next, { amount, unit: unit.abbreviation });
          commands.remove(sku);
        },
        focusAfter: `[data-removed="${CSS.escape(sku)}"] button`,
      },
    });
  };
  const renderLine = (sku: string, category: string | undefined) => {
    const item = shownBySku.get(sku);
    if (!item) return null;
    const product = bySku.get(sku);
    if (isRemoved(sku)) {
      const undo = () => {
        handOver(`article[data-sku="${CSS.escape(sku)}"] [data-remove]`);
        commands.undo(sku);
        // Its substitute is removed again.
        const replacement = swapped.get(sku);
        if (replacement !== undefined && shownBySku.has(replacement)) commands.remove(replacement);
        setSwapped((before) => new Map([...before].filter(([gone]) => gone !== sku)));
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
        onSubstitute={substitute}
      />
    );
  };
  return (
    <>
      {asked && <AskedSubstitution context={context} asked={asked} />}
      <CartList groups={listed} renderLine={renderLine} handle={handle} />
    </>
  );
}
