import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverDay } from '#clock/serverTime.ts';
import { thresholdRange, thresholdShare, type ComparedPrice, type PriceWatchReport } from '#domain/price/priceWatch.ts';
import { formatPercent } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { NumberField } from '#kit/field/NumberField.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './PriceChangesDialog.module.css';
import { packText, pricesText, shareText, signedPrice, tierText } from './priceChangeTexts';

interface PriceChangesDialogProps {
  report: PriceWatchReport;
  /** The list has amounts, so that the cost of a change can be shown; otherwise it refers to the last purchase. */
  hasAmounts: boolean;
  /** Minimum change in percent that is shown. */
  threshold: number;
  isOpen: boolean;
  onThreshold(percent: number): void;
  onClose(): void;
}

/** Price changes: dearer, cheaper, other pack sizes, other tiers; and the threshold from which they are shown. */
export function PriceChangesDialog({ report, hasAmounts, threshold, isOpen, onThreshold, onClose }: PriceChangesDialogProps) {
  const intl = useIntl();
  const { risen, fallen, resized, otherTiers, uncompared } = report;
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="priceWatch.title" />}
      actions={[{ label: <FormattedMessage id="priceWatch.close" />, onClick: onClose }]}
      onClose={onClose}
    >
      {risen.length + fallen.length + resized.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="priceWatch.none" values={{ threshold: formatPercent(thresholdShare(threshold), intl.locale) }} />
        </p>
      )}
      <Changes title={<FormattedMessage id="priceWatch.risen" values={{ count: risen.length }} />} lines={risen} Facts={ChangedFacts} />
      <Changes title={<FormattedMessage id="priceWatch.fallen" values={{ count: fallen.length }} />} lines={fallen} Facts={ChangedFacts} />
      <Changes
        title={<FormattedMessage id="priceWatch.resized" values={{ count: resized.length }} />}
        lines={resized}
        Facts={ChangedFacts}
      />
      <Changes
        title={<FormattedMessage id="priceWatch.otherTiers" values={{ count: otherTiers.length }} />}
        lines={otherTiers}
        Facts={TierFacts}
      />
      <div className={styles.threshold}>
        <NumberField
          label={intl.formatMessage({ id: 'priceWatch.threshold' })}
          hint={intl.formatMessage({ id: 'priceWatch.threshold.kept' })}
          value={threshold}
          min={thresholdRange.min}
          max={thresholdRange.max}
          isWhole
          onChange={(percent) => percent !== undefined && onThreshold(percent)}
        />
      </div>
      <p className={styles.basis}>
        <FormattedMessage id={hasAmounts ? 'priceWatch.basis' : 'priceWatch.basis.bought'} values={{ count: uncompared }} />
      </p>
    </Dialog>
  );
}

interface ChangesProps {
  title: ReactNode;
  lines: readonly ComparedPrice[];
  Facts: ComponentType<{ line: ComparedPrice }>;
}

function Changes({ title, lines, Facts }: ChangesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionHeading level={3} look="group" className={styles.title}>
        {title}
      </SectionHeading>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.product.sku} className={styles.line}>
            <span className={styles.name}>{line.product.name}</span>
            <Facts line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both prices of a product, and the effect on its amount. */
function ChangedFacts({ line: { product, choice, comparison } }: { line: ComparedPrice }) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.facts}>
        {[
          shareText(comparison, serverDay(), intl),
          comparison.share.isZero() ? undefined : pricesText(comparison, product, intl),
          packText(comparison, product, intl),
        ]
          .filter((text) => text !== undefined)
          .map((text) => (
            <span key={text}>{text}</span>
          ))}
      </span>
      {!comparison.difference.isZero() && (
        <span className={styles.difference}>
          <FormattedMessage
            id="priceWatch.difference"
            values={{
              difference: <strong>{signedPrice(comparison.difference)}</strong>,
              quantity: formatUnits(intl, choice.amount, choice.unit),
            }}
          />
        </span>
      )}
    </>
  );
}

/** The prices of both tiers, without a sum: another amount is neither dearer nor cheaper. */
function TierFacts({ line: { product, comparison } }: { line: ComparedPrice }) {
  const intl = useIntl();
  return <span className={styles.facts}>{tierText(comparison, product, intl)}</span>;
}
