import { useMemo, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelName, type LabelSheet, type ShelfLabel } from '#domain/inventory/label.ts';
import { labelDesign, labelScale, sheetLayouts } from '#domain/inventory/labelSheet.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatMeasure, formatReferencePrice } from '#i18n/measure.ts';
import { unitLabel } from '#i18n/unitName.ts';
import { Barcode } from './Barcode';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './PrintedLabel.module.css';

/** Tenant-specific design of labels. */
export interface LabelSign {
  /** The shop's name. */
  readonly name: string;
  /** Colour of the band on white paper, in any mode. */
  readonly colour: string;
}

interface PrintedLabelProps {
  label: ShelfLabel;
  /** Sets size and proportions. */
  sheet: LabelSheet;
  sign: LabelSign;
  /** False omits the price, and the note that there is none. */
  showsPrices: boolean;
}

const design = {
  '--padding': labelDesign.padding,
  '--band': labelDesign.band,
  '--name': labelDesign.name,
  '--facts': labelDesign.facts,
  '--price': labelDesign.price,
  '--small': labelDesign.small,
  '--digits': labelDesign.digits,
  '--module': labelDesign.module,
  '--bars': labelDesign.barHeight,
};

/** Sizes of a sheet's labels as CSS variables; the stylesheet scales them to the container. */
function measuresOf(sheet: LabelSheet, colour: string): CSSProperties {
  const layout = sheetLayouts[sheet];
  const { width, height } = layout.label;
  return { ...design, '--width': width, '--height': height, '--scale': labelScale(layout), '--sign': colour } as CSSProperties;
}

/** A shelf label as printed: black on white, in the tenant's design, as wide as its container. */
export function PrintedLabel({ label, sheet, sign, showsPrices }: PrintedLabelProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const measures = useMemo(() => measuresOf(sheet, sign.colour), [sheet, sign.colour]);
  const { netFillingQuantity: filling, unit, price, referencePrice } = label;
  const unitText = unit.name === undefined && unit.abbreviation === undefined ? '' : unitLabel(intl, unit);
  const facts = [numberOf(label), unitText, filling && formatMeasure(filling.quantity, filling.unit, intl.locale), sign.name];
  return (
    <div className={styles.label} style={measures}>
      <div className={styles.paper}>
        <span className={styles.name}>{labelName(label.name)}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <span className={styles.foot}>
          {label.gtin !== undefined && (
            <span className={styles.code}>
              <Barcode gtin={label.gtin} />
            </span>
          )}
          {showsPrices && (
            <span className={styles.prices}>
              {unitText !== '' && <span className={styles.small}>{unitText}</span>}
              {price ? (
                <strong className={styles.price}>{formatPrice(price)}</strong>
              ) : (
                <strong className={styles.onRequest}>
                  <FormattedMessage id="label.onRequest" />
                </strong>
              )}
              {referencePrice && <span className={styles.small}>{formatReferencePrice(referencePrice)}</span>}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
