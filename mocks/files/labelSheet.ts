import { fill, rectangle, rgb, setFillingColor, type PDFPage } from '@cantoo/pdf-lib';
import type { TenantCode } from '../../src/domain/tenant';
import type { Language } from '../language';
import type { LabelProduct, LabelSheet } from '../../src/gen/models';
import { numberIn } from '../catalogue/text';
import { barsOf, ean13Modules } from './ean13';
import { moneyIn, word } from './fileTexts';
import { PdfFace } from './pdfFace';
import { a4, fileOf, ink, newDocument, quiet, rule } from './pdfWriter';

/** What a sheet of labels is made of. */
export interface LabelSource {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
  readonly sheet: LabelSheet;
  /** In the order in which they are printed, each with the number of its labels. */
  readonly labels: readonly { readonly product: LabelProduct; readonly amount: number }[];
  readonly showsPrices: boolean;
}

const millimetre = 72 / 25.4;
const inMillimetres = (value: number) => value * millimetre;

/** How many labels of which size lie on a page, and where the first begins; in points. */
interface Layout {
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest label, for which the sizes below are. */
const smallest = { width: inMillimetres(70), height: inMillimetres(37) };

const layouts: Readonly<Record<LabelSheet, Layout>> = {
  A4_24: { page: a4, columns: 3, rows: 8, ...smallest },
  A4_14: { page: a4, columns: 2, rows: 7, width: inMillimetres(99.1), height: inMillimetres(38.1) },
  A4_8: { page: a4, columns: 2, rows: 4, width: inMillimetres(99.1), height: inMillimetres(67.7) },
  ROLL: { page: smallest, columns: 1, rows: 1, ...smallest },
};

/** Room between the edge of a label and what is printed on it. */
const padding = inMillimetres(3);
/** Width of a module of a bar code: 80 % of the nominal 0.33 mm, the least that scanners must read. */
const module = inMillimetres(0.264);
const barHeight = inMillimetres(9);
const black = rgb(0, 0, 0);

/** Where a label lies: its lower left corner and size, and how much larger than on the smallest label everything on it is. */
interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The place of a label among those of a page, from the upper left; the sheet lies in the middle of the page. */
function fieldOf({ page, columns, rows, width, height }: Layout, place: number): Field {
  const left = (page.width - columns * width) / 2;
  const top = page.height - (page.height - rows * height) / 2;
  const scale = Math.min(width / smallest.width, height / smallest.height);
  return { x: left + (place % columns) * width, y: top - (Math.floor(place / columns) + 1) * height, width, height, scale };
}

/** The bar code of a number with the number below it, above a quiet zone to its left. */
function drawBarcode(page: PDFPage, face: PdfFace, gtin: string, { x, y, scale }: Field): void {
  const modules = ean13Modules(gtin);
  if (modules === undefined) return;
  const step = module * scale;
  const left = x + padding + 7 * step;
  const bottom = y + padding - 2;
  page.pushOperators(
    setFillingColor(black),
    ...barsOf(modules).map(({ start, width }) => rectangle(left + start * step, bottom + 7 * scale, width * step, barHeight * scale)),
    fill(),
  );
  face.draw(page, gtin, { x: left + (95 * step - face.width(gtin, 6.5 * scale)) / 2, y: bottom, size: 6.5 * scale, color: black });
}

type Faces = Awaited<ReturnType<typeof PdfFace.embed>>;

function drawPrice(
  page: PDFPage,
  { regular, bold }: Faces,
  product: LabelProduct,
  { x, y, width, scale }: Field,
  language: Language,
): void {
  const { priceString, referencePriceString, referenceQuantity = 1, referenceUnit, unitName } = product;
  const line = (text: string, size: number, above: number, face: PdfFace, color = ink) =>
    face.draw(page, text, {
      x: x + width - padding - face.width(text, size * scale),
      y: y + padding + above * scale,
      size: size * scale,
      color,
    });
  line(priceString === undefined ? word('onRequest', language) : moneyIn(priceString), priceString === undefined ? 9 : 16, 12, bold);
  if (unitName !== undefined) line(unitName, 7, 29, regular, quiet);
  if (referencePriceString !== undefined && referenceUnit !== undefined) {
    const quantity = referenceQuantity === 1 ? '' : `${numberIn(referenceQuantity, language)} `;
    line(`${moneyIn(referencePriceString)} / ${quantity}${referenceUnit}`, 7, 0, regular, quiet);
  }
}

function drawLabel(page: PDFPage, faces: Faces, product: LabelProduct, field: Field, { language, showsPrices, tenant }: LabelSource): void {
  const { regular, bold } = faces;
  const { scale } = field;
  const left = field.x + padding;
  const inner = field.width - 2 * padding;
  const [large, small] = [10 * scale, 7.5 * scale];
  let y = field.y + field.height - padding - 9 * scale;
  const names = bold.wrap(product.name, large, inner);
  for (const text of names.length > 2 ? [names[0] ?? '', bold.cut(names.slice(1).join(' '), large, inner)] : names) {
    bold.draw(page, text, { x: left, y, size: large, color: ink });
    y -= 12 * scale;
  }
  const { netFillingQuantity: filling, unit, unitName } = product;
  const number = product.crossTenantProductId ?? product.sku;
  const packed = [unitName ?? unit, filling && `${numberIn(filling.quantity, language)} ${filling.unit}`].filter(Boolean).join(' · ');
  regular.draw(page, regular.cut([number, packed, tenant].filter(Boolean).join('  ·  '), small, inner), {
    x: left,
    y: y - 1,
    size: small,
    color: quiet,
  });
  if (product.gtin !== undefined) drawBarcode(page, regular, product.gtin, field);
  if (showsPrices) drawPrice(page, faces, product, field, language);
}

/** Labels for the shelf, page by page, with lines to cut along. */
export async function labelSheetPdf(source: LabelSource): Promise<Blob> {
  const { language, now, sheet, labels } = source;
  const document = await newDocument({ title: `${word('labels', language)} ${now.toISOString().slice(0, 10)}`, language, made: now });
  const faces = await PdfFace.embed(document);
  const layout = layouts[sheet];
  const perPage = layout.columns * layout.rows;
  let page: PDFPage | undefined;
  labels
    .flatMap(({ product, amount }) => Array.from({ length: amount }, () => product))
    .forEach((product, place) => {
      if (!page || place % perPage === 0) page = document.addPage([layout.page.width, layout.page.height]);
      const field = fieldOf(layout, place % perPage);
      const { x, y, width, height } = field;
      page.drawRectangle({ x, y, width, height, borderColor: rule, borderWidth: 0.25 });
      drawLabel(page, faces, product, field, source);
    });
  return fileOf(document);
}
