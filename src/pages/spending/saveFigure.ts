import type { IntlShape } from 'react-intl';
import { saveFile } from '#connected/file/saveFile.ts';
import { toFileName } from '#domain/text/spreadsheet.ts';

/**
 * Saves a table as a CSV file.
 *
 * @param table name of the table
 */
export function saveFigure(intl: IntlShape, table: string, csv: string): void {
  const name = intl.formatMessage({ id: 'spending.csv.file' }, { table });
  saveFile({ blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }), name: undefined }, `${toFileName(name)}.csv`);
}
