import { shortenText } from '../../domain/cutText';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NamedLines } from '../../components/cart/NamedLines';
import { reasonText } from '../../components/cart/refusalText';
import { useProductNumber } from '../../components/product/productNumber';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { DietStrip } from '../../connected/dietGuard/DietStrip';
import { guestEventDraft } from '../../connected/dietGuard/guestEvent';
import { MyFrame } from '../../connected/my/MyFrame';
import { useTemplateFilling } from '../../connected/orderTemplate/templateFilling';
import { useDisplayRules } from '../../connected/product/displayRules';
import { limits } from '../../domain/limits';
import type { OrderTemplate } from '../../domain/orderTemplate';
import type { Product } from '../../domain/product';
import { GrowingList } from '../../kit/list/GrowingList';
import { SectionHeading } from '../../kit/page/SectionHeading';
import { Surface } from '../../kit/page/Surface';
import { useViewport } from '../../kit/page/viewport';
import { paths } from '../../paths';
import { useDeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './GuestScaling.module.css';
import { guestScaleDraft } from './guestScaleKept';
import { GuestFields } from './parts/GuestFields';
import { ScaledRow } from './parts/ScaledRow';
import { ScaleSum } from './parts/ScaleSum';
import {
  goesAlong,
  guestCost,
  isEmptyScale,
  requestedLines,
  rememberedLines,
  withFixed,
  withPack,
  type ChosenPack,
  type GuestScale,
  type ScaledLine,
} from './rules/guestScale';

interface GuestScalingProps {
  context: BuyerContext;
  userId: string;
  template: OrderTemplate;
  /** By sku; one that is unknown is missing. */
  products: ReadonlyMap<string, Product>;
  title: string;
  back: ReactNode;
}

const keyOf = ({ item }: ScaledLine) => item.productSku;
/** Pixels of a row before it is drawn, with a pointer and on the phone. */
const [rowHeight, phoneRowHeight] = [60, 122];

/** The lines of a template for the guests that come, what they cost, and the ways into the cart and into a copy. */
export function GuestScaling({ context, userId, template, products, title, back }: GuestScalingProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const displayRules = useDisplayRules(context);
  const kept = guestScaleDraft(context, userId, template.id);
  const present = useDeviceDraft(kept);
  const event = useDeviceDraft(guestEventDraft(context, userId));
  const scale = useShownScale(present);
  const linesOf = useMemo(() => rememberedLines(template.orderTemplateItems, products), [template, products]);
  const lines = useMemo(() => linesOf(scale), [linesOf, scale]);
  const along = useMemo(() => lines.filter(goesAlong), [lines]);
  const leftOut = lines.filter((line) => !goesAlong(line));
  const cost = useMemo(() => guestCost(along, scale.wanted, displayRules), [along, scale.wanted, displayRules]);
  const declared = useDeclared(along, products);
  const addition = useReportedAddition(context);
  const copy = useTemplateFilling(context, copyNameOf(template.name, present.wanted, intl.formatMessage));
  const isShown = scale.base === present.base && scale.wanted === present.wanted;
  const isReady = isShown && scale.base !== undefined && scale.wanted !== undefined && along.length > 0;

  const keep = useCallback((next: GuestScale) => kept.keep(isEmptyScale(next) ? undefined : next), [kept]);
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
          onBase={(base) => keep({ ...kept.read(), base })}
          onWanted={(wanted) => keep({ ...kept.read(), wanted })}
        />
        <ScaleSum scale={scale} cost={cost} belowMinimum={along.filter(({ problem }) => problem).length} />
        <DietStrip context={context} items={declared} />
        {along.length > 0 && (
          <Surface as="section" aria-label={intl.formatMessage({ id: 'templateGuests.lines' })}>
            <GrowingList items={along} keyOf={keyOf} heightOf={heightOf} render={row} />
          </Surface>
        )}
        {leftOut.length > 0 && (
          <section>
            <SectionHeading level={2}>
              <FormattedMessage id="templateGuests.leftOut" values={{ count: leftOut.length }} />
            </SectionHeading>
            <NamedLines
              lines={leftOut.map(({ item: { productSku: sku }, product, problem }) => ({
                key: sku,
                name: product?.name ?? intl.formatMessage({ id: 'templateGuests.unknown' }, { sku }),
                id: product && numberOf(product),
                remark: problem && reasonText(intl, problem),
              }))}
            />
          </section>
        )}
      </div>
      {addition.report}
      {copy.dialog}
    </MyFrame>
  );
}

/** What a copy is called unless somebody types another name: "Wochenbedarf (120 Gäste)", as long as a name may be. */
function copyNameOf(name: string, guests: number | undefined, format: ReturnType<typeof useIntl>['formatMessage']): string {
  if (guests === undefined) return name;
  const nameWith = (start: string) => format({ id: 'templateGuests.copyName' }, { name: start, count: guests });
  const spare = limits.templateNameCharacters - nameWith('').length;
  return nameWith(shortenText(name, spare));
}

/** What is shown: numbers a moment after they are typed, so that they never hold up who types; what is ticked or pressed at once. */
function useShownScale(present: GuestScale): GuestScale {
  const [base, wanted] = [useDeferredValue(present.base), useDeferredValue(present.wanted)];
  const choices = JSON.stringify({ fixed: present.fixed, packs: present.packs });
  return useMemo(() => ({ base, wanted, ...(JSON.parse(choices) as Pick<GuestScale, 'fixed' | 'packs'>) }), [base, wanted, choices]);
}

/** The products that go along, for the diets of an event; the same list until it changes. */
function useDeclared(along: readonly ScaledLine[], products: ReadonlyMap<string, Product>) {
  const skus = along.map(keyOf).join(' ');
  return useMemo(() => skus.split(' ').flatMap((sku) => (sku === '' ? [] : [{ sku, name: products.get(sku)?.name }])), [skus, products]);
}
