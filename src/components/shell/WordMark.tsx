import type { WordMarkTokens } from '#themes/tokens.ts';
import styles from './WordMark.module.css';

interface WordMarkProps {
  /** The drawn symbol and the words beside it. */
  mark: WordMarkTokens;
  /** Background: the header, which has its own colours, or the page. */
  on?: 'header' | 'page';
}

/** A tenant's symbol and name, drawn in its colours and set in its heading face, so that it fits every mode. */
export function WordMark({ mark, on = 'header' }: WordMarkProps) {
  return (
    <span className={`${styles.mark} ${on === 'header' ? styles.onHeader : ''}`}>
      <svg aria-hidden="true" className={styles.symbol} viewBox="0 0 32 32">
        {mark.symbol.map(({ d, tone }) => (
          <path key={d} d={d} fillRule="evenodd" className={styles[tone]} />
        ))}
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{mark.name}</span>
        {mark.place !== undefined && <span className={styles.place}>{mark.place}</span>}
      </span>
    </span>
  );
}
