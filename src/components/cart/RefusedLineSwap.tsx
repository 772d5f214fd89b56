import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import styles from './RefusedLineSwap.module.css';

/** What was chosen in the place of a line, in words. */
export interface ChosenSubstitute {
  readonly name: string;
  /** How much of it, "2 Kartons". */
  readonly quantity: string;
}

interface RefusedLineSwapProps {
  /** Number and name of what can't be ordered. */
  sku: string;
  name: string;
  /** What stands in for it; undefined while nothing does. */
  chosen: ChosenSubstitute | undefined;
  /** Looks for something that can stand in. */
  onSearch(): void;
  /** Takes back what was chosen. */
  onUndo(): void;
}

/** The offer to look for something in the place of a line that can't be ordered, and then what was chosen, with the one way back. */
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
