import { shortenText } from '#domain/text/cutText.ts';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NamedLines } from '#components/cart/NamedLines.tsx';
import { reasonText } from '#components/cart/refusalText.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { useDietStrip } from '#connected/dietGuard/DietStrip.tsx';
import { guestEventDraft } from '#connected/dietGuard/guestEvent.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useTemplateFilling } from '#connected/orderTemplate/templateFilling.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { limits } from '#domain/text/limits.ts';
import type { OrderTemplate } from '#domain/template/orderTemplate.ts';
import type { Product } from '#domain/product/product.ts';
import { GrowingList } from '#kit/list/GrowingList.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './GuestScaling.module.css';
import { guestScaleDraft } from './guestScaleKept';
import { useGuestSwaps } from './guestSwaps';
import { GuestFields } from './parts/GuestFields';
import { ScaledHead, ScaledRow } from './parts/ScaledRow';
import { ScaleSum } from './parts/ScaleSum';
import {
  goesAlong,
  guestCost,
  isEmptyScale,
  requestedLines,
  rememberedLines,
  withFixed,
  withPack,
  withSwap,
  type ChosenPack,
  type GuestScale,
  type ScaledLine,
} from './rules/guestScale';

interface GuestScalingProps {
  context: BuyerContext;
  userId: string;
  template: OrderTemplate;
  /** By sku, including substitutes; unknown products are missing. */
  products: ReadonlyMap<string, Product>;
  /** Called with the product when the user has chosen a substitute. */
  onFound(product: Product): void;
  title: string;
  back: ReactNode;
}

const keyOf = ({ item }: ScaledLine) => item.productSku;
/** Estimated row heights in pixels: desktop and phone. */
const [rowHeight, phoneRowHeight] = [60, 122];

