import { shortenText } from '#domain/text/cutText.ts';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#clock/serverTime.ts';
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
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
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
import { eventText } from './parts/planTexts';
import { ScaledHead, ScaledRow } from './parts/ScaledRow';
import { ScaleSum } from './parts/ScaleSum';
import { orderedGuests, withSwap } from './rules/guestScale';
import { copiedScale, goesAlong, guestCost, rememberedLines, requestedLines, type ScaledLine } from './rules/scaledLine';
import { useGuestScale, useShownScale } from './useGuestScale';

const DishList = lazyComponent(async () => (await import('./parts/DishList')).DishList);
const EventList = lazyComponent(async () => (await import('./parts/EventList')).EventList);

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
const [rowHeight, phoneRowHeight] = [92, 160];

/** Lines of a template for the expected guests, their cost, and buttons to order or copy them. */
export function GuestScaling({ context, userId, template, products, onFound, title, back }: GuestScalingProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const today = useToday();
  const displayRules = useDisplayRules(context);
  const kept = guestScaleDraft(context, userId, template.id);
  const event = useStored(guestEventDraft(context, userId));
  const { present, change, rows, events, dishes } = useGuestScale(kept, event);
  const scale = useShownScale(present);
  const guests = orderedGuests(scale);
  const substitutes = useGuestSwaps({
    context,
    items: template.orderTemplateItems,
    swaps: present.swaps,
    products,
    onSwap: (gone, swap, product) => {
      if (product) onFound(product);
      change((before) => withSwap(before, gone, swap));
    },
  });
  const { items } = substitutes;
  // Their first entry takes the focus as soon as it is asked for.
  useEffect(() => {
    EventList.prefetch();
    DishList.prefetch();
  }, []);
  const linesOf = useMemo(() => rememberedLines(items, products, displayRules), [items, products, displayRules]);
  const lines = useMemo(() => linesOf(scale), [linesOf, scale]);
  const along = useMemo(() => lines.filter(goesAlong), [lines]);
  const leftOut = lines.filter((line) => !goesAlong(line));
  const cost = useMemo(() => guestCost(along, guests, displayRules), [along, guests, displayRules]);
  const dietStrip = useDietStrip(context, useDeclared(along, products));
  const addition = useReportedAddition(context);
  const copy = useTemplateFilling(context, copyNameOf(template.name, guests, intl.formatMessage), (templateId) =>
    guestScaleDraft(context, userId, templateId).keep(copiedScale(scale, along)),
  );
  const isComplete = along.every(({ isFixed, need }) => isFixed || need);
  const isShown = JSON.stringify(scale) === JSON.stringify(present);
  const isReady = isShown && guests !== undefined && isComplete && along.length > 0;
  const namesOf = (isLeftOut: boolean) => scale.events.filter((one) => one.isLeftOut === isLeftOut).map((one) => eventText(intl, one));

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
            dishes={scale.dishes}
            {...rows}
          />
        )
      );
    },
    [products, displayRules, scale.dishes, rows],
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
          onBase={(base) => change((before) => ({ ...before, base }))}
          onWanted={(wanted) => change((before) => ({ ...before, wanted }))}
          onEvents={present.events.length === 0 ? events.onAdd : undefined}
          onDishes={present.dishes.length === 0 ? dishes.onAdd : undefined}
        />
        {present.events.length > 0 && <EventList events={present.events} today={today} {...events} />}
        {present.dishes.length > 0 && <DishList dishes={present.dishes} {...dishes} />}
        <ScaleSum
          base={scale.base}
          guests={guests}
          isComplete={isComplete}
          isChanged={along.some(({ item, result }) => result !== item)}
          events={namesOf(false)}
          otherEvents={namesOf(true)}
          cost={cost}
          belowMinimum={along.filter(({ problem }) => problem).length}
        />
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

/** Products for an event's diet check; the same list until it changes. */
function useDeclared(along: readonly ScaledLine[], products: ReadonlyMap<string, Product>) {
  const skus = along.map(keyOf).join(' ');
  return useMemo(() => skus.split(' ').flatMap((sku) => (sku === '' ? [] : [{ sku, name: products.get(sku)?.name }])), [skus, products]);
}
