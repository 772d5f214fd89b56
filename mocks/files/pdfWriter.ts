import { PDFDocument, rgb, type Color, type PDFPage } from '@cantoo/pdf-lib';
import { PdfFace } from './pdfFace';

/** Metadata of every document. */
export interface PdfTitle {
  /** Kind of document, "Produktdatenblatt". */
  readonly kind: string;
  /** Its subject. */
  readonly subject: string;
  /** At the foot of each page, left. */
  readonly foot: string;
  readonly language: string;
}

/** A row of a table. */
export interface PdfRow {
  readonly cells: readonly string[];
  /** Indented, as a part of the row above. */
  readonly isPart?: boolean;
}

/** A column of a list. */
export interface PdfColumn {
  readonly title: string;
  /** In points; the one without a width gets the rest. */
  readonly width?: number;
  readonly align?: 'right';
}

/** A row of a list. */
export interface PdfListRow {
  readonly cells: readonly string[];
  /** An SVG to the left of the row; undefined where there is none. */
  readonly picture?: string | undefined;
}

/** A4 in points. */
const a4 = { width: 595, height: 842 } as const;
const page = { ...a4, margin: 48, foot: 64 };
const inner = page.width - 2 * page.margin;
export const ink = rgb(0.1, 0.12, 0.14);
export const quiet = rgb(0.42, 0.45, 0.48);
export const rule = rgb(0.82, 0.84, 0.86);

/** Edge of a picture in a list, and the room between it and the text. */
const pictureEdge = 34;
const pictureRoom = pictureEdge + 8;
const gap = 8;
/** Height of a line within a cell of a list. */
const lineHeight = 11;

/** A document that is written from top to bottom, with page breaks and page numbers. */
export class PdfWriter {
  readonly #document: PDFDocument;
  readonly #regular: PdfFace;
  readonly #bold: PdfFace;
  readonly #title: PdfTitle;
  #page: PDFPage;
  #y = page.height - page.margin;
  /** Repeats the heading on each further page of a list. */
  #head: (() => void) | undefined;

  private constructor(document: PDFDocument, { regular, bold }: Awaited<ReturnType<typeof PdfFace.embed>>, title: PdfTitle) {
    this.#document = document;
    this.#regular = regular;
    this.#bold = bold;
    this.#title = title;
    this.#page = document.addPage([page.width, page.height]);
    this.#line(title.kind.toUpperCase(), { size: 9, color: quiet });
    this.#y -= 4;
    for (const line of bold.wrap(title.subject, 18, inner)) this.#line(line, { size: 18, face: bold });
    this.#y -= 6;
  }

  /** Begins a document. The same content makes the same bytes. */
  static async begin(title: PdfTitle, made: Date): Promise<PdfWriter> {
    const document = await newDocument({ title: `${title.kind}: ${title.subject}`, language: title.language, made });
    return new PdfWriter(document, await PdfFace.embed(document), title);
  }

  heading(text: string): void {
    this.#room(52);
    this.#y -= 12;
    this.#line(text, { size: 12, face: this.#bold });
    this.#y -= 2;
  }

