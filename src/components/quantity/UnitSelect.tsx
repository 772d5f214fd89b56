import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Unit } from '../../domain/unit';
import { formatUnits, shortUnitName, unitLabel } from '../../i18n/unitName';
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
  /** The other units come when somebody comes to it. */
  isSparse?: boolean;
  /** Another unit, by its abbreviation. */
  onChange(unit: Unit): void;
}

/** Letters of a name alone that every select has room for. */
const mostLetters = 12;

/**
 * The unit of an amount as the browser's own select: one element, and the telephone's wheel. A single unit is plain text. Closed it shows
 * the number first and short names, "2,5 kg · Pkg.", because that is what tells packs apart; the list says all, "Packung (ca. 2,5 kg)".
 * In long lists it holds the chosen unit alone until somebody comes to it: they have many, and hardly any is ever opened. Its place gives
 * it its width.
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
  const isPlain = (of: Unit) => of.isStorageUnit || of.ratio === 1 || storageUnit.abbreviation === '';
  const nameOf = (of: Unit) =>
    isPlain(of)
      ? unitLabel(intl, of)
      : intl.formatMessage({ id: 'quantity.unit.withContent' }, { unit: unitLabel(intl, of), content: content(of.ratio) });
  const shortNameOf = (of: Unit) => {
    const label = unitLabel(intl, of);
    if (isPlain(of)) return label.length > mostLetters ? shortUnitName(intl, of) : label;
    return intl.formatMessage(
      { id: 'quantity.unit.short' },
      { content: formatUnits(intl, of.ratio, storageUnit, 'short'), unit: shortUnitName(intl, of) },
    );
  };
  const isGone = !units.some(({ abbreviation }) => abbreviation === unit.abbreviation);
  if (units.length < 2 && !isGone) return <span className={`${styles.single} ${styles[size]}`}>{nameOf(unit)}</span>;
  const optionOf = (option: Unit) =>
    isApproached
      ? { value: option.abbreviation, text: nameOf(option), shortText: shortNameOf(option) }
      : { value: option.abbreviation, text: shortNameOf(option) };
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
