import { FormattedMessage, useIntl } from 'react-intl';
import type { PricedQuote, PriceRequest } from '../../domain/price';
import { cheaperPer, priceSteps, type PriceStep, type Purchase } from '../../domain/priceExplanation';
import { reachableTiers, tiers } from '../../domain/priceTiers';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import { formatDay, formatExactPrice, formatPercent, formatPrice } from '../../i18n/format';
import { formatReferencePrice } from '../../i18n/measure';
import { formatUnits, unitName } from '../../i18n/unitName';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { DataTable } from '../../kit/table/DataTable';
import type { OrderChoice } from '../../domain/displayRules';
import styles from './PriceExplanation.module.css';
import { TierTable } from './TierTable';
import { SectionHeading } from '../../kit/page/SectionHeading';

/** Steps beside which no change is written: the first, the total's beginning, and the rounding, whose fractions of a cent would read "−0,00 €". */
const hasNoChange: ReadonlySet<PriceStep['kind']> = new Set<PriceStep['kind']>(['list', 'amount', 'rounding']);

interface PriceExplanationProps {
  product: Pick<Product, 'prices' | 'units' | 'minSaleQuantity' | 'storageUnit'>;
  /** The price that is explained. */
  quote: PricedQuote;
  /** What it was asked with. */
  request: PriceRequest;
  /** The chosen unit. */
  unit: Unit;
  /** `short` tells the way to the price of one unit; `extended` the way to the row total, all tiers, and what is cheaper (P§6). */
  extent: 'short' | 'extended';
  /** Chooses an amount in a unit, out of a tier or a cheaper way to buy; without it both only tell. */
  onChoose: ((choice: OrderChoice) => void) | undefined;
}

