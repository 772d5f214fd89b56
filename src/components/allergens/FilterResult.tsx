import { FormattedMessage, useIntl } from 'react-intl';
import type { FilteredRows, OverviewColumn } from '#domain/allergens/allergenOverview.ts';
import { Button } from '#kit/action/Button.tsx';
import styles from './FilterResult.module.css';
import { filterSentences } from './filterTexts';

interface FilterResultProps {
  filtered: FilteredRows;
  wanted: readonly OverviewColumn[];
  /** Number of products before filtering. */
  total: number;
  /** Clears the filter. */
  onReset(): void;
}

/** Result of a filter: how many products pass, and why the others don't. Announced when it changes, and printed. */
export function FilterResult({ filtered, wanted, total, onReset }: FilterResultProps) {
  const intl = useIntl();
  const [result, ...others] = filterSentences(filtered, wanted, total, intl);
  return (
    <div className={styles.result}>
      <output>
        {result !== undefined && (
          <>
            <strong>{result}</strong>
            <span>{others.map((sentence) => ` ${sentence}`).join('')}</span>
          </>
        )}
      </output>
      {result !== undefined && (
        <Button tone="plain" size="small" onClick={onReset}>
          <FormattedMessage id="allergens.filter.reset" />
        </Button>
      )}
    </div>
  );
}
