import { useRef } from 'react';
import type { Product } from '#domain/product/product.ts';
import { raiseToMinimum, type ClampedAmount } from '#domain/product/quantity.ts';
import type { SuggestedQuantity } from '#domain/product/quantityHistory.ts';
import type { Unit } from '#domain/product/unit.ts';
import { AmountInput, type AmountHandle } from '#components/quantity/AmountInput.tsx';
import { UnitSelect } from '#components/quantity/UnitSelect.tsx';
import styles from './SuggestionField.module.css';

interface SuggestionFieldProps {
  product: Pick<Product, 'name' | 'units' | 'defaultUnit' | 'storageUnit' | 'minSaleQuantity' | 'isWeighed' | 'isOrderable'>;
  /** Wanted amount, in one of the product's units. */
  wanted: SuggestedQuantity;
  /** Called with another amount or unit, already raised to the unit's minimum (P§5 least sale quantity). */
  onChange(wanted: SuggestedQuantity): void;
  /** Called after an amount was raised to the minimum, so that the caller shows the warning (P§8 "Minimum quantity"). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
}

/** Wanted amount of a product for the fair: amount and unit, editable before they are added to the cart. */
export function SuggestionField({ product, wanted, onChange, onClamped }: SuggestionFieldProps) {
  const handle = useRef<AmountHandle>(null);
  const { units, minSaleQuantity, isOrderable } = product;
  const unit = units.find(({ abbreviation }) => abbreviation === wanted.unit) ?? product.defaultUnit;
  const chooseUnit = (next: Unit) => {
    const raised = raiseToMinimum(handle.current?.commit() ?? wanted.amount, next.ratio, minSaleQuantity);
    if (raised.raised) onClamped(raised, next);
    onChange({ amount: raised.amount, unit: next.abbreviation });
  };
  return (
    <span className={styles.field}>
      <AmountInput
        amount={wanted.amount}
        ratio={unit.ratio}
        minimum={minSaleQuantity}
        productName={product.name}
        isDisabled={!isOrderable}
        size="small"
        handle={handle}
        onChange={(amount) => onChange({ amount, unit: unit.abbreviation })}
        onClamped={(raised) => onClamped(raised, unit)}
      />
      <UnitSelect
        units={units}
        unit={unit}
        storageUnit={product.storageUnit}
        productName={product.name}
        isWeighed={product.isWeighed}
        isDisabled={!isOrderable}
        size="small"
        onChange={chooseUnit}
      />
    </span>
  );
}
