/** The lines of a text, however its system ends them. */
export function textLines(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|[\r\n\u0085\u2028\u2029]/u);
}

/** Blanks that people don't see: of web pages, spreadsheets and chats. The narrow ones between digits part thousands and stay. */
const blanks = /[\u00a0\u1680\u2000-\u2008\u200a\u205f\u3000]|(?<!\d)[\u2009\u202f]|[\u2009\u202f](?!\d{3}(?!\d))/gu;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** A line with ordinary blanks only, and without what can't be seen. */
export function plainLine(line: string): string {
  return line.replace(invisible, '').replace(blanks, ' ').replace(/^ +| +$/g, '');
}

/** Whether nothing is written in a line: not even a cell of an empty row. */
export function isBlankLine(line: string): boolean {
  return /^[\s;|,"]*$/.test(line.replace(invisible, ''));
}

/** The sign that parts the cells of a line: tab, semicolon or bar; undefined where none of them stands outside of quotes. */
export function cellSignOf(line: string): '\t' | ';' | '|' | undefined {
  const bare = line.replace(/"[^"]*"/g, '');
  return (['\t', ';', '|'] as const).find((sign) => bare.includes(sign));
}

/** Whether a comma stands beside a quoted cell and so parts cells. */
export function hasQuotedCells(line: string): boolean {
  return /(?:^|,)\s*"[^"]*"\s*(?:,|$)/.test(line) && line.includes(',');
}

/**
 * The cells of a line. A cell in quotes may hold the sign, and two quotes for one; a quote that isn't closed is an ordinary
 * character, since cells don't go on in the next line.
 */
export function cellsOf(line: string, sign: string): string[] {
  const cells: string[] = [];
  let start = 0;
  while (start <= line.length) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(line.slice(start));
    const end = quoted ? start + quoted[0].length : -1;
    if (quoted && (end === line.length || line[end] === sign)) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"').trim());
      start = end + 1;
      continue;
    }
    const next = line.indexOf(sign, start);
    const stop = next < 0 ? line.length : next;
    cells.push(line.slice(start, stop).trim());
    start = stop + 1;
  }
  return cells;
}

/** Which cell holds what, as a heading tells it; counted from 0. */
export interface Columns {
  readonly code: number;
  readonly amount: number;
  /** Undefined where no column names a unit. */
  readonly unit: number | undefined;
}

const fold = (text: string) => text.normalize('NFD').toLowerCase().replace(/[^a-z]/g, '');
const words = (text: string) => new Set(text.split(' '));

const codeHeadings = words(
  'artikelnummer artikelnr artnr artikel artikelcode nummer nr sku produktnummer produktnr produkt bestellnummer bestellnr materialnummer material item itemno itemnumber ' +
  'article articleno articlenumber product productno productnumber productid productcode code codice codicearticolo codarticolo cod codart articolo numeroarticolo',
);
const amountHeadings = words('menge anzahl bestellmenge stuckzahl mengebestellt qty quantity orderquantity orderqty amount quantita qta qt quantitaordinata');
const unitHeadings = words('einheit me mengeneinheit bestelleinheit ve verpackungseinheit gebinde unit units uom um unita unitadimisura unitamisura udm confezione');

/** Reads the cells of a heading such as "Artikelnummer;Menge;Einheit", in any order; undefined for what is none. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const folded = cells.map(fold);
  const code = folded.findIndex((cell) => codeHeadings.has(cell));
  const amount = folded.findIndex((cell) => amountHeadings.has(cell));
  if (code < 0 || amount < 0) return undefined;
  const unit = folded.findIndex((cell) => unitHeadings.has(cell));
  return { code, amount, unit: unit < 0 ? undefined : unit };
}
