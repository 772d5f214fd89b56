import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { reasonText } from '../../../components/cart/refusalText';
import { fillingText } from '../../../components/product/fillingText';
import { useProductNumber } from '../../../components/product/productNumber';
import type { DisplayRules } from '../../../domain/displayRules';
import { roundUp } from '../../../domain/money';
import { unitOfLine, type Product } from '../../../domain/product';
import { formatPrice } from '../../../i18n/format';
import { formatReferencePrice } from '../../../i18n/measure';
import { formatUnits, unitLabel } from '../../../i18n/unitName';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../../kit/feedback/VisuallyHidden';
import { Check } from '../../../kit/field/Check';
import { AppLink } from '../../../kit/link/AppLink';
import { choiceOf, lineTotal, packOffer, type ChosenPack, type Rounding, type ScaledLine } from '../rules/guestScale';
import styles from './ScaledRow.module.css';

interface ScaledRowProps {
  line: ScaledLine;
  /** Its product, which is known. */
  product: Product;
  displayRules: DisplayRules;
  /** Address of the product. */
  href: string;
  /** Its amount depends on the guests, or not. */
  onFixed(sku: string, isFixed: boolean): void;
  /** A pack was chosen for it, or taken back. */
  onPack(sku: string, pack: ChosenPack | undefined): void;
}

/** What was rounded, in words: "+0,4 Kartons aufgerundet". Of what has many decimals two are shown, rounded up: it is never nothing. */
function roundingText(intl: IntlShape, { kind, by }: Rounding, unit: { readonly name: string; readonly abbreviation: string }): string {
  return intl.formatMessage(
    { id: `templateGuests.rounding.${kind}` },
    { quantity: formatUnits(intl, by.toDecimalPlaces(2, roundUp), unit) },
  );
}

/** A line of a template as it is for the guests that come: from which amount to which, what was rounded, what it costs, and a cheaper pack. */
export function ScaledRow({ line, product, displayRules, href, onFixed, onPack }: ScaledRowProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const { item, result, isFixed, pack, roundings, problem } = line;
  const own = unitOfLine(product, item.unit);
  const unit = choiceOf(line)?.unit ?? own;
  const [before, after] = [formatUnits(intl, item.amount, own), formatUnits(intl, result.amount, unit)];
  const total = lineTotal(line, displayRules);
  const offer = packOffer(line, displayRules);
  const filling = fillingText(intl, product, unit);
  return (
    <article className={styles.row} aria-label={product.name} data-sku={product.sku}>
      <div className={styles.product}>
        <AppLink href={href} className={styles.name}>
          {product.name}
        </AppLink>
        <span className={styles.quiet}>{[numberOf(product), filling].filter(Boolean).join(' · ')}</span>
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
