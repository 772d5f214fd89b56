import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';

/** What every document says of itself. */
export interface PdfTitle {
  /** Kind of document, "Produktdatenblatt". */
  readonly kind: string;
  /** What it is about. */
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

/** A4 in points. */
const page = { width: 595, height: 842, margin: 48, foot: 64 };
const inner = page.width - 2 * page.margin;
const ink = rgb(0.1, 0.12, 0.14);
const quiet = rgb(0.42, 0.45, 0.48);
const rule = rgb(0.82, 0.84, 0.86);

/** A document that is written from top to bottom, with page breaks and page numbers. */
export class PdfWriter {
  readonly #document: PDFDocument;
  readonly #regular: PDFFont;
  readonly #bold: PDFFont;
  readonly #title: PdfTitle;
  readonly #letters: ReadonlySet<number>;
  #page: PDFPage;
  #y = page.height - page.margin;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont, title: PdfTitle) {
    this.#document = document;
    this.#regular = regular;
    this.#bold = bold;
    this.#title = title;
    this.#letters = new Set(regular.getCharacterSet());
    this.#page = document.addPage([page.width, page.height]);
    this.#line(title.kind.toUpperCase(), { size: 9, color: quiet });
    this.#y -= 4;
    for (const line of this.#wrap(title.subject, bold, 18, inner)) this.#line(line, { size: 18, font: bold });
    this.#y -= 6;
  }

  /** Begins a document. The same content makes the same bytes. */
  static async begin(title: PdfTitle, made: Date): Promise<PdfWriter> {
    const document = await PDFDocument.create();
    document.setTitle(`${title.kind}: ${title.subject}`, { showInWindowTitleBar: true });
    document.setLanguage(title.language);
    document.setCreationDate(made);
    document.setModificationDate(made);
    return new PdfWriter(document, await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold), title);
  }

  heading(text: string): void {
    this.#room(52);
    this.#y -= 12;
    this.#line(text, { size: 12, font: this.#bold });
    this.#y -= 2;
  }

  paragraph(text: string): void {
    for (const part of text.split('\n')) for (const line of this.#wrap(part, this.#regular, 10, inner)) this.#line(line, { size: 10 });
    this.#y -= 4;
  }

  /** Names and values in two columns. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of facts) {
      const lines = this.#wrap(value, this.#regular, 10, inner - 170);
      this.#room(lines.length * 14);
      this.#page.drawText(this.#legible(name), { x: page.margin, y: this.#y - 10, size: 10, font: this.#regular, color: quiet });
      for (const line of lines) this.#line(line, { size: 10, x: page.margin + 170 });
    }
  }

  /** Rows with the first column to the left and the others to the right; the first row is the head, unless there is none. */
  table(rows: readonly PdfRow[], hasHead = true): void {
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const first = inner - (columns - 1) * 90;
    rows.forEach(({ cells, isPart = false }, index) => {
      this.#room(18);
      const font = hasHead && index === 0 ? this.#bold : this.#regular;
      cells.forEach((cell, column) => {
        const text = this.#legible(cell);
        const right = page.margin + first + column * 90;
        const x = column === 0 ? page.margin + (isPart ? 14 : 0) : right - font.widthOfTextAtSize(text, 10);
        this.#page.drawText(text, { x, y: this.#y - 11, size: 10, font, color: ink });
      });
      this.#y -= 16;
      this.#page.drawLine({ start: { x: page.margin, y: this.#y }, end: { x: page.width - page.margin, y: this.#y }, thickness: 0.5, color: rule });
    });
    this.#y -= 4;
  }

  /** The finished file. */
  async finish(): Promise<Blob> {
    const pages = this.#document.getPages();
    pages.forEach((sheet, index) => {
      const number = `${index + 1} / ${pages.length}`;
      const options = { y: 32, size: 8, font: this.#regular, color: quiet };
      sheet.drawText(this.#legible(this.#title.foot), { ...options, x: page.margin });
      sheet.drawText(number, { ...options, x: page.width - page.margin - this.#regular.widthOfTextAtSize(number, 8) });
    });
    return new Blob([new Uint8Array(await this.#document.save())], { type: 'application/pdf' });
  }

  #line(text: string, { size, font = this.#regular, color = ink, x = page.margin }: { size: number; font?: PDFFont; color?: typeof ink; x?: number }): void {
    this.#room(size * 1.4);
    this.#page.drawText(this.#legible(text), { x, y: this.#y - size, size, font, color });
    this.#y -= size * 1.4;
  }

  /** Begins another page where less than this is left. */
  #room(height: number): void {
    if (this.#y - height >= page.foot) return;
    this.#page = this.#document.addPage([page.width, page.height]);
    this.#y = page.height - page.margin;
  }

  /** The text without what the built-in faces cannot draw. */
  #legible(text: string): string {
    return Array.from(text.replaceAll(/\s/g, ' '), (letter) => (this.#letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
  }

  #wrap(text: string, font: PDFFont, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of this.#legible(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
}
