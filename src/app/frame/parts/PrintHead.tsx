import type { WordMarkTokens } from '../../../themes/tokens';
import { WordMark } from '../../../components/shell/WordMark';
import styles from './PrintHead.module.css';

interface PrintHeadProps {
  /** The tenant's symbol and name. */
  mark: WordMarkTokens;
  /** Name of the customer; undefined where there is none and while it is not known. */
  customerName: string | undefined;
  /** Number and address of the customer, one line each. */
  details: readonly string[];
}

/** The head of a printed page: who delivers, and to whom. On screens it is not there, the page's own head says it. */
export function PrintHead({ mark, customerName, details }: PrintHeadProps) {
  return (
    <div className={styles.head}>
      <WordMark mark={mark} on="page" />
      <div className={styles.customer}>
        <strong>{customerName}</strong>
        {details.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}
