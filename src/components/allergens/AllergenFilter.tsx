import { useIntl } from 'react-intl';
import { allergenKeys } from '../../domain/allergens';
import { dietKeys, type OverviewColumn } from '../../domain/allergenOverview';
import { ChipGroup } from '../../kit/field/ChipGroup';
import styles from './AllergenFilter.module.css';
import { columnText } from './statements';

interface AllergenFilterProps {
  /** What products have to be free of, and suit. */
  wanted: readonly OverviewColumn[];
  onChange(wanted: readonly OverviewColumn[]): void;
}

/** Narrows the overview to products that are certainly free of something, or suit a diet. */
export function AllergenFilter({ wanted, onChange }: AllergenFilterProps) {
  const intl = useIntl();
  const chipsOf = (columns: readonly OverviewColumn[]) =>
    columns.map((value) => ({ value, text: intl.formatMessage({ id: columnText(value) }) }));
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={intl.formatMessage({ id: 'allergens.filter.free' })}
        chips={chipsOf(allergenKeys)}
        chosen={wanted}
        onChange={onChange}
      />
      <ChipGroup
        label={intl.formatMessage({ id: 'allergens.filter.suited' })}
        chips={chipsOf(dietKeys)}
        chosen={wanted}
        onChange={onChange}
      />
    </div>
  );
}
