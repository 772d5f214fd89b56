import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream, type PDFPage } from '@cantoo/pdf-lib';

/** Content of a document. */
export interface PdfContent {
  readonly pages: number;
  /** Width and height of each page in points, as people write it. */
  readonly sizes: readonly string[];
  /** Every text in the order in which it was written, one a line. */
  readonly text: string;
  /** The drawing commands of each page, as written in the file. */
  readonly commands: readonly string[];
}

const textOf = (stream: PDFRawStream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());

const lettersOf = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Letters by their code, from the face's own table for readers that copy or search: one by one, or in a range. */
function readTable(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [block] of table.matchAll(/beginbfchar.*?endbfchar/gs))
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gi))
      letters.set(code.toUpperCase(), lettersOf(text));
  for (const [block] of table.matchAll(/beginbfrange.*?endbfrange/gs))
    for (const [, first = '', last = '', text = ''] of block.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi)) {
      const from = Number.parseInt(first, 16);
      for (let code = from; code <= Number.parseInt(last, 16); code += 1)
        letters.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCharCode(Number.parseInt(text, 16) + code - from),
        );
    }
  return letters;
}

/** The letters of a text, whose codes have one byte or two, by the face. */
function read(hex: string, face: ReadonlyMap<string, string>): string {
  const [some = '0000'] = face.keys();
  return (hex.match(new RegExp(`.{${some.length}}`, 'g')) ?? []).map((code) => face.get(code.toUpperCase()) ?? '\u{FFFD}').join('');
}

/** The tables of a page's faces by their names. */
function facesOf(page: PDFPage): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { context } = page.node;
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).flatMap(([name, reference]) => {
      const table = context.lookup(reference, PDFDict).lookup(PDFName.of('ToUnicode'));
      return table instanceof PDFRawStream ? [[name.asString(), readTable(textOf(table))] as const] : [];
    }),
  );
}

function commandsOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((reference) => page.node.context.lookup(reference)) : [contents];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map(textOf)
    .join('\n');
}

function wordsOf(page: PDFPage, commands: string): string[] {
  const faces = facesOf(page);
  const words: string[] = [];
  let face: ReadonlyMap<string, string> = new Map();
  for (const [, name, hex] of commands.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (name !== undefined) face = faces.get(name) ?? new Map<string, string>();
    else words.push(read(hex ?? '', face));
  }
  return words;
}

/** Opens a PDF and extracts the text of its pages. */
export async function readPdf(bytes: ArrayBuffer): Promise<PdfContent> {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages();
  const commands = pages.map(commandsOf);
  const sizes = pages.map((page) => `${Math.floor(page.getWidth())} × ${Math.floor(page.getHeight())}`);
  return { pages: pages.length, sizes, text: pages.flatMap((page, place) => wordsOf(page, commands[place] ?? '')).join('\n'), commands };
}
