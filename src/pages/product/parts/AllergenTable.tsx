import { FormattedMessage } from 'react-intl';
import { declaresAllergens, type AllergenEntry } from '#domain/allergens/allergens.ts';
import { columnText, statementSigns, statementTexts } from '#components/allergens/statements.ts';
import styles from './AllergenTable.module.css';

interface AllergenTableProps {
  /** The 14 in their fixed order (P§3 allergens). */
  table: readonly AllergenEntry[];
  /** Details of an allergen, "Weizen, Roggen". */
  noteOf?: ((allergen: AllergenEntry['allergen']) => string | undefined) | undefined;
}

/** All 14 allergens in legal order, each with its sign and the sign's meaning in words. Undeclared ones are not shown as absent. */
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
