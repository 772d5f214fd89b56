import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PriceQuote } from '#domain/price/price.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { raiseToMinimum, type ClampedAmount } from '#domain/product/quantity.ts';
import type { ItemEdit } from '../rules/templateEdits';
import { itemProblem, type ItemQuantity } from '#domain/template/templateItems.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { Spinner } from '#kit/feedback/Spinner.tsx';
import { useRing } from '#kit/feedback/useRing.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { WatchedPrice } from '#components/price/WatchedPrice.tsx';
import { CartLinePrice, CartLineTotal } from '#components/cart/CartLinePrice.tsx';
import { BadgeList } from '#components/product/BadgeList.tsx';
import { ProductMeta } from '#components/product/ProductMeta.tsx';
import { ProductPicture } from '#components/product/ProductPicture.tsx';
import { shownBadgesOf, quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { AmountInput, type AmountHandle } from '#components/quantity/AmountInput.tsx';
import { UnitSelect } from '#components/quantity/UnitSelect.tsx';
import { TemplateItemNotes } from './TemplateItemNotes';
import line from '#components/cart/lineRow.module.css';
import styles from './TemplateItemRow.module.css';

interface TemplateItemRowProps {
  sku: string;
  /** Wanted amount. */
  amount: number;
  /** Abbreviation of the unit. */
  unit: string;
  /** Undefined while loading, or on failure. */
  product: Product | undefined;
  /** The product is loading. */
  isLoading: boolean;
  displayRules: DisplayRules;
  /** Address of the product's page. */
  href: string;
  /** Its category, if no heading says it. */
  category?: string | undefined;
  /** Unsaved change; undefined when idle. */
  edit: ItemEdit | undefined;
  /** Amount in the template if it differs from the wanted one. */
  theirs: ItemQuantity | undefined;
  onChoose(sku: string, wanted: ItemQuantity): void;
  /** Called after an amount was raised to the minimum, so that the caller shows the warning (P§8 "Minimum quantity"). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
  onRemove(sku: string): void;
  /** Called to save the wanted amount again. */
  onRetry(sku: string): void;
  /** Called to discard the wanted amount. */
  onAccept(sku: string): void;
  /** Called to search a substitute for a product that can't be ordered. */
  onSubstitute?: (sku: string) => void;
}

/** A product of an order template: name, amount, price, and obstacles to ordering. Renders again only for its own changes. */
export const TemplateItemRow = memo(function TemplateItemRow(props: TemplateItemRowProps) {
  const intl = useIntl();
  const { sku, amount, product, displayRules, href, edit, isLoading } = props;
  const name = product?.name ?? intl.formatMessage({ id: 'orderTemplatePage.item.unknown' }, { sku });
  const quote = product && quoteOf(product, { amount, unit: unitOfLine(product, props.unit) }, displayRules);
  const hasRing = useRing(edit?.state === 'saving');
  return (
    <article
      className={`${line.row} ${product && !product.isOrderable ? line.dimmed : ''}`}
      aria-label={name}
      aria-busy={hasRing || isLoading || undefined}
      data-sku={sku}
    >
      <AppLink href={href} className={line.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={product?.thumbnail} placeholder={displayRules.missingImage} />
      </AppLink>
      <div className={line.text}>
        <AppLink href={href} className={line.name}>
          {name}
        </AppLink>
        {product && (
          <Meta product={product} quote={quote} amount={amount} unit={props.unit} displayRules={displayRules} category={props.category} />
        )}
      </div>
      <div className={line.notes}>
        <TemplateItemNotes
          {...props}
          name={product?.name}
          onSubstitute={product && props.onSubstitute && (() => props.onSubstitute?.(sku))}
          problem={product && itemProblem({ productSku: sku, amount, unit: props.unit }, product)}
        />
      </div>
      {product ? (
        <Quantity {...props} product={product} />
      ) : (
        <div className={line.amount}>{formatUnits(intl, amount, { abbreviation: props.unit })}</div>
      )}
      {product && displayRules.canSeePrices && <Price product={product} quote={quote} unit={props.unit} displayRules={displayRules} />}
      {hasRing && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      <IconButton
        icon="close"
        tone="danger"
        className={line.remove}
        data-remove=""
        label={intl.formatMessage({ id: 'orderTemplatePage.item.remove' }, { product: name })}
        onClick={() => props.onRemove(sku)}
      />
    </article>
  );
});

type WithProduct<Props> = Props & { readonly product: Product };
type WithQuote<Props> = WithProduct<Props> & { readonly quote: PriceQuote | undefined };

function Meta({
  product,
  quote,
  amount,
  unit: abbreviation,
  displayRules,
  category,
}: WithQuote<Pick<TemplateItemRowProps, 'amount' | 'unit' | 'displayRules' | 'category'>>) {
  const unit = unitOfLine(product, abbreviation);
  return (
    <span className={line.meta}>
      <ProductMeta
        product={product}
        unit={unit}
        referencePrice={quote?.kind === 'priced' ? quote.referencePrice : undefined}
        category={category}
      />
      <BadgeList badges={shownBadgesOf(product, displayRules)} />
      {product.isOrderable && <WatchedPrice product={product} choice={{ amount, unit }} />}
    </span>
  );
}

function Quantity({ sku, product, amount, unit, onChoose, onClamped }: WithProduct<TemplateItemRowProps>) {
  const amountHandle = useRef<AmountHandle>(null);
  const known = unitOfLine(product, unit);
  // A unit that is no longer sold is named by its abbreviation until another is chosen.
  const shown = known.abbreviation === unit ? known : { ...known, abbreviation: unit, name: unit };
  const chooseUnit = (next: Unit) => {
    const raised = raiseToMinimum(amountHandle.current?.commit() ?? amount, next.ratio, product.minSaleQuantity);
    if (raised.raised) onClamped(raised, next);
    onChoose(sku, { amount: raised.amount, unit: next.abbreviation });
  };
  return (
    <>
      <div className={line.unit}>
        <UnitSelect
          units={product.units}
          unit={shown}
          storageUnit={product.storageUnit}
          productName={product.name}
          isWeighed={product.isWeighed}
          size="small"
          onChange={chooseUnit}
        />
      </div>
      <div className={line.amount}>
        <AmountInput
          amount={amount}
          ratio={known.ratio}
          minimum={product.minSaleQuantity}
          productName={product.name}
          size="small"
          isCallEach
          handle={amountHandle}
          onChange={(next) => onChoose(sku, { amount: next, unit })}
          onClamped={(raised) => onClamped(raised, known)}
        />
      </div>
    </>
  );
}

function Price({ product, quote, unit, displayRules }: WithQuote<Pick<TemplateItemRowProps, 'unit' | 'displayRules'>>) {
  const chosen = unitOfLine(product, unit);
  return (
    <>
      <div className={line.price}>
        {product.isOrderable && <CartLinePrice quote={quote} unit={chosen} storageUnit={product.storageUnit} displayRules={displayRules} />}
      </div>
      <div className={line.total}>
        <CartLineTotal quote={quote} isOrderable={product.isOrderable} />
      </div>
    </>
  );
}
