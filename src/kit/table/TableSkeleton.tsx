import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useIntl } from 'react-intl';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { Skeleton } from '../feedback/Skeleton';
import { Surface } from '../page/Surface';
import { useViewport } from '../page/viewport';
import { shownColumns, type TableColumn } from './column';
import cards from './TableCards.module.css';
import skeleton from './TableSkeleton.module.css';
import styles from './Table.module.css';

interface TableSkeletonProps<Row> {
  /** Columns of the loading table. */
  columns: readonly TableColumn<Row>[];
  rows?: number;
}

/** Placeholder of a table, or of its cards on a phone: the head is real, and rows have their final height. */
export function TableSkeleton<Row>({ columns, rows = 8 }: TableSkeletonProps<Row>) {
  const intl = useIntl();
  const isMobile = useViewport() === 'mobile';
  const lines = Array.from({ length: rows }, (_, index) => index);
  return (
    <Surface as="section" aria-busy="true" aria-label={intl.formatMessage({ id: 'list.loading' })}>
      {isMobile ? (
        lines.map((line) => (
          <div key={line} className={cards.item}>
            <div className={cards.card}>
              <span className={cards.line}>
                <span className={skeleton.card}>
                  <Skeleton width="62%" />
                </span>
              </span>
              <span className={skeleton.card}>
                <Skeleton width="80%" />
              </span>
              <span className={skeleton.card}>
                <Skeleton width="94%" />
              </span>
            </div>
          </div>
        ))
      ) : (
        <MuiTheme>
          <MuiTable aria-hidden="true" className={`${styles.table} ${styles.baseline}`}>
            <TableHead>
              <TableRow>
                {shownColumns(columns).map(({ key, title, isTitleHidden = false, isNumber = false }) => (
                  <TableCell key={key} className={`${skeleton.head} ${isNumber ? styles.number : ''}`}>
                    {isTitleHidden ? '' : title}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={line}>
                  {shownColumns(columns).map(({ key, note }) => (
                    <TableCell key={key} className={skeleton.cell ?? ''}>
                      <Skeleton width="88%" />
                      {note && <Skeleton width="60%" />}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </MuiTable>
        </MuiTheme>
      )}
    </Surface>
  );
}
