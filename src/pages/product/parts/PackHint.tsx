import { FormattedMessage, useIntl } from 'react-intl';
import type { CheaperPack } from '#domain/price/cheaperPack.ts';
import type { ReferencePrice } from '#domain/price/referencePrice.ts';
import { formatReferencePrice, formatReferenceQuantity } from '#i18n/measure.ts';
import { unitName } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import styles from './PackHint.module.css';
import type { OrderChoice } from '#domain/price/displayRules.ts';

interface PackHintProps {
  /** A pack that costs less per reference quantity; without one the line says that the choice has the lowest price. */
  pack: CheaperPack | undefined;
  /** Reference price of the choice. */
  present: ReferencePrice;
  /** Called to choose it; omit for plain text. */
  onChoose?: ((choice: OrderChoice) => void) | undefined;
}

/**
 * A cheaper pack per kg or l as a quiet line that chooses it: "Karton: 11,20 €/kg statt 12,40 €/kg". If there is none
 * it says so, so that the line is never empty and nothing below it moves.
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
