import type { WordMarkTokens } from '#themes/tokens.ts';
import { WordMark } from '#components/shell/WordMark.tsx';
import styles from './PrintHead.module.css';

interface PrintHeadProps {
  /** The tenant's symbol and name. */
  mark: WordMarkTokens;
  /** Name of the customer; undefined without one and while it is unknown. */
  customerName: string | undefined;
  /** Number and address of the customer, one line each. */
  details: readonly string[];
}

/** The head of a printed page: supplier and customer. Hidden on screens, which have the page's own head. */
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
