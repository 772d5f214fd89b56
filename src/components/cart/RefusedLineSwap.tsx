import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './RefusedLineSwap.module.css';

/** The substitute of a line, as text. */
export interface ChosenSubstitute {
  readonly name: string;
  /** Amount and unit, such as "2 Kartons". */
  readonly quantity: string;
}

interface RefusedLineSwapProps {
  /** Number and name of the unavailable product. */
  sku: string;
  name: string;
  /** The substitute; undefined while none is chosen. */
  chosen: ChosenSubstitute | undefined;
  /** Called to search a substitute. */
  onSearch(): void;
  /** Called to remove the substitute. */
  onUndo(): void;
}

/** Offers to search a substitute for a line that can't be ordered; afterwards shows the choice with an undo. */
export function RefusedLineSwap({ sku, name, chosen, onSearch, onUndo }: RefusedLineSwapProps) {
  const intl = useIntl();
  if (!chosen)
    return (
      <span className={styles.offer} data-substitute={sku}>
        <Button size="small" aria-label={intl.formatMessage({ id: 'cart.substitute.of' }, { product: name })} onClick={onSearch}>
          <FormattedMessage id="cart.substitute" />
        </Button>
      </span>
    );
  return (
    <span className={styles.chosen} data-swapped={sku}>
      <span>
        <FormattedMessage id="cart.substitute.instead" values={{ quantity: chosen.quantity, product: chosen.name }} />
      </span>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'cart.substitute.undo' }, { before: name, after: chosen.name })}
        onClick={onUndo}
      >
        <FormattedMessage id="cart.substitute.takeBack" />
      </Button>
    </span>
  );
}
