import { FormattedMessage, useIntl } from 'react-intl';
import type { FilteredRows, OverviewColumn } from '../../domain/allergenOverview';
import { Button } from '../../kit/action/Button';
import styles from './FilterResult.module.css';
import { filterSentences } from './filterTexts';

interface FilterResultProps {
  filtered: FilteredRows;
  wanted: readonly OverviewColumn[];
  /** Products before the filter. */
  total: number;
  /** Takes the filter off. */
  onReset(): void;
}

/** What a filter came to: how many products it lets through, and why the others are kept back. Read out when it changes, and printed. */
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
