import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PriceQuote } from '../../../domain/price';
import { unitOfLine, type Product } from '../../../domain/product';
import { raiseToMinimum, type ClampedAmount } from '../../../domain/quantity';
import type { ItemEdit } from '../rules/templateEdits';
import { itemProblem, type ItemQuantity } from '../../../domain/templateItems';
import type { Unit } from '../../../domain/unit';
import { formatUnits } from '../../../i18n/unitName';
import { IconButton } from '../../../kit/action/IconButton';
import { Spinner } from '../../../kit/feedback/Spinner';
import { useRing } from '../../../kit/feedback/useRing';
import { AppLink } from '../../../kit/link/AppLink';
import { WatchedPrice } from '../../../components/price/WatchedPrice';
import { CartLinePrice, CartLineTotal } from '../../../components/cart/CartLinePrice';
import { BadgeList } from '../../../components/product/BadgeList';
import { ProductMeta } from '../../../components/product/ProductMeta';
import { ProductPicture } from '../../../components/product/ProductPicture';
import { badgesOf, quoteOf, type DisplayRules } from '../../../domain/displayRules';
import { AmountInput, type AmountHandle } from '../../../components/quantity/AmountInput';
import { UnitSelect } from '../../../components/quantity/UnitSelect';
import { TemplateItemNotes } from './TemplateItemNotes';
import line from '../../../components/cart/lineRow.module.css';
import styles from './TemplateItemRow.module.css';

interface TemplateItemRowProps {
  sku: string;
  /** Amount and unit as they are wanted. */
  amount: number;
  /** Abbreviation of the unit. */
  unit: string;
  /** Undefined while it is being read, or where it can't be. */
  product: Product | undefined;
  /** The product is being read. */
  isLoading: boolean;
  displayRules: DisplayRules;
  /** Address of the product's page. */
  href: string;
  /** Its category, where no heading says it. */
  category?: string | undefined;
  /** What was done to it and is not saved; undefined when idle. */
  edit: ItemEdit | undefined;
  /** What the template holds, where that is something else than what is wanted. */
  theirs: ItemQuantity | undefined;
  onChoose(sku: string, wanted: ItemQuantity): void;
  /** The amount was below the minimum and has been raised: the warning is due (P§8). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
  onRemove(sku: string): void;
  /** Saves what is wanted after all. */
  onRetry(sku: string): void;
  /** Gives up what is wanted. */
  onAccept(sku: string): void;
  /** Looks for what can stand in for it, where it can't be ordered. */
  onSubstitute?: (sku: string) => void;
}

/** A product of an order template: what it is, how much of it, what that costs, and what keeps it from the cart. Renders again only when it changes itself. */
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
        {product && <Meta product={product} quote={quote} unit={props.unit} displayRules={displayRules} category={props.category} />}
      </div>
      <div className={line.notes}>
        <TemplateItemNotes
          {...props}
          name={product?.name}
          onSubstitute={product && props.onSubstitute && (() => props.onSubstitute?.(sku))}
          problem={product && itemProblem({ productSku: sku, amount, unit: props.unit }, product)}
        />
        {product?.isOrderable && <WatchedPrice product={product} choice={{ amount, unit: unitOfLine(product, props.unit) }} />}
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
  unit,
  displayRules,
  category,
}: WithQuote<Pick<TemplateItemRowProps, 'unit' | 'displayRules' | 'category'>>) {
  return (
    <span className={line.meta}>
      <ProductMeta
        product={product}
        unit={unitOfLine(product, unit)}
        referencePrice={quote?.kind === 'priced' ? quote.referencePrice : undefined}
        category={category}
      />
      <BadgeList badges={badgesOf(product, displayRules)} />
    </span>
  );
}

function Quantity({ sku, product, amount, unit, onChoose, onClamped }: WithProduct<TemplateItemRowProps>) {
  const amountHandle = useRef<AmountHandle>(null);
  const known = unitOfLine(product, unit);
  // A unit that is no longer sold is named by its abbreviation, for another to be chosen.
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