/** Lines of a template for the expected guests, their cost, and buttons to order or copy them. */
export function GuestScaling({ context, userId, template, products, onFound, title, back }: GuestScalingProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const displayRules = useDisplayRules(context);
  const kept = guestScaleDraft(context, userId, template.id);
  const present = useStored(kept);
  const event = useStored(guestEventDraft(context, userId));
  const scale = useShownScale(present);
  const keep = useCallback((next: GuestScale) => kept.keep(isEmptyScale(next) ? undefined : next), [kept]);
  const substitutes = useGuestSwaps({
    context,
    items: template.orderTemplateItems,
    swaps: present.swaps,
    products,
    onSwap: (gone, swap, product) => {
      if (product) onFound(product);
      keep(withSwap(kept.read(), gone, swap));
    },
  });
  const { items } = substitutes;
  const linesOf = useMemo(() => rememberedLines(items, products, displayRules), [items, products, displayRules]);
  const lines = useMemo(() => linesOf(scale), [linesOf, scale]);
  const along = useMemo(() => lines.filter(goesAlong), [lines]);
  const leftOut = lines.filter((line) => !goesAlong(line));
  const cost = useMemo(() => guestCost(along, scale.wanted, displayRules), [along, scale.wanted, displayRules]);
  const dietStrip = useDietStrip(context, useDeclared(along, products));
  const addition = useReportedAddition(context);
  const copy = useTemplateFilling(context, copyNameOf(template.name, present.wanted, intl.formatMessage));
  const isShown = scale.base === present.base && scale.wanted === present.wanted;
  const isReady = isShown && scale.base !== undefined && scale.wanted !== undefined && along.length > 0;

  const onFixed = useCallback((sku: string, isFixed: boolean) => keep(withFixed(kept.read(), sku, isFixed)), [kept, keep]);
  const onPack = useCallback((sku: string, pack: ChosenPack | undefined) => keep(withPack(kept.read(), sku, pack)), [kept, keep]);
  const isPhone = useViewport() === 'mobile';
  const heightOf = useCallback(() => (isPhone ? phoneRowHeight : rowHeight), [isPhone]);
  const row = useCallback(
    (line: ScaledLine) => {
      const product = products.get(line.item.productSku);
      return (
        product && (
          <ScaledRow
            line={line}
            product={product}
            displayRules={displayRules}
            href={paths.product(product.sku)}
            onFixed={onFixed}
            onPack={onPack}
          />
        )
      );
    },
    [products, displayRules, onFixed, onPack],
  );
  return (
    <MyFrame
      current="orderTemplates"
      title={title}
      back={back}
      primary={{
        key: 'cart',
        label: intl.formatMessage({ id: 'product.cart.add' }),
        isBusy: addition.isAdding,
        isDisabled: !isReady,
        onPress: () => addition.add(requestedLines(along)),
      }}
      actions={[
        {
          key: 'copy',
          label: intl.formatMessage({ id: 'templateGuests.toCopy' }),
          opensDialog: true,
          isDisabled: !isReady,
          onPress: () => copy.ask(requestedLines(along)),
        },
      ]}
    >
      <div className={styles.screen}>
        <GuestFields
          base={present.base}
          wanted={present.wanted}
          event={event}
          eventHref={paths.event()}
          onBase={(base) => keep({ ...kept.read(), base })}
          onWanted={(wanted) => keep({ ...kept.read(), wanted })}
        />
        <ScaleSum scale={scale} cost={cost} belowMinimum={along.filter(({ problem }) => problem).length} />
        <StatusLine>{dietStrip}</StatusLine>
        {along.length > 0 && (
          <Surface as="section" aria-label={intl.formatMessage({ id: 'templateGuests.lines' })}>
            <ScaledHead canSeePrices={displayRules.canSeePrices} />
            <GrowingList items={along} keyOf={keyOf} heightOf={heightOf} render={row} />
          </Surface>
        )}
        {leftOut.length > 0 && (
          <section>
            <SectionHeading level={2}>
              <FormattedMessage id="templateGuests.leftOut" values={{ count: leftOut.length }} />
            </SectionHeading>
            <NamedLines
              lines={leftOut.map((line) => {
                const { productSku: sku } = line.item;
                return {
                  key: sku,
                  name: line.product?.name ?? intl.formatMessage({ id: 'templateGuests.unknown' }, { sku }),
                  id: line.product && numberOf(line.product),
                  remark: (
                    <>
                      {line.problem && <span>{reasonText(intl, line.problem)}</span>}
                      {substitutes.offerOf(line)}
                    </>
                  ),
                };
              })}
            />
          </section>
        )}
      </div>
      {addition.report}
      {copy.dialog}
      {substitutes.dialog}
    </MyFrame>
  );
}

/** Suggested name of a copy: "Wochenbedarf (120 Gäste)", cut to the maximum length. */
function copyNameOf(name: string, guests: number | undefined, format: ReturnType<typeof useIntl>['formatMessage']): string {
  if (guests === undefined) return name;
  const nameWith = (start: string) => format({ id: 'templateGuests.copyName' }, { name: start, count: guests });
  const spare = limits.templateNameCharacters - nameWith('').length;
  return nameWith(shortenText(name, spare));
}

/** Scale to display: typed numbers are deferred, so that they never delay the user; ticks and presses apply at once. */
function useShownScale(present: GuestScale): GuestScale {
  const [base, wanted] = [useDeferredValue(present.base), useDeferredValue(present.wanted)];
  const choices = JSON.stringify({ fixed: present.fixed, packs: present.packs, swaps: present.swaps });
  return useMemo(() => ({ base, wanted, ...(JSON.parse(choices) as Omit<GuestScale, 'base' | 'wanted'>) }), [base, wanted, choices]);
}

/** Products for an event's diet check; the same list until it changes. */
function useDeclared(along: readonly ScaledLine[], products: ReadonlyMap<string, Product>) {
  const skus = along.map(keyOf).join(' ');
  return useMemo(() => skus.split(' ').flatMap((sku) => (sku === '' ? [] : [{ sku, name: products.get(sku)?.name }])), [skus, products]);
}
