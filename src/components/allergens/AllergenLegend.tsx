import { FormattedMessage, useIntl } from 'react-intl';
import type { Statement } from '#domain/allergens/allergenOverview.ts';
import styles from './AllergenLegend.module.css';
import { statementSigns, statementTexts } from './statements';

const statements: readonly Statement[] = ['contained', 'traces', 'absent', 'undeclared', 'suited', 'unsuited'];

/** Explains the signs, and how reliable the statements are. */
export function AllergenLegend() {
  const intl = useIntl();
  return (
    <div className={styles.legend}>
      <ul className={styles.signs} aria-label={intl.formatMessage({ id: 'allergens.legend.title' })}>
        {statements.map((statement) => (
          <li key={statement}>
            <span aria-hidden="true" className={styles.sign}>
              {statementSigns[statement]}
            </span>
            <FormattedMessage id={statementTexts[statement]} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <FormattedMessage id="allergens.legend.hint" />
      </p>
    </div>
  );
}
