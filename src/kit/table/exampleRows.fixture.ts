import type { TableCard, TableColumn } from './column';

/** A row of the tables in the stories. */
export interface ExampleRow {
  readonly number: string;
  readonly reference: string | undefined;
  readonly day: string;
  readonly place: string;
  readonly count: number;
  readonly sum: string;
}

/** Three rows, with and without optional fields. */
export const exampleRows: readonly [ExampleRow, ExampleRow, ExampleRow] = [
  { number: 'RE-2026-104877', reference: 'Sommerfest', day: '18.11.2026', place: 'Hauptplatz 4, 9971 Matrei', count: 7, sum: '1.284,60 €' },
  { number: 'RE-2026-104310', reference: undefined, day: '11.11.2026', place: 'Bergstation 1, 9971 Matrei', count: 12, sum: '96,00 €' },
  {
    number: 'GU-2026-002113',
    reference: 'Bruch auf dem Weg zur Bergstation, gemeldet von Anna Huber',
    day: '03.11.2026',
    place: 'Hauptplatz 4, 9971 Matrei',
    count: 1,
    sum: '−18,40 €',
  },
];

/** Its columns: words, figures, notes. */
export const exampleColumns: readonly TableColumn<ExampleRow>[] = [
  {
    key: 'number',
    title: 'Nummer',
    isRowHeader: true,
    isSortable: true,
    render: ({ number }) => number,
    note: ({ reference }) => reference,
  },
  { key: 'day', title: 'Datum', isSortable: true, isUnbroken: true, firstDirection: 'desc', render: ({ day }) => day },
  { key: 'place', title: 'Lieferadresse', render: ({ place }) => place },
  { key: 'count', title: 'Positionen', isNumber: true, isSortable: true, render: ({ count }) => count },
  { key: 'sum', title: 'Summe', isNumber: true, isSortable: true, render: ({ sum }) => sum },
];

/** A row as a card. */
export const exampleCard = ({ number, sum, day, count, place, reference }: ExampleRow): TableCard => ({
  title: number,
  number: sum,
  line: { text: day, end: `${count} Positionen` },
  details: [reference, place],
});
