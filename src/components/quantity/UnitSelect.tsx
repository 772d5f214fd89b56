import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits, shortUnitName, unitLabel } from '#i18n/unitName.ts';
import { PlainSelect } from '#kit/field/PlainSelect.tsx';
import styles from './UnitSelect.module.css';

interface UnitSelectProps {
  /** Selectable units, smallest first. */
  units: readonly Unit[];
  /** Selected unit; plain text if it isn't among `units`, as on a line whose unit is no longer sold. */
  unit: Unit;
  /** The unit that ratios refer to, named beside the others: "Karton (12 Flaschen)". */
  storageUnit: Unit;
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Unit contents are approximate: "Laib (ca. 6 kg)". */
  isWeighed?: boolean;
  isDisabled?: boolean;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** The other options are added when the user reaches the select. */
  isSparse?: boolean;
  /** Called with the selected unit. */
  onChange(unit: Unit): void;
}

/** Maximum of letters of a plain name that fit every select. */
const maxLetters = 12;

/**
 * The unit of an amount as the browser's own select: one element, and a wheel on phones. A single unit is plain text.
 * Closed it shows the number first and short names, "2,5 kg · Pkg.", because those distinguish packs; the list shows
 * "Packung (ca. 2,5 kg)". Long lists have many that are hardly ever opened, so each has only the selected option
 * until the user reaches it. The container sets its width.
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
    if (isPlain(of)) return label.length > maxLetters ? shortUnitName(intl, of) : label;
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
