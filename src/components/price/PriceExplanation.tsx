import { FormattedMessage, useIntl } from 'react-intl';
import type { PricedQuote, PriceRequest } from '#domain/price/price.ts';
import { cheaperPer, priceSteps, type PriceStep, type Purchase } from '#domain/price/priceExplanation.ts';
import { reachableTiers, tiers } from '#domain/price/priceTiers.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatDay, formatExactPrice, formatPercent, formatPrice } from '#i18n/format.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import { formatUnits, unitName } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { DataTable } from '#kit/table/DataTable.tsx';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import styles from './PriceExplanation.module.css';
import { TierTable } from './TierTable';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** Steps without a difference: the first, the start of the total, and the rounding, whose fractions of a cent would read "−0,00 €". */
const hasNoChange: ReadonlySet<PriceStep['kind']> = new Set<PriceStep['kind']>(['list', 'amount', 'rounding']);

interface PriceExplanationProps {
  product: Pick<Product, 'prices' | 'units' | 'minSaleQuantity' | 'storageUnit'>;
  /** The price to explain. */
  quote: PricedQuote;
  /** Input of the price calculation. */
  request: PriceRequest;
  /** The chosen unit. */
  unit: Unit;
  /** `short` explains the price of one unit; `extended` the row total, all tiers, and cheaper ways to buy (P§6 price popups). */
  extent: 'short' | 'extended';
  /** Called with an amount and unit from a tier or a cheaper way to buy; undefined makes both read-only. */
  onChoose: ((choice: OrderChoice) => void) | undefined;
}

/** Explains a price step by step, from the list price to the amount to pay (P§9 "Price calculation"). */
export function PriceExplanation({ product, quote, request, unit, extent, onChoose }: PriceExplanationProps) {
  const intl = useIntl();
  const isExtended = extent === 'extended';
  const all = priceSteps(product.prices, request);
  // Factors on the total change the amount to pay too, so the short explanation includes them.
  const hasTotalFactors = all.some(({ scope, kind }) => scope === 'row' && (kind === 'discount' || kind === 'bonus'));
  const steps = all.filter(({ scope }) => isExtended || hasTotalFactors || scope === 'unit');
  // Reference for the saving: the list price, or the own price if the product has none (P§9 price calculation).
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