/** How a price comes about, step by step from the list price to what is paid (P§9 "Price calculation"). */
export function PriceExplanation({ product, quote, request, unit, extent, onChoose }: PriceExplanationProps) {
  const intl = useIntl();
  const isExtended = extent === 'extended';
  const all = priceSteps(product.prices, request);
  // What only applies to the total changes what is paid as well: then the short way goes on to it.
  const hasTotalFactors = all.some(({ scope, kind }) => scope === 'row' && (kind === 'discount' || kind === 'bonus'));
  const steps = all.filter(({ scope }) => isExtended || hasTotalFactors || scope === 'unit');
  // What the price is measured by: a list price, or the own price where the product has none (P§9).
  const list = all[0]?.kind === 'list' ? all[0].type : quote.type;
  const rows = reachableTiers(tiers(product.prices, request));
  const cheaper = isExtended
    ? cheaperPer(product.prices, { ...request, units: product.units, minSaleQuantity: product.minSaleQuantity }).slice(0, 3)
    : [];
  return (
    <div className={styles.explanation}>
      <DataTable
        className={styles.steps}
        isHeadHidden
        hasResult
        rows={steps}
        keyOf={({ scope, kind }, index) => `${scope} ${kind} ${index}`}
        columns={[
          {
            key: 'step',
            title: intl.formatMessage({ id: 'price.steps.step' }),
            isRowHeader: true,
            render: (step) => <StepName step={step} storageUnit={product.storageUnit} />,
          },
          {
            key: 'change',
            title: intl.formatMessage({ id: 'price.steps.change' }),
            isNumber: true,
            classOf: () => styles.change,
            render: (step) => (hasNoChange.has(step.kind) ? '' : signed(step)),
          },
          {
            key: 'value',
            title: intl.formatMessage({ id: 'price.steps.value' }),
            isNumber: true,
            render: ({ value }) => formatExactPrice(value),
          },
        ]}
      />
      <dl className={styles.facts}>
        {unit.ratio !== 1 && (
          <Fact
            label={
              <FormattedMessage
                id="price.fact.selectedUnit"
                values={{ unit: unitName(intl, unit), content: formatUnits(intl, unit.ratio, product.storageUnit) }}
              />
            }
          >
            {formatPrice(quote.pricePerSelectedUnit)}
          </Fact>
        )}
        {quote.struckPrice && (
          <Fact label={<FormattedMessage id={list === 'regular' ? 'price.fact.saving' : 'price.fact.savingOwn'} />}>
            <FormattedMessage id="price.saving" values={{ share: formatPercent(quote.savingShare, intl.locale) }} />
          </Fact>
        )}
        {quote.referencePrice && (
          <Fact label={<FormattedMessage id="price.fact.reference" />}>{formatReferencePrice(quote.referencePrice)}</Fact>
        )}
        {quote.referencePriceOfTotal && (
          <Fact label={<FormattedMessage id="price.fact.referenceOfTotal" />}>{formatReferencePrice(quote.referencePriceOfTotal)}</Fact>
        )}
        {quote.msrp && <Fact label={<FormattedMessage id="price.fact.msrp" />}>{formatPrice(quote.msrp)}</Fact>}
        {quote.validTo && <Fact label={<FormattedMessage id="price.fact.validTo" />}>{formatDay(quote.validTo, intl.locale)}</Fact>}
      </dl>
      {isExtended && rows.length > 1 && (
        <section>
          <SectionHeading level={3} look="group" className={styles.heading}>
            <FormattedMessage id="price.tiers.heading" />
          </SectionHeading>
          <TierTable tiers={rows} unit={unit} onChoose={onChoose && ((amount) => onChoose({ amount, unit }))} />
        </section>
      )}
      {cheaper.length > 0 && (
        <section>
          <SectionHeading level={3} look="group" className={styles.heading}>
            <FormattedMessage id="price.cheaper.heading" />
          </SectionHeading>
          <ul className={styles.cheaper}>
            {cheaper.map((purchase) => (
              <CheaperWay key={`${purchase.unit.abbreviation} ${purchase.amount}`} purchase={purchase} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.note}>
        <FormattedMessage id={request.includeBonus === false ? 'price.note.net' : 'price.note.netWithBonus'} />
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function signed({ change }: PriceStep): string {
  return `${change.isNegative() ? '−' : '+'}${formatExactPrice(change.absoluteValue())}`;
}

function StepName({ step, storageUnit }: { step: PriceStep; storageUnit: Unit }) {
  const intl = useIntl();
  switch (step.kind) {
    case 'list':
      return <FormattedMessage id={`price.step.list.${step.type}`} values={{ unit: unitName(intl, storageUnit) }} />;
    case 'tier':
      return <FormattedMessage id="price.step.tier" values={{ quantity: formatUnits(intl, step.from, storageUnit) }} />;
    case 'offer':
      return (
        <>
          <span>
            <FormattedMessage id={`price.type.${step.type}`} />
          </span>
          {step.validTo && (
            <>
              {' '}
              <span>
                <FormattedMessage id="product.banner.until" values={{ day: formatDay(step.validTo, intl.locale) }} />
              </span>
            </>
          )}
        </>
      );
    case 'discount':
    case 'bonus':
    case 'fairDiscount':
      return (
        <FormattedMessage
          id={`price.step.${step.share.isNegative() ? 'surcharge' : step.kind}`}
          values={{ share: formatPercent(step.share.absoluteValue(), intl.locale) }}
        />
      );
    case 'rounding':
      return <FormattedMessage id="price.step.rounding" />;
    case 'amount':
      return <FormattedMessage id="price.step.amount" values={{ quantity: formatUnits(intl, step.storageUnits, storageUnit) }} />;
  }
}

function CheaperWay({ purchase, onChoose }: { purchase: Purchase; onChoose: PriceExplanationProps['onChoose'] }) {
  const intl = useIntl();
  const { amount, unit, quote, savingShare } = purchase;
  const reference = quote.referencePriceOfTotal ?? quote.referencePrice;
  const words = (
    <>
      <span>
        <span>{formatUnits(intl, amount, unit)}</span>
        {reference && <span className={styles.per}>{formatReferencePrice(reference)}</span>}
      </span>
      <strong>
        <FormattedMessage id="price.saving" values={{ share: formatPercent(savingShare, intl.locale) }} />
      </strong>
    </>
  );
  return (
    <li>
      {onChoose ? (
        <UnstyledButton className={`${styles.way} ${styles.choice}`} onClick={() => onChoose({ amount, unit })}>
          {words}
        </UnstyledButton>
      ) : (
        <span className={styles.way}>{words}</span>
      )}
    </li>
  );
}
