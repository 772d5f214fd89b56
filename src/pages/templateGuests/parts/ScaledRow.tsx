import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { reasonText } from '#components/cart/refusalText.ts';
import { fillingText } from '#components/product/fillingText.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { roundUp } from '#domain/price/money.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { measureSign, type Unit } from '#domain/product/unit.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import { formatUnits, unitLabel } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { Check } from '#kit/field/Check.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { ChosenPack } from '../rules/guestScale';
import { choiceOf, lineContent, lineTotal, packOffer, type Rounding, type ScaledLine } from '../rules/scaledLine';
import { contentText } from './contentText';
import { LinePortion } from './LinePortion';
import styles from './ScaledRow.module.css';

interface ScaledRowProps extends ComponentProps<typeof LinePortion> {
  displayRules: DisplayRules;
  href: string;
  /** Called when its amount becomes fixed, or dependent on the guests again. */
  onFixed(sku: string, isFixed: boolean): void;
  /** Called when a pack was chosen for it, or undefined to reset. */
  onPack(sku: string, pack: ChosenPack | undefined): void;
}

/** A rounding as text: "+0,4 Kartons aufgerundet". With more than two decimals it is rounded up, so it never reads as zero. */
function roundingText(intl: IntlShape, { kind, by }: Rounding, unit: { readonly name: string; readonly abbreviation: string }): string {
  return intl.formatMessage(
    { id: `templateGuests.rounding.${kind}` },
    { quantity: formatUnits(intl, by.toDecimalPlaces(2, roundUp), unit) },
  );
}

/** Content of a line and what is over: "2 Laib = ca. 12 kg, 3 kg übrig"; undefined if unknown, or if it says nothing new. */
function lineContentText(intl: IntlShape, line: ScaledLine, product: Product, quantity: string, unit: Unit): string | undefined {
  const content = lineContent(line);
  if (!content) return undefined;
  const { measure, ordered, over } = content;
  const text = contentText(intl, ordered, measure);
  const isMeasure = measureSign(unit.abbreviation) !== undefined;
  const rest = over?.toDecimalPlaces(0).greaterThan(0) ? contentText(intl, over, measure) : undefined;
  if (isMeasure && rest === undefined) return undefined;
  return intl.formatMessage(
    { id: 'templateGuests.content' },
    {
      parts: isMeasure ? 'rest' : rest === undefined ? 'content' : 'both',
      quantity,
      content: product.isWeighed ? intl.formatMessage({ id: 'quantity.about' }, { quantity: text }) : text,
      rest,
    },
  );
}

/** A line of a template for the expected guests: old and new amount, content, rounding, price, and a cheaper pack. */
export function ScaledRow({ line, product, displayRules, href, onFixed, onPack, ...portion }: ScaledRowProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const { item, result, isFixed, pack, roundings, problem } = line;
  const own = unitOfLine(product, item.unit);
  const unit = choiceOf(line)?.unit ?? own;
  const [before, after] = [formatUnits(intl, item.amount, own), formatUnits(intl, result.amount, unit)];
  const total = lineTotal(line, displayRules);
  const offer = packOffer(line, displayRules);
  const filling = fillingText(intl, product, unit);
  const content = lineContentText(intl, line, product, after, unit);
  return (
    <article className={styles.row} aria-label={product.name} data-sku={product.sku}>
      <div className={styles.product}>
        <AppLink href={href} className={styles.name}>
          {product.name}
        </AppLink>
        <span className={styles.quiet}>{[numberOf(product), filling].filter(Boolean).join(' · ')}</span>
        {!isFixed && <LinePortion line={line} product={product} {...portion} />}
      </div>
      <div className={styles.amounts}>
        {result === item ? (
          <strong>{before}</strong>
        ) : (
          <>
            <span aria-hidden="true">
              {before} → <strong>{after}</strong>
            </span>
            <VisuallyHidden>
              <FormattedMessage id="templateGuests.spoken" values={{ before, after }} />
            </VisuallyHidden>
          </>
        )}
        {roundings.map((rounding) => (
          <span key={rounding.kind} className={styles.quiet}>
            {roundingText(intl, rounding, unit)}
          </span>
        ))}
        {content && <span className={styles.quiet}>{content}</span>}
      </div>
      {displayRules.canSeePrices && (
        <div className={styles.total}>{problem ? '' : total ? formatPrice(total) : intl.formatMessage({ id: 'price.onRequest' })}</div>
      )}
      <label className={styles.fixed}>
        <Check
          label={intl.formatMessage({ id: 'templateGuests.fixed.of' }, { product: product.name })}
          isChecked={isFixed}
          onChange={(next) => onFixed(item.productSku, next)}
        />
        <span>
          <FormattedMessage id="templateGuests.fixed" />
        </span>
      </label>
      {problem && <p className={styles.problem}>{reasonText(intl, problem)}</p>}
      {(offer || pack) && (
        <p className={styles.packs}>
          {offer && (
            <UnstyledButton className={styles.pack} onClick={() => onPack(item.productSku, offer.pack)}>
              <FormattedMessage
                id="templateGuests.pack"
                values={{
                  quantity: formatUnits(intl, offer.amount, offer.unit),
                  price: formatReferencePrice(offer.reference),
                  present: formatReferencePrice(offer.instead),
                  sign: offer.difference.isZero() ? 'same' : offer.difference.isNegative() ? 'less' : 'more',
                  difference: formatPrice(offer.difference.absoluteValue()),
                }}
              />
            </UnstyledButton>
          )}
          {pack && (
            <UnstyledButton className={styles.pack} onClick={() => onPack(item.productSku, undefined)}>
              <FormattedMessage id="templateGuests.pack.back" values={{ unit: unitLabel(intl, own) }} />
            </UnstyledButton>
          )}
        </p>
      )}
    </article>
  );
}

interface ScaledHeadProps {
  /** False for a user without the price permission: the column of sums stays empty. */
  canSeePrices: boolean;
}

/** Heads of the columns in a wide window; a screen reader hears each row's own words instead. */
export function ScaledHead({ canSeePrices }: ScaledHeadProps) {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>
        <FormattedMessage id="templateGuests.head.product" />
      </span>
      <span>
        <FormattedMessage id="templateGuests.head.amounts" />
      </span>
      <span className={styles.total}>
        {canSeePrices && (
          <span>
            <FormattedMessage id="templateGuests.sum" />
          </span>
        )}
      </span>
      <span>
        <FormattedMessage id="templateGuests.fixed" />
      </span>
    </div>
  );
}
