import { isUnitWord } from './quickEntryUnits';
import { readTypedLines } from '../text/typedText';

/** Blanks that people don't see: of web pages, spreadsheets and chats. */
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Digits with the blanks that typography parts thousands with, as the shop itself writes its numbers. */
const chain = /(?<!\d)\d+(?:[\u00a0\u2009\u202f]\d+)+/gu;
const groups = /^[1-9]\d{0,2}(?:[\u00a0\u2009\u202f]\d{3})+$/u;

/**
 * A record as one line with ordinary blanks only, and without invisible characters. Numbers with thousands separated by blanks are
 * joined.
 */
export function plainLine(record: string): string {
  const plain = readTypedLines(record)
    .replace(/\n/g, ' ')
    .replace(chain, (digits) => (groups.test(digits) ? digits.replace(blanks, '') : digits))
    .replace(blanks, ' ');
  let start = 0;
  let end = plain.length;
  while (plain[start] === ' ') start += 1;
  while (end > start && plain[end - 1] === ' ') end -= 1;
  return plain.slice(start, end);
}

/** True if a line contains nothing, not even a cell of an empty row. */
export function isBlankLine(line: string): boolean {
  return /^[\s;|,"]*$/.test(line.replace(invisible, ''));
}

/** Indexes of the columns by their headings; from 0. */
export interface Columns {
  /** Number of columns. */
  readonly count: number;
  /** Those that may hold the product's number: one where the heading says so, else all that can be meant, of which the catalogue decides. */
  readonly codes: readonly number[];
  /** Those that hold its barcode's, which counts where the others are empty. */
  readonly gtins: readonly number[];
  /** Those of them that may as well count the rows: "Nr.". */
  readonly counting: readonly number[];
  /** Those that hold the amount: several where the heading has the word twice. */
  readonly amounts: readonly number[];
  /** Those that hold it where the former turn out to hold the number of an order: "Bestellung" beside "Menge". */
  readonly otherAmounts: readonly number[];
  /** The unit that the heading of the amount names: "Menge (Stk)". */
  readonly amountUnit: readonly string[];
  /** Undefined where no column names a unit. */
  readonly unit: number | undefined;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Headings that say "number of the article" and nothing else. */
const codeHeadings = words(
  'artikelnummer artikelnr artnr artikelcode sku produktnummer produktnr bestellnummer bestellnr materialnummer materialnr warennummer warennr itemno itemnr ' +
    'itemnumber itemcode articleno articlenr articlenumber articlecode productno productnr productnumber productid productcode code codice codicearticolo ' +
    'codicearticoli codarticolo codart cod codprodotto numeroarticolo narticolo nrarticolo noarticolo codiceprodotto codicemerce artikelid artid nrart',
);
/** Headings of its barcode. */
const gtinHeadings = words(
  'ean gtin strichcode barcode eancode eannummer eannr gtinnummer gtinnr eangtin gtinean upc codiceabarre codicebarre codiceean strichcodenummer barcodenummer eanno',
);
/** Headings of the article's number or its name. */
const productHeadings = words('artikel art produkt material ware item article product articolo prodotto');
/** Headings of the article's number or the row's. */
const countHeadings = words('nummer nr no number num numero n');
/** Headings of the ordered amount, if a list has other amounts too. */
const orderedHeadings = words(
  'bestellmenge mengebestellt bestellung bestellanzahl zubestellen orderquantity orderqty orderedquantity quantityordered qtyordered quantitaordinata qtaordinata ordine daordinare ' +
    'bestellen bestellt bedarf benotigt order ordered toorder needed required requiredqty qtyrequired ordinare ordinato fabbisogno richiesto richiesta',
);
const amountHeadings = words('menge anzahl stuckzahl qty quantity amount quantita qta qt count mengen');
/** Headings of the amount if no other heading is. */
const pieceHeadings = words('stuck stk pieces pcs pezzi pz');
/** Packs of which a column of that name holds how many. */
const packHeadings = words(
  'kartons kisten flaschen packungen stucke cartons cases boxes crates bottles packs cartoni casse bottiglie confezioni colli',
);
const unitHeadings = words(
  'einheit me mengeneinheit bestelleinheit ve verpackungseinheit gebinde unit units uom um unita unitadimisura unitamisura udm confezione verpackung packaging',
);
/** Words for the owner of a number, and words that only join a heading. */
const besides = words(
  'unser unsere unserer unseren ihr ihre ihrer ihren euer eure eurer eigene eigen dein deine mein meine our your my their own nostro nostra nostri vostro vostra vostri ns vs suo sua ' +
    'lieferant lieferanten lieferantin kunde kunden hersteller grosshandler supplier customer vendor manufacturer fornitore cliente produttore des der die das dem den in je pro per zu of ' +
    'the for fur von beim di del della dello a al da il la le einheit einheiten me ve units uom um kw woche week settimana montag dienstag mittwoch donnerstag freitag samstag ' +
    'sonntag mo di mi do fr sa so monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun lunedi martedi mercoledi giovedi venerdi sabato ' +
    'domenica lun mar mer gio ven sab dom gebinde gebinden',
);

/** Small letters without accents, so that headings in capitals and without umlauts are the same. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
const wordsIn = (text: string): readonly string[] => fold(text).match(/[a-z]+/g) ?? [];

/** A parsed heading: its key in the tables above, and a unit named in it. */
interface Heading {
  readonly key: string;
  readonly unit: readonly string[];
}

/** All readings of a heading: unchanged, one of two languages ("Menge / Qty"), without an owner, without a unit. */
function headingsOf(cell: string): readonly Heading[] {
  return [cell, ...(cell.includes('/') ? cell.split('/') : [])].flatMap((part) => {
    const all = wordsIn(part);
    const said = all.filter((word) => !besides.has(word));
    const bare = said.filter((word) => !isUnitWord(word));
    const unit = said.filter(isUnitWord);
    return [{ key: all.join(''), unit: [] }, { key: said.join(''), unit: [] }, ...(bare.length > 0 ? [{ key: bare.join(''), unit }] : [])];
  });
}

/** Parses the cells of a heading such as "Artikelnummer;Menge;Einheit", in any sequence; undefined if it is none. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  // A number alone is no heading; one within words may count weeks or days.
  if (cells.length > 100 || cells.some((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell))) return undefined;
  const read = cells.map(headingsOf);
  const hasNumber = (place: number) => /\d/.test(cells[place] ?? '');
  const isOne = (headings: ReadonlySet<string>) => (heading: Heading) => headings.has(heading.key);
  const placesOf = (headings: ReadonlySet<string>) => read.flatMap((said, place) => (said.some(isOne(headings)) ? [place] : []));
  const gtins = placesOf(gtinHeadings);
  const sure = placesOf(codeHeadings).filter((place) => !gtins.includes(place));
  const counting = sure.length > 0 ? [] : placesOf(countHeadings);
  const others = [...placesOf(productHeadings), ...counting];
  const isByGtin = sure.length === 0 && gtins.length > 0;
  const codes = sure.length > 0 ? sure : isByGtin ? [] : others;
  const amountTables = [orderedHeadings, amountHeadings, pieceHeadings, packHeadings];
  const table = amountTables.find((headings) => placesOf(headings).length > 0);
  // "Art.-Nr.: 104711, Menge: 2" is a line.
  if (!table || codes.length + gtins.length === 0 || [...codes, ...gtins].some(hasNumber)) return undefined;
  const amounts = placesOf(table);
  const [first] = amounts;
  const told = amounts.length === 1 && first !== undefined ? read[first]?.find(isOne(table)) : undefined;
  const amountUnit = table === packHeadings && told && isUnitWord(told.key) ? [told.key] : (told?.unit ?? []);
  const isOrder =
    table === orderedHeadings && amounts.every((place) => read[place]?.some(({ key }) => /^(?:bestellung|order|ordine)$/.test(key)));
  const otherAmounts = isOrder ? placesOf(amountHeadings) : [];
  const unit = placesOf(unitHeadings).find((place) => !amounts.includes(place));
  return { count: cells.length, codes, gtins, counting: isByGtin ? [] : counting, amounts, otherAmounts, amountUnit, unit };
}
