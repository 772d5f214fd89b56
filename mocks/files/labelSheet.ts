import { fill, rectangle, rgb, setFillingColor, type Color, type PDFPage } from '@cantoo/pdf-lib';
import { labelName } from '#domain/inventory/label.ts';
import { labelDesign, labelScale, placesOf, sheetLayouts, startOn, type SheetLayout } from '#domain/inventory/labelSheet.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Language } from '../language';
import type { LabelProduct, LabelSheet } from '#gen/models/index.ts';
import { numberIn } from '../catalogue/text';
import { barsOf, ean13Modules } from '#domain/codes/ean13.ts';
import { moneyIn, word } from './fileTexts';
import { PdfFace } from './pdfFace';
import { shopSigns } from '../world/shopSigns';
import { fileOf, ink, newDocument, quiet, rule } from './pdfWriter';

/** Inputs of a sheet of labels. */
export interface LabelSource {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
  readonly sheet: LabelSheet;
  /** Place of the first label on the first sheet, from 1. */
  readonly start: number;
  /** In the order in which they are printed, each with the number of its labels. */
  readonly labels: readonly { readonly product: LabelProduct; readonly amount: number }[];
  readonly showsPrices: boolean;
}

const millimetre = 72 / 25.4;
const inMillimetres = (value: number) => value * millimetre;

/** Distance from the edge of a label to its content. */
const padding = inMillimetres(labelDesign.padding);
const module = inMillimetres(labelDesign.module);
const barHeight = inMillimetres(labelDesign.barHeight);
const black = rgb(0, 0, 0);

/** Position of a label: its lower left corner, size, and scale relative to the smallest label. */
interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The place of a label among those of a page, from the upper left; the block of labels lies in the middle of the page. */
function fieldOf(layout: SheetLayout, place: number): Field {
  const { columns, rows } = layout;
  const [pageWidth, pageHeight] = sizeOf(layout);
  const [width, height] = [inMillimetres(layout.label.width), inMillimetres(layout.label.height)];
  const left = (pageWidth - columns * width) / 2;
  const top = pageHeight - (pageHeight - rows * height) / 2;
  const x = left + (place % columns) * width;
  return { x, y: top - (Math.floor(place / columns) + 1) * height, width, height, scale: labelScale(layout) };
}

/** The page in points. */
function sizeOf({ page }: SheetLayout): [width: number, height: number] {
  return [inMillimetres(page.width), inMillimetres(page.height)];
}

/** The bar code of a number with the number below it, above a quiet zone to its left; of a number that has no bars the number alone. */
function drawBarcode(page: PDFPage, face: PdfFace, gtin: string, { x, y, scale }: Field): void {
  const modules = ean13Modules(gtin) ?? '';
  const step = module * scale;
  const left = x + padding + 7 * step;
  const bottom = y + padding - 2;
  page.pushOperators(
    setFillingColor(black),
    ...barsOf(modules).map(({ start, width }) => rectangle(left + start * step, bottom + 7 * scale, width * step, barHeight * scale)),
    fill(),
  );
  const size = labelDesign.digits * scale;
  face.draw(page, gtin, { x: left + (95 * step - face.width(gtin, size)) / 2, y: bottom, size, color: black });
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
  const { price, small } = labelDesign;
  line(priceString === undefined ? word('onRequest', language) : moneyIn(priceString), priceString === undefined ? 9 : price, 12, bold);
  if (unitName !== undefined) line(unitName, small, 29, regular, quiet);
  if (referencePriceString !== undefined && referenceUnit !== undefined) {
    const quantity = referenceQuantity === 1 ? '' : `${numberIn(referenceQuantity, language)} `;
    line(`${moneyIn(referencePriceString)}/${quantity}${referenceUnit}`, small, 0, regular, quiet);
  }
}

function drawLabel(page: PDFPage, faces: Faces, product: LabelProduct, field: Field, { language, showsPrices, tenant }: LabelSource): void {
  const { regular, bold } = faces;
  const { scale } = field;
  const left = field.x + padding;
  const inner = field.width - 2 * padding;
  const [large, small] = [labelDesign.name * scale, labelDesign.facts * scale];
  const sign = shopSigns[tenant];
  const band = inMillimetres(labelDesign.band) * scale;
  page.drawRectangle({ x: field.x, y: field.y + field.height - band, width: field.width, height: band, color: colourOf(sign.colour) });
  let y = field.y + field.height - padding - 9 * scale;
  const names = bold.wrap(labelName(product.name), large, inner);
  for (const text of names.length > 2 ? [names[0] ?? '', bold.cut(names.slice(1).join(' '), large, inner)] : names) {
    bold.draw(page, text, { x: left, y, size: large, color: ink });
    y -= 12 * scale;
  }
  const { netFillingQuantity: filling, unit, unitName } = product;
  const number = product.crossTenantProductId ?? product.sku;
  const packed = [unitName ?? unit, filling && `${numberIn(filling.quantity, language)} ${filling.unit}`].filter(Boolean).join(' · ');
  regular.draw(page, regular.cut([number, packed, sign.name].filter(Boolean).join(' · '), small, inner), {
    x: left,
    y: y - 1,
    size: small,
    color: quiet,
  });
  if (product.gtin !== undefined) drawBarcode(page, regular, product.gtin, field);
  if (showsPrices) drawPrice(page, faces, product, field, language);
}

/** `#rrggbb` as the PDF has it. */
function colourOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16) / 255);
  return rgb(red, green, blue);
}

/** Labels for the shelf, page by page, with lines to cut along. */
export async function labelSheetPdf(source: LabelSource): Promise<Blob> {
  const { language, now, sheet, start, labels } = source;
  const document = await newDocument({ title: `${word('labels', language)} ${now.toISOString().slice(0, 10)}`, language, made: now });
  const faces = await PdfFace.embed(document);
  const layout = sheetLayouts[sheet];
  const perPage = placesOf(sheet);
  const first = startOn(sheet, start) - 1;
  let page: PDFPage | undefined;
  labels
    .flatMap(({ product, amount }) => Array.from({ length: amount }, () => product))
    .forEach((product, index) => {
      const place = index + first;
      if (!page || place % perPage === 0) page = document.addPage(sizeOf(layout));
      const field = fieldOf(layout, place % perPage);
      const { x, y, width, height } = field;
      page.drawRectangle({ x, y, width, height, borderColor: rule, borderWidth: 0.25 });
      drawLabel(page, faces, product, field, source);
    });
  return fileOf(document);
}
