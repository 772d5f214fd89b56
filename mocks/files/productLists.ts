import { allergenKeys, allergenTable } from '#domain/allergens/allergens.ts';
import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { LabelProduct, Product } from '#gen/models/index.ts';
import { numberIn, textIn } from '../catalogue/text';
import { allergens } from '../catalogue/vocabulary/labels';
import { footOf, moneyIn, presenceWord, word } from './fileTexts';
import { PdfWriter, type PdfColumn } from './pdfWriter';
import { workbookOf } from './workbook';

/** The reader of a list, and its subject. */
export interface ListReader {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
  readonly customerName: string;
  readonly showsPrices: boolean;
}

/** A line of an order template as it is printed. */
export interface TemplateLine {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  /** Of one of the unit and of the line, in EUR; undefined when it is on request. */
  readonly price: string | undefined;
  readonly sum: string | undefined;
  /** An SVG. */
  readonly picture: string | undefined;
}

/** An order template as it is printed. */
export interface TemplateSource extends ListReader {
  readonly name: string;
  readonly comment: string | undefined;
  readonly groups: readonly { readonly heading: string; readonly lines: readonly TemplateLine[] }[];
  readonly hasPictures: boolean;
}

const price = (text: string | undefined, language: Language) => (text === undefined ? word('onRequest', language) : moneyIn(text));

/** An order template to print: its lines by category, with pictures where they are wanted and prices for those who may see them. */
export async function orderTemplatePdf(source: TemplateSource): Promise<Blob> {
  const { language, name, comment, groups, showsPrices, hasPictures, customerName, now } = source;
  const pdf = await PdfWriter.begin({ kind: word('template', language), subject: name, foot: footOf(source), language }, now);
  pdf.facts([[word('customer', language), customerName], ...(comment ? [[word('notes', language), comment] as const] : [])]);
  pdf.list(
    [
      { title: word('number', language), width: 72 },
      { title: word('product', language) },
      { title: word('amount', language), width: 44, align: 'right' },
      { title: word('unit', language), width: 66 },
      ...(showsPrices
        ? ([
            { title: word('price', language), width: 62, align: 'right' },
            { title: word('sum', language), width: 66, align: 'right' },
          ] as const)
        : []),
    ],
    groups.map(({ heading, lines }) => ({
      heading,
      rows: lines.map((line) => ({
        picture: line.picture,
        cells: [
          line.number,
          line.name,
          numberIn(line.amount, language),
          line.unit,
          ...(showsPrices ? [price(line.price, language), price(line.sum, language)] : []),
        ],
      })),
    })),
    hasPictures,
  );
  return pdf.finish();
}

/** The essence list to print, by category, with the price of the preselected unit for those who may see it. */
export async function essenceListPdf(
  source: ListReader & { readonly groups: readonly { readonly heading: string; readonly products: readonly LabelProduct[] }[] },
): Promise<Blob> {
  const { language, groups, showsPrices, customerName, now } = source;
  const pdf = await PdfWriter.begin({ kind: word('essence', language), subject: customerName, foot: footOf(source), language }, now);
  const columns: PdfColumn[] = [
    { title: word('number', language), width: 72 },
    { title: word('product', language) },
    { title: word('unit', language), width: 70 },
    ...(showsPrices ? [{ title: word('price', language), width: 66, align: 'right' } as const] : []),
  ];
  pdf.list(
    columns,
    groups.map(({ heading, products }) => ({
      heading,
      rows: products.map(({ sku, crossTenantProductId, name, unitName = '', priceString }) => ({
        cells: [crossTenantProductId ?? sku, name, unitName, ...(showsPrices ? [price(priceString, language)] : [])],
      })),
    })),
  );
  return pdf.finish();
}

/**
 * The allergens of products as a workbook: a row each, a column for each of the 14 allergens in their fixed order. Undeclared ones are
 * marked.
 */
export async function allergenWorkbook({
  language,
  products,
  numberOf,
}: {
  readonly language: Language;
  readonly products: readonly Product[];
  readonly numberOf: (product: Product) => string;
}): Promise<Blob> {
  return workbookOf({
    name: word('allergens', language),
    columns: [
      { title: word('number', language), width: 16 },
      { title: word('product', language), width: 48 },
      { title: word('category', language), width: 24 },
      ...allergenKeys.map((_, place) => ({ title: textIn(allergens[place]?.name ?? '', language), width: 18 })),
    ],
    rows: products.map((product) => [
      numberOf(product),
      product.name,
      product.resolvedCategory?.name,
      ...allergenTable(product.allergenInfoCodes).map(({ presence }) => presenceWord(presence, language)),
    ]),
  });
}
