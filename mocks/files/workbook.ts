import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { escapeFormula } from '#domain/text/spreadsheet.ts';

/** A value of a cell: a text, a number as a number, or nothing. */
export type CellValue = string | number | undefined;

/** A column of a sheet. */
export interface SheetColumn {
  readonly title: string;
  /** In letters. */
  readonly width: number;
  /** Number format, "0.00"; for columns of numbers. */
  readonly format?: string;
}

/** A sheet of a workbook. */
export interface Sheet {
  /** Shown on its tab. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A workbook of one sheet, whose head stays in view. */
export async function workbookOf({ name, columns, rows }: Sheet): Promise<Blob> {
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const data: SheetData = rows.map((row) =>
    row.map((value, place) => {
      if (value === undefined) return undefined;
      if (typeof value === 'string') return { value: escapeFormula(value), type: String };
      const { format } = columns[place] ?? {};
      return { value, type: Number, ...(format !== undefined && { format }) };
    }),
  );
  return writeXlsxFile([head, ...data], { sheet: name, stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width })) }).toBlob();
}
