import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream, type PDFPage } from '@cantoo/pdf-lib';

/** What stands in a document. */
export interface PdfContent {
  readonly pages: number;
  /** Every text in the order in which it was written, one a line. */
  readonly text: string;
  /** What each page is drawn with, as it is written in the file. */
  readonly commands: readonly string[];
}

const textOf = (stream: PDFRawStream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());

const lettersOf = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Letters by the code that stands for them, as the face's own table in the file tells readers that copy or search. */
function readTable(table: string): ReadonlyMap<string, string> {
  return new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)].map(([, code = '', letters = '']) => [code.toUpperCase(), lettersOf(letters)]),
  );
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
    else words.push((hex?.match(/.{4}/g) ?? []).map((code) => face.get(code.toUpperCase()) ?? '\u{FFFD}').join(''));
  }
  return words;
}

/** Opens a PDF and reads what is written on its pages. */
export async function readPdf(bytes: ArrayBuffer): Promise<PdfContent> {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages();
  const commands = pages.map(commandsOf);
  return { pages: pages.length, text: pages.flatMap((page, place) => wordsOf(page, commands[place] ?? '')).join('\n'), commands };
}
