import { useIntl } from 'react-intl';
import type { TableColumn, TableSort } from '../table/column';
import { FilterSelect, type FilterOption } from './FilterSelect';
import styles from './ListTools.module.css';

export interface ListFilter {
  /** Name of the filter in the list's address. */
  readonly name: string;
  readonly label: string;
  /** Label of the unfiltered choice, such as "All". */
  readonly allTitle: string;
  readonly options: readonly FilterOption[];
}

interface ListToolsProps {
  filters: readonly ListFilter[];
  /** Selected value per filter; a missing one filters nothing. */
  chosen: Readonly<Partial<Record<string, string>>>;
  onFilter(name: string, value: string | undefined): void;
  /** The sortable ones are the choices of the sort. */
  columns: readonly Pick<TableColumn<never>, 'key' | 'title' | 'isHidden' | 'isSortable'>[];
  sort: TableSort;
  onSort(sort: TableSort): void;
}

/** Filters and sort above a list; the sort also for lists without a table head. Renders nothing if there are none. */
export function ListTools({ filters, chosen, onFilter, columns, sort, onSort }: ListToolsProps) {
  const intl = useIntl();
  const sorts = columns
    .filter(({ isHidden = false, isSortable = false }) => !isHidden && isSortable)
    .flatMap(({ key, title }) =>
      (['asc', 'desc'] as const).map((direction) => ({
        field: key,
        direction,
        value: `${key}-${direction}`,
        title: intl.formatMessage({ id: direction === 'asc' ? 'list.sort.ascending' : 'list.sort.descending' }, { field: title }),
      })),
    );
  // An empty box would still take its gap and misalign its neighbours.
  if (filters.length === 0 && sorts.length === 0) return null;
  return (
    <div className={styles.tools}>
      {filters.map(({ name, label, allTitle, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={chosen[name] ?? ''}
          options={[{ value: '', title: allTitle }, ...options]}
          onChange={(value) => onFilter(name, value === '' ? undefined : value)}
        />
      ))}
      {sorts.length > 0 && (
        <FilterSelect
          label={intl.formatMessage({ id: 'list.sort' })}
          value={`${sort.field}-${sort.direction}`}
          options={sorts}
          onChange={(value) => {
            const wanted = sorts.find((one) => one.value === value);
            if (wanted) onSort({ field: wanted.field, direction: wanted.direction });
          }}
        />
      )}
    </div>
  );
}
