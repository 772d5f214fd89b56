import { FormattedMessage, useIntl } from 'react-intl';
import type { CheaperPack } from '../../../domain/cheaperPack';
import type { ReferencePrice } from '../../../domain/referencePrice';
import { formatReferencePrice, formatReferenceQuantity } from '../../../i18n/measure';
import { unitName } from '../../../i18n/unitName';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import styles from './PackHint.module.css';
import type { OrderChoice } from '../../../domain/displayRules';

interface PackHintProps {
  /** What costs less per quantity of reference; without it the choice has the lowest price, and the line says so. */
  pack: CheaperPack | undefined;
  /** What the choice costs per quantity of reference. */
  present: ReferencePrice;
  /** Chooses it; without it the line only tells. */
  onChoose?: ((choice: OrderChoice) => void) | undefined;
}

/**
 * What costs less per kg or l than the choice, as a quiet line that chooses it: "Karton: 11,20 €/kg statt 12,40 €/kg". Where nothing does it
 * says that, so that the line has something to say with every choice and nothing below it moves.
 */
export function PackHint({ pack, present, onChoose }: PackHintProps) {
  return (
    <div className={styles.place}>
      {pack ? (
        <Hint pack={pack} onChoose={onChoose} />
      ) : (
        <span className={styles.words}>
          <FormattedMessage id="price.pack.lowest" values={{ quantity: formatReferenceQuantity(present) }} />
        </span>
      )}
    </div>
  );
}

function Hint({ pack, onChoose }: Pick<PackHintProps, 'onChoose'> & { pack: CheaperPack }) {
  const intl = useIntl();
  const { unit, amount, reference, instead } = pack;
  const words = (
    <FormattedMessage
      id="price.pack.instead"
      values={{
        amount,
        unit: unitName(intl, unit, amount),
        price: formatReferencePrice(reference),
        present: formatReferencePrice(instead),
      }}
    />
  );
  if (!onChoose) return <span className={styles.words}>{words}</span>;
  return (
    <UnstyledButton className={styles.choose} onClick={() => onChoose({ amount, unit })}>
      {words}
    </UnstyledButton>
  );
}
