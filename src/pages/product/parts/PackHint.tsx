import { FormattedMessage, useIntl } from 'react-intl';
import type { CheaperPack } from '../../../domain/cheaperPack';
import { formatReferencePrice } from '../../../i18n/measure';
import { unitName } from '../../../i18n/unitName';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import styles from './PackHint.module.css';
import type { OrderChoice } from '../../../domain/displayRules';

interface PackHintProps {
  /** What costs less per quantity of reference; its place stays free without it, so that nothing moves when the choice changes. */
  pack: CheaperPack | undefined;
  /** Chooses it; without it the line only tells. */
  onChoose?: ((choice: OrderChoice) => void) | undefined;
}

/** Which unit costs less per kg or l than the chosen one, as a quiet line that chooses it: "Karton: 11,20 €/kg statt 12,40 €/kg". */
export function PackHint({ pack, onChoose }: PackHintProps) {
  return <div className={styles.place}>{pack && <Hint pack={pack} onChoose={onChoose} />}</div>;
}

function Hint({ pack, onChoose }: PackHintProps & { pack: CheaperPack }) {
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
