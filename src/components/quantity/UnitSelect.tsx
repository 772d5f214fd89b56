import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Unit } from '../../domain/unit';
import { formatUnits, unitLabel } from '../../i18n/unitName';
import { PlainSelect } from '../../kit/field/PlainSelect';
import styles from './UnitSelect.module.css';

interface UnitSelectProps {
  /** The units that can be chosen, smallest first. */
  units: readonly Unit[];
  /** The chosen one; shown as text when it is not among them, as on a line whose unit is no longer sold. */
  unit: Unit;
  /** The unit in which ratios count, named beside the others: "Karton (12 Flaschen)". */
  storageUnit: Unit;
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Whether what a unit holds is about right only: "Laib (ca. 6 kg)". */
  isWeighed?: boolean;
  /** Nothing can be changed. */
  isDisabled?: boolean;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** The other units come when somebody comes to it; for a place that gives it its width, which otherwise the longest unit does. */
  isSparse?: boolean;
  /** Another unit, by its abbreviation. */
  onChange(unit: Unit): void;
}

/**
 * The unit of an amount as the browser's own select: one element, and the telephone's wheel. A single unit is plain text. In long lists it
 * holds the chosen unit alone until somebody comes to it: they have many, and hardly any is ever opened.
 */
export function UnitSelect({
  units,
  unit,
  storageUnit,
  productName,
  isWeighed = false,
  isDisabled = false,
  size = 'regular',
  isSparse = false,
  onChange,
}: UnitSelectProps) {
  const intl = useIntl();
  const [isApproached, setApproached] = useState(!isSparse);
  const content = (ratio: number) => {
    const held = formatUnits(intl, ratio, storageUnit);
    return isWeighed ? intl.formatMessage({ id: 'quantity.about' }, { quantity: held }) : held;
  };
  const nameOf = (of: Unit) =>
    of.isStorageUnit || of.ratio === 1 || storageUnit.abbreviation === ''
      ? unitLabel(intl, of)
      : intl.formatMessage({ id: 'quantity.unit.withContent' }, { unit: unitLabel(intl, of), content: content(of.ratio) });
  const isGone = !units.some(({ abbreviation }) => abbreviation === unit.abbreviation);
  if (units.length < 2 && !isGone) return <span className={`${styles.single} ${styles[size]}`}>{nameOf(unit)}</span>;
  const optionOf = (option: Unit) => ({ value: option.abbreviation, text: nameOf(option) });
  const options = isApproached ? units.map(optionOf) : isGone ? [] : [optionOf(unit)];
  return (
    <PlainSelect
      size={size}
      shape="button"
      label={intl.formatMessage({ id: 'quantity.unit.label' }, { product: productName })}
      isDisabled={isDisabled}
      options={isGone ? [{ ...optionOf(unit), isDisabled: true }, ...options] : options}
      value={unit.abbreviation}
      onApproach={() => setApproached(true)}
      onChange={(value) => {
        const chosen = units.find(({ abbreviation }) => abbreviation === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
