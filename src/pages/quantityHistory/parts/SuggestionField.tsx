import { useRef } from 'react';
import type { Product } from '../../../domain/product';
import { raiseToMinimum, type ClampedAmount } from '../../../domain/quantity';
import type { SuggestedQuantity } from '../../../domain/quantityHistory';
import type { Unit } from '../../../domain/unit';
import { AmountInput, type AmountHandle } from '../../../components/quantity/AmountInput';
import { UnitSelect } from '../../../components/quantity/UnitSelect';
import styles from './SuggestionField.module.css';

interface SuggestionFieldProps {
  product: Pick<Product, 'name' | 'units' | 'defaultUnit' | 'storageUnit' | 'minSaleQuantity' | 'isWeighed' | 'isOrderable'>;
  /** What is wanted, in one of the product's units. */
  wanted: SuggestedQuantity;
  /** Another amount or unit. It reaches the minimum of the unit (P§5). */
  onChange(wanted: SuggestedQuantity): void;
  /** The amount was below the minimum and has been raised: the warning is due (P§8). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
}

/** How much of a product is wanted for the fair: amount and unit, to be changed before it goes into the cart. */
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
