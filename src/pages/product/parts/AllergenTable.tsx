import { FormattedMessage } from 'react-intl';
import { declaresAllergens, type AllergenEntry } from '../../../domain/allergens';
import { columnText, statementSigns, statementTexts } from '../../../components/allergens/statements';
import styles from './AllergenTable.module.css';

interface AllergenTableProps {
  /** The 14 in their fixed order (P§3). */
  table: readonly AllergenEntry[];
  /** What exactly an allergen is, "Weizen, Roggen". */
  noteOf?: ((allergen: AllergenEntry['allergen']) => string | undefined) | undefined;
}

/**
 * All 14 allergens in the law's order, each with its sign and, in words, what the sign means. What the producer says nothing about is not
 * shown as absent.
 */
export function AllergenTable({ table, noteOf }: AllergenTableProps) {
  if (!declaresAllergens(table))
    return (
      <p className={styles.none}>
        <FormattedMessage id="product.allergen.none" />
      </p>
    );
  return (
    <ul className={styles.table}>
      {table.map(({ allergen, presence }) => {
        const note = noteOf?.(allergen);
        return (
          <li key={allergen} className={`${styles.entry} ${styles[presence]}`}>
            <span className={styles.sign} aria-hidden="true">
              {statementSigns[presence]}
            </span>
            <span className={styles.name}>
              <span>
                <FormattedMessage id={columnText(allergen)} />
              </span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.presence}>
              <FormattedMessage id={statementTexts[presence]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
