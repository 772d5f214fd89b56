import type { Language } from '../language';
import { allergenKeys, allergenTable, type AllergenPresence } from '#domain/allergens/allergens.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Nutrient, NutrientTable, Product, ProductDetails } from '#gen/models/index.ts';
import { numberIn, textIn } from '../catalogue/text';
import { supplierName } from '../catalogue/suppliers';
import { allergens, packagingNames } from '../catalogue/vocabulary/labels';
import { nutrientNames, originKinds, safetySections, sheetTexts } from './datasheetTexts';
import { footOf, presenceWord } from './fileTexts';
import { PdfWriter, type PdfRow } from './pdfWriter';

/** Inputs of a sheet. */
export interface SheetSource {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
  readonly product: Product;
  readonly details: ProductDetails;
}

const say = (key: keyof typeof sheetTexts, language: Language) => textIn(sheetTexts[key], language);

async function begin(kind: 'datasheet' | 'safety', { tenant, language, now, product }: SheetSource): Promise<PdfWriter> {
  return PdfWriter.begin(
    { kind: say(kind, language), subject: product.productDisplayName || product.name, foot: footOf({ tenant, language, now }), language },
    now,
  );
}

type MaybeFact = readonly [name: string, value: string | undefined];

const known = (facts: readonly MaybeFact[]) =>
  facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined && fact[1] !== '');

const wirePackaging = {
  ONE_WAY: 'SINGLE_USE',
  ONE_WAY_WITH_DEPOSIT: 'SINGLE_USE_WITH_DEPOSIT',
  WITH_REUSE: 'MULTI_USE',
  WITH_REUSE_WITH_DEPOSIT: 'MULTI_USE_WITH_DEPOSIT',
} as const;

function factsOf({ product, details, language }: SheetSource): readonly (readonly [string, string])[] {
  const measure = (value: number, unit: string) => `${numberIn(value, language)} ${unit}`;
  const { netFillingQuantity: filling } = product;
  return known([
    [say('number', language), product.sku],
    [say('crossTenant', language), product.crossTenantProductId],
    [
      say('gtin', language),
      product.units.flatMap(({ gtins = [], abbreviation }) => gtins.map((gtin) => `${gtin} (${abbreviation})`)).join(', '),
    ],
    [say('supplier', language), product.supplierId === undefined ? undefined : supplierName(product.supplierId)],
    [say('filling', language), filling && measure(filling.quantity, filling.unit)],
    [say('units', language), product.units.map(({ name, ratio }) => `${name} (${numberIn(ratio, language)})`).join(', ')],
    [say('packaging', language), details.packaging && textIn(packagingNames[wirePackaging[details.packaging]], language)],
    [say('alcohol', language), product.alcohol === undefined ? undefined : measure(product.alcohol, '% vol')],
    [
      say('labels', language),
      product.attributes.map(({ displayName, extension }) => (extension ? `${displayName} ${extension}` : displayName)).join(', '),
    ],
    [say('regulated', language), details.regulatedDescription],
    [say('storage', language), product.storageNote],
    [say('usage', language), details.usageNote],
    [say('consumer', language), details.consumerRegulatedInformation],
  ]);
}

const signs: Readonly<Record<AllergenPresence, string>> = { contained: 'J', traces: 'S', absent: '–', undeclared: '?' };

function allergenRows({ product, details, language }: SheetSource): PdfRow[] {
  return allergenTable(product.allergenInfoCodes).map(({ allergen, presence }) => {
    const name = textIn(allergens[allergenKeys.indexOf(allergen)]?.name ?? '', language);
    const exactly = details.allergenInformation?.find((detail) => detail.allergen === allergen)?.additionalInformation;
    return { cells: [exactly ? `${name} (${exactly})` : name, `${signs[presence]}  ${presenceWord(presence, language)}`] };
  });
}

function nutrientRows(table: NutrientTable, language: Language): PdfRow[] {
  const percent = (value: number | undefined) => (value === undefined ? '' : `${numberIn(value, language)} %`);
  const row = ({ key, quantity, unit, percentOfReferenceIntake }: Nutrient, isPart = false): PdfRow => {
    const name = textIn(nutrientNames[key], language);
    return {
      cells: [
        isPart ? `${say('ofWhich', language)} ${name}` : name,
        `${numberIn(quantity, language)} ${unit}`,
        percent(percentOfReferenceIntake),
      ],
      isPart,
    };
  };
  const { energyInKj: kilojoules, energyInKcal: kilocalories } = table;
  const energy = [
    kilojoules !== undefined && `${numberIn(kilojoules, language)} kJ`,
    kilocalories !== undefined && `${numberIn(kilocalories, language)} kcal`,
  ]
    .filter(Boolean)
    .join(' / ');
  return [
    { cells: [say('nutrient', language), table.header, say('reference', language)] },
    ...(energy ? [{ cells: [say('energy', language), energy, percent(table.energyPercentOfReferenceIntake)] }] : []),
    ...table.nutrientGroups.flatMap((group) => [row(group), ...group.children.map((child) => row(child, true))]),
    ...table.vitaminsAndMinerals.map((nutrient) => row(nutrient)),
  ];
}

/** The data sheet of a product: the content of its page, for printing and filing. */
export async function datasheetPdf(source: SheetSource): Promise<Blob> {
  const { product, details, language } = source;
  const pdf = await begin('datasheet', source);
  if (product.shortDescription) pdf.paragraph(product.shortDescription);
  pdf.facts(factsOf(source));
  const text = (key: 'description' | 'ingredients', content: string | undefined) => {
    if (!content) return;
    pdf.heading(say(key, language));
    pdf.paragraph(content);
  };
  text('description', product.description);
  text('ingredients', product.ingredients);
  pdf.heading(say('allergens', language));
  pdf.table(allergenRows(source), false);
  for (const table of [details.nutrientTables?.per100g, details.nutrientTables?.perPortion]) {
    if (!table) continue;
    pdf.heading(say('nutrients', language));
    pdf.table(nutrientRows(table, language));
  }
  const origins = details.ingredientOrigins ?? [];
  if (origins.length > 0) {
    pdf.heading(say('origins', language));
    pdf.facts(
      origins.map(
        ({ ingredient, pimKeyOfIngredient: key, countryOfOrigin: country, regionOfOrigin: region, additionalInformation: more }) =>
          [
            ingredient === 'UNKNOWN' && key ? key : textIn(originKinds[ingredient], language),
            [country, region, more].filter(Boolean).join(', '),
          ] as const,
      ),
    );
  }
  return pdf.finish();
}

/** The safety data sheet of a chemical product with its 16 sections. */
export async function safetyDatasheetPdf(source: SheetSource): Promise<Blob> {
  const { product, language } = source;
  const pdf = await begin('safety', source);
  pdf.facts(
    known([
      [say('number', language), product.sku],
      [say('supplier', language), product.supplierId === undefined ? undefined : supplierName(product.supplierId)],
    ]),
  );
  safetySections.forEach(([title, content], index) => {
    pdf.heading(`${index + 1}. ${textIn(title, language)}`);
    pdf.paragraph(textIn(content, language));
  });
  return pdf.finish();
}
