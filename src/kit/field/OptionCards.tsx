import { useId, type ReactNode } from 'react';
import styles from './OptionCards.module.css';

export interface Option {
  readonly value: string;
  readonly content: ReactNode;
}

interface OptionCardsProps {
  /** Accessible name of the group; `isLegendShown` makes it visible. */
  legend: ReactNode;
  /** Shows the legend, for places without a heading that says the same. */
  isLegendShown?: boolean;
  options: readonly Option[];
  /** Selected value. */
  value: string | undefined;
  error?: ReactNode;
  /** `wide` for addresses, `chip` for short words, `day` for days. */
  layout?: 'wide' | 'chip' | 'day';
  onChange(value: string): void;
}

/** A radio group as large cards for touch. */
export function OptionCards({ legend, isLegendShown = false, options, value, error, layout = 'wide', onChange }: OptionCardsProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null;
  return (
    <fieldset className={styles.options} aria-describedby={hasError ? `${id}-error` : undefined} data-invalid={hasError || undefined}>
      <legend className={isLegendShown ? styles.legend : styles.hidden}>{legend}</legend>
      {/* Above the cards: below eight of them it would be out of sight on a phone. */}
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={`${styles.cards} ${styles[layout]}`}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.card} ${option.value === value ? styles.chosen : ''}`}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.content}>{option.content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
