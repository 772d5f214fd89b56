import { FormattedMessage, useIntl } from 'react-intl';
import { allergenKeys } from '../../domain/allergens';
import type { FilteredRows, OverviewColumn } from '../../domain/allergenOverview';
import { Button } from '../../kit/action/Button';
import styles from './FilterResult.module.css';
import { columnText } from './statements';

interface FilterResultProps extends FilteredRows {
  wanted: readonly OverviewColumn[];
  /** Products before the filter. */
  total: number;
  /** Takes the filter off. */
  onReset(): void;
}

const allergens: readonly OverviewColumn[] = allergenKeys;

/** What a filter came to: how many products it lets through, and why the others are kept back. Read out when it changes, and printed. */
export function FilterResult({ wanted, shown, refused, unclear, total, onReset }: FilterResultProps) {
  const intl = useIntl();
  const namesOf = (columns: readonly OverviewColumn[]) => columns.map((column) => intl.formatMessage({ id: columnText(column) }));
  const without = namesOf(wanted.filter((column) => allergens.includes(column)));
  const diets = namesOf(wanted.filter((column) => !allergens.includes(column)));
  const conditions = [
    ...(without.length > 0 ? [intl.formatMessage({ id: 'allergens.filter.without' }, { names: without.join(', ') })] : []),
    ...diets.map((name) => name.toLowerCase()),
  ].join('; ');
  return (
    <div className={styles.result}>
      <output>
        {wanted.length > 0 && (
          <>
            <strong>
              <FormattedMessage id="allergens.filter.result" values={{ shown: shown.length, total, wanted: conditions }} />
            </strong>
            {refused > 0 && (
              <>
                {' '}
                <span>
                  <FormattedMessage id="allergens.filter.refused" values={{ count: refused }} />
                </span>
              </>
            )}
            {unclear > 0 && (
              <>
                {' '}
                <span>
                  <FormattedMessage id="allergens.filter.unclear" values={{ count: unclear }} />
                </span>
              </>
            )}
          </>
        )}
      </output>
      {wanted.length > 0 && (
        <Button tone="plain" size="small" onClick={onReset}>
          <FormattedMessage id="allergens.filter.reset" />
        </Button>
      )}
    </div>
  );
}