  paragraph(text: string): void {
    for (const part of text.split('\n')) for (const line of this.#regular.wrap(part, 10, inner)) this.#line(line, { size: 10 });
    this.#y -= 4;
  }

  /** Names and values in two columns. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of facts) {
      const lines = this.#regular.wrap(value, 10, inner - 170);
      this.#room(lines.length * 14);
      this.#regular.draw(this.#page, name, { x: page.margin, y: this.#y - 10, size: 10, color: quiet });
      for (const line of lines) this.#line(line, { size: 10, x: page.margin + 170 });
    }
    this.#y -= 8;
  }

  /** Rows with the first column to the left and the others to the right; the first row is the head, unless there is none. */
  table(rows: readonly PdfRow[], hasHead = true): void {
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const first = inner - (columns - 1) * 90;
    rows.forEach(({ cells, isPart = false }, index) => {
      this.#room(18);
      const face = hasHead && index === 0 ? this.#bold : this.#regular;
      cells.forEach((cell, column) => {
        const right = page.margin + first + column * 90;
        const x = column === 0 ? page.margin + (isPart ? 14 : 0) : right - face.width(cell, 10);
        face.draw(this.#page, cell, { x, y: this.#y - 11, size: 10, color: ink });
      });
      this.#y -= 16;
      this.#ruler();
    });
    this.#y -= 4;
  }

  /** A list in columns under headings, which are repeated on each page; a row is never split. */
  list(
    columns: readonly PdfColumn[],
    groups: readonly { readonly heading?: string; readonly rows: readonly PdfListRow[] }[],
    hasPictures = false,
  ): void {
    const left = page.margin + (hasPictures ? pictureRoom : 0);
    const named = columns.reduce((sum, { width = 0 }) => sum + width, 0) + gap * (columns.length - 1);
    const widths = columns.map(({ width }) => width ?? page.width - page.margin - left - named);
    const linesOf = (texts: readonly string[], face: PdfFace) => texts.map((text, place) => face.wrap(text, 9, widths[place] ?? 0));
    /** Writes cells around a middle, each of its lines below the other. */
    const write = (cells: readonly (readonly string[])[], face: PdfFace, color: Color, middle: number) => {
      let x = left;
      cells.forEach((lines, place) => {
        const width = widths[place] ?? 0;
        lines.forEach((text, line) => {
          const y = this.#y - middle - 3 + ((lines.length - 1) / 2 - line) * lineHeight;
          face.draw(this.#page, text, { x: columns[place]?.align === 'right' ? x + width - face.width(text, 9) : x, y, size: 9, color });
        });
        x += width + gap;
      });
    };
    const height = hasPictures ? pictureEdge + 6 : 15;
    this.#head = () => {
      write(
        linesOf(
          columns.map(({ title }) => title),
          this.#bold,
        ),
        this.#bold,
        quiet,
        8,
      );
      this.#y -= 15;
      this.#ruler();
    };
    this.#room(height + 15);
    this.#head();
    for (const { heading, rows } of groups) {
      if (heading !== undefined) {
        this.#room(height + 22);
        this.#bold.draw(this.#page, heading, { x: page.margin, y: this.#y - 15, size: 10, color: ink });
        this.#y -= 20;
      }
      for (const { cells, picture } of rows) {
        const lines = linesOf(cells, this.#regular);
        const rowHeight = Math.max(height, Math.max(...lines.map(({ length }) => length)) * lineHeight + 4);
        this.#room(rowHeight);
        if (picture !== undefined) this.#page.drawSvg(picture, { x: page.margin, y: this.#y - 3, width: pictureEdge, height: pictureEdge });
        write(lines, this.#regular, ink, rowHeight / 2);
        this.#y -= rowHeight;
        this.#ruler();
      }
    }
    this.#head = undefined;
    this.#y -= 6;
  }

  /** The finished file. */
  async finish(): Promise<Blob> {
    const pages = this.#document.getPages();
    pages.forEach((sheet, index) => {
      const number = `${index + 1} / ${pages.length}`;
      this.#regular.draw(sheet, this.#title.foot, { x: page.margin, y: 32, size: 8, color: quiet });
      this.#regular.draw(sheet, number, { x: page.width - page.margin - this.#regular.width(number, 8), y: 32, size: 8, color: quiet });
    });
    return fileOf(this.#document);
  }

  #line(
    text: string,
    { size, face = this.#regular, color = ink, x = page.margin }: { size: number; face?: PdfFace; color?: Color; x?: number },
  ): void {
    this.#room(size * 1.4);
    face.draw(this.#page, text, { x, y: this.#y - size, size, color });
    this.#y -= size * 1.4;
  }

  #ruler(): void {
    this.#page.drawLine({
      start: { x: page.margin, y: this.#y },
      end: { x: page.width - page.margin, y: this.#y },
      thickness: 0.5,
      color: rule,
    });
  }

  /** Begins another page where less than this is left. */
  #room(height: number): void {
    if (this.#y - height >= page.foot) return;
    this.#page = this.#document.addPage([page.width, page.height]);
    this.#y = page.height - page.margin;
    this.#head?.();
  }
}

/** A document without pages. */
export async function newDocument({
  title,
  language,
  made,
}: {
  readonly title: string;
  readonly language: string;
  readonly made: Date;
}): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  // A date of the current clock: a story replaces the clock, and the library rejects dates of the previous one.
  const moment = new Date(made.getTime());
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return document;
}

/** The bytes of a document. */
export async function fileOf(document: PDFDocument): Promise<Blob> {
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}
