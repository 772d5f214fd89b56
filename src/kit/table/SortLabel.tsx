import MuiTableSortLabel from '@mui/material/TableSortLabel';
import { AppLink } from '../link/AppLink';
import { nextSort, type Sorting, type TableColumn } from './column';
import styles from './SortLabel.module.css';

interface SortLabelProps {
  column: Pick<TableColumn<never>, 'key' | 'title' | 'isNumber' | 'firstDirection'>;
  sorting: Sorting;
}

/** Sortable column heading: a link if the sort is in the address, else a button. The arrow shows the direction. */
export function SortLabel({ column, sorting }: SortLabelProps) {
  const { sort, hrefOf, onSort } = sorting;
  const isActive = sort.field === column.key;
  const next = nextSort(column, sort);
  return (
    <MuiTableSortLabel
      active={isActive}
      direction={isActive ? sort.direction : next.direction}
      IconComponent={Arrow}
      className={`${styles.sort} ${column.isNumber ? styles.number : ''}`}
      {...(hrefOf ? { component: AppLink, href: hrefOf(next) } : { component: 'button', type: 'button', onClick: () => onSort(next) })}
    >
      {column.title}
    </MuiTableSortLabel>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`${className} ${styles.arrow}`} viewBox="0 0 16 16">
      <path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" />
    </svg>
  );
}
