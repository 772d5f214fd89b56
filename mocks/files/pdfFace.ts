import {
  PDFHexString,
  beginText,
  endText,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
  type PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
} from '@cantoo/pdf-lib';
import fontkit from '@cantoo/fontkit';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?inline';
import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?inline';

/** Position and style of a text. */
export interface TextPlace {
  /** Left end of the base line, in points from the lower left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Color;
}

/** The faces as bytes and as fontkit has read them, once for all documents: reading one takes longer than writing a sheet. */
const files = { regular: bytesOf(regular), bold: bytesOf(bold) };
type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
const reader: Fontkit = fontkit;
const read = new WeakMap<Uint8Array, ReturnType<Fontkit['create']>>();
const readOnce: Fontkit = {
  create: (bytes: Uint8Array) => {
    const known = read.get(bytes);
    if (known) return known;
    const font = reader.create(bytes);
    // A glyph keeps the letter that first requests it. As a part of another one (the S of Š) it would have none, and every later
    // document would have an S that can't be copied or searched.
    if (font && 'characterSet' in font) for (const letter of font.characterSet) font.glyphForCodePoint(letter);
    read.set(bytes, font);
    return font;
  },
};

/** Replacement of a letter that the face lacks. */
const unknown = '?';

/**
 * A face of a document: Latin, Greek and Cyrillic letters, of which only those that are used go into the file. Each letter is laid out once,
 * without kerning: a list of thousands of rows takes seconds otherwise.
 */
export class PdfFace {
  readonly #font: PDFFont;
  readonly #letters: ReadonlySet<number>;
  readonly #widths = new Map<string, number>();
  readonly #codes = new Map<string, string>();
  readonly #keys = new WeakMap<PDFPage, PDFName>();

  private constructor(font: PDFFont) {
    this.#font = font;
    this.#letters = new Set(font.getCharacterSet());
  }

  /** The two faces of a document. */
  static async embed(document: PDFDocument): Promise<{ readonly regular: PdfFace; readonly bold: PdfFace }> {
    document.registerFontkit(readOnce);
    const embed = async (face: Uint8Array) =>
      new PdfFace(await document.embedFont(face, { subset: true, features: { kern: false, liga: false } }));
    return { regular: await embed(files.regular), bold: await embed(files.bold) };
  }

  /** Width of a text in points. */
  width(text: string, size: number): number {
    let sum = 0;
    for (const letter of this.#legible(text)) sum += this.#widthOf(letter);
    return (sum * size) / 1000;
  }

  /**
   * A text in lines no wider than `width`; a wider word continues on the next line, as on the screen. A no-break space doesn't separate
   * words.
   */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.replaceAll(/[^\S\u00a0]+/g, ' ').split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.width(line, size) > width) {
        const part = this.#beginning(line, size, width);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    return [...lines, line];
  }

  /** A text as it fits into a width, with an ellipsis where something is missing. */
  cut(text: string, size: number, width: number): string {
    if (this.width(text, size) <= width) return text;
    return `${this.#beginning(text, size, width - this.width('…', size)).trimEnd()}…`;
  }

  /** Writes one line. */
  draw(page: PDFPage, text: string, { x, y, size, color }: TextPlace): void {
    const known = this.#keys.get(page);
    const key = known ?? page.node.newFontDictionary(this.#font.name, this.#font.ref);
    if (!known) this.#keys.set(page, key);
    const code = this.#legible(text)
      .map((letter) => this.#codeOf(letter))
      .join('');
    page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(key, size),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(PDFHexString.of(code)),
      endText(),
    );
  }

  /** The letters of a text, those that the face doesn't have replaced. */
  #legible(text: string): string[] {
    return Array.from(text.replaceAll(/\s/g, ' '), (letter) => (this.#letters.has(letter.codePointAt(0) ?? 0) ? letter : unknown));
  }

  /** As many letters from a text's beginning as fit into a width, at least one. */
  #beginning(text: string, size: number, width: number): string {
    const letters = Array.from(text);
    while (letters.length > 1 && this.width(letters.join(''), size) > width) letters.pop();
    return letters.join('');
  }

  #widthOf(letter: string): number {
    const known = this.#widths.get(letter) ?? this.#font.widthOfTextAtSize(letter, 1000);
    this.#widths.set(letter, known);
    return known;
  }

  #codeOf(letter: string): string {
    const known = this.#codes.get(letter) ?? this.#font.encodeText(letter).asString();
    this.#codes.set(letter, known);
    return known;
  }
}

/** The bytes of a file that the bundler has put into the code: the same way in a browser, in Node and in a worker. */
function bytesOf(dataUrl: string): Uint8Array {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
