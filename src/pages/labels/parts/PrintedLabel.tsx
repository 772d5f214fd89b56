import { useMemo, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelName, type LabelSheet, type ShelfLabel } from '../../../domain/label';
import { labelDesign, labelScale, sheetLayouts } from '../../../domain/labelSheet';
import { formatPrice } from '../../../i18n/format';
import { formatMeasure, formatReferencePrice } from '../../../i18n/measure';
import { unitLabel } from '../../../i18n/unitName';
import { Barcode } from './Barcode';
import { useProductNumber } from '../../../components/product/productNumber';
import styles from './PrintedLabel.module.css';

/** What a tenant's labels carry besides the product. */
export interface LabelSign {
  /** The shop's name. */
  readonly name: string;
  /** Colour of the band on white paper, in any page's mode. */
  readonly colour: string;
}

interface PrintedLabelProps {
  label: ShelfLabel;
  /** Decides size and proportions. */
  sheet: LabelSheet;
  sign: LabelSign;
  /** Without it neither a price nor that there is none. */
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

/** The measures of a sheet's labels as variables of the stylesheet, which lays them out as large as their place. */
function measuresOf(sheet: LabelSheet, colour: string): CSSProperties {
  const layout = sheetLayouts[sheet];
  const { width, height } = layout.label;
  return { ...design, '--width': width, '--height': height, '--scale': labelScale(layout), '--sign': colour } as CSSProperties;
}

/** A shelf label as it comes out of the printer: on white paper in black, in the tenant's look, as wide as its place. */
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
