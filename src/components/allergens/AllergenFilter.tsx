import { useIntl } from 'react-intl';
import { allergenKeys } from '#domain/allergens/allergens.ts';
import { dietKeys, type OverviewColumn } from '#domain/allergens/allergenOverview.ts';
import { ChipGroup } from '#kit/field/ChipGroup.tsx';
import styles from './AllergenFilter.module.css';
import { columnText } from './statements';

interface AllergenFilterProps {
  /** Allergens to exclude and diets to suit. */
  wanted: readonly OverviewColumn[];
  onChange(wanted: readonly OverviewColumn[]): void;
}

/** Filters the overview by products that are declared free of an allergen, or suit a diet. */
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
