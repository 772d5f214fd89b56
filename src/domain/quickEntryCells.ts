/** The lines of a text, however its system ends them. */
export function textLines(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|[\r\n\u0085\u2028\u2029]/u);
}

/** Blanks that people don't see: of web pages, spreadsheets and chats. */
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
/** Digits with the blanks that typography parts thousands with, as the shop itself writes its numbers. */
const chain = /(?<!\d)\d+(?:[\u00a0\u2009\u202f]\d+)+/gu;
const groups = /^[1-9]\d{0,2}(?:[\u00a0\u2009\u202f]\d{3})+$/u;

/** A line with ordinary blanks only, and without what can't be seen. Numbers with thousands parted so are in one piece. */
export function plainLine(line: string): string {
  const plain = line
    .replace(invisible, '')
    .replace(chain, (digits) => (groups.test(digits) ? digits.replace(blanks, '') : digits))
    .replace(blanks, ' ');
  let start = 0;
  let end = plain.length;
  while (plain[start] === ' ') start += 1;
  while (end > start && plain[end - 1] === ' ') end -= 1;
  return plain.slice(start, end);
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
 * character, since cells don't go on in the next line. Goes over the line once, however many cells it has.
 */
export function cellsOf(line: string, sign: string): string[] {
  const cells: string[] = [];
  const lastQuote = line.lastIndexOf('"');
  let start = 0;
  while (start <= line.length) {
    const quoted = start < lastQuote ? quotedCell(line, start, sign) : undefined;
    const next = line.indexOf(sign, start);
    const stop = quoted?.end ?? (next < 0 ? line.length : next);
    cells.push(quoted ? quoted.text : line.slice(start, stop).trim());
    start = stop + 1;
  }
  return cells;
}

/** The cell in quotes that begins at a place, with where it ends; undefined where there is none. */
function quotedCell(line: string, start: number, sign: string): { readonly text: string; readonly end: number } | undefined {
  const afterBlanks = (from: number): number => {
    let place = from;
    while (place < line.length && line[place] !== sign && /\s/.test(line[place] ?? '')) place += 1;
    return place;
  };
  const opening = afterBlanks(start);
  if (line[opening] !== '"') return undefined;
  let closing = line.indexOf('"', opening + 1);
  while (closing >= 0 && line[closing + 1] === '"') closing = line.indexOf('"', closing + 2);
  const end = closing < 0 ? -1 : afterBlanks(closing + 1);
  if (end !== line.length && line[end] !== sign) return undefined;
  return {
    text: line
      .slice(opening + 1, closing)
      .replaceAll('""', '"')
      .trim(),
    end,
  };
}

/** Which cells hold what, as a heading tells it; counted from 0. */
export interface Columns {
  /** Those that may hold the product's number: one where the heading says so, else all that can be meant, of which the catalogue decides. */
  readonly codes: readonly number[];
  /** Those of them that may as well count the rows: "Nr.". */
  readonly counting: readonly number[];
  /** Those that hold the amount: several where the heading has the word twice. */
  readonly amounts: readonly number[];
  /** Undefined where no column names a unit. */
  readonly unit: number | undefined;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const words = (text: string) => new Set(text.split(' '));

/** Headings that say "number of the article" and nothing else. */
const codeHeadings = words(
  'artikelnummer artikelnr artnr artikelcode sku produktnummer produktnr bestellnummer bestellnr materialnummer materialnr itemno itemnumber itemcode ' +
    'articleno articlenumber productno productnumber productid productcode code codice codicearticolo codicearticoli codarticolo cod codart numeroarticolo nrarticolo codiceprodotto',
);
/** Headings under which the number of an article may stand as well as its name. */
const productHeadings = words('artikel produkt material item article product articolo prodotto');
/** Headings under which the number of an article may stand as well as that of the row. */
const countHeadings = words('nummer nr no number num numero');
/** Headings of what is ordered now, where a list has other amounts too. */
const orderedHeadings = words('bestellmenge mengebestellt orderquantity orderqty quantitaordinata');
const amountHeadings = words('menge anzahl stuckzahl qty quantity amount quantita qta qt');
/** Headings that stand for the amount where no other does. */
const pieceHeadings = words('stuck stk pieces pcs pezzi pz');
const unitHeadings = words(
  'einheit me mengeneinheit bestelleinheit ve verpackungseinheit gebinde unit units uom um unita unitadimisura unitamisura udm confezione',
);

/** Reads the cells of a heading such as "Artikelnummer;Menge;Einheit", in any order; undefined for what is none. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const folded = cells.map(fold);
  const placesOf = (headings: ReadonlySet<string>) => folded.flatMap((cell, place) => (headings.has(cell) ? [place] : []));
  const sure = placesOf(codeHeadings);
  const counting = sure.length > 0 ? [] : placesOf(countHeadings);
  const codes = sure.length > 0 ? sure : [...placesOf(productHeadings), ...counting];
  const amounts = [orderedHeadings, amountHeadings, pieceHeadings].map(placesOf).find((places) => places.length > 0) ?? [];
  if (codes.length === 0 || amounts.length === 0) return undefined;
  return { codes, counting, amounts, unit: placesOf(unitHeadings)[0] };
}
