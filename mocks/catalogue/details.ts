import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { AllergenInformation, IngredientOrigin, Packaging, PackagingType, ProductDetails, WineAttributes } from '#gen/models/index.ts';
import { allergenCodesOf, declaredAllergensOf, type Article } from './article';
import { catalogueOf } from './catalogue';
import { categoryPath } from './categoryTree';
import { headOf, usageNoteOf } from './naming';
import { nutrientTablesOf } from './nutrientTables';
import { imagesOf } from './product';
import { chance, mix, share } from './seed';
import { splitText, textIn } from './text';
import type { Shopper } from './shopper';
import { allergens } from './vocabulary/labels';

const packagings: Readonly<Record<PackagingType, Packaging>> = {
  SINGLE_USE: 'ONE_WAY',
  SINGLE_USE_WITH_DEPOSIT: 'ONE_WAY_WITH_DEPOSIT',
  MULTI_USE: 'WITH_REUSE',
  MULTI_USE_WITH_DEPOSIT: 'WITH_REUSE_WITH_DEPOSIT',
};

/** The allergens that are contained or present in traces, spelled out. */
function allergenInformationOf(article: Article, language: Language): AllergenInformation[] {
  const codes = declaredAllergensOf(article);
  return allergens.flatMap(({ wire, name, exactly }, place) => {
    const code = codes[place];
    if (code !== 'J' && code !== 'S') return [];
    return [
      { allergen: wire, code, displayName: textIn(name, language), ...(exactly && { additionalInformation: textIn(exactly, language) }) },
    ];
  });
}

const meatProfiles = ['meat', 'poultry', 'sausage', 'salami', 'bacon', 'ham'];

/** Origins of meat, milk, eggs and fish. */
function ingredientOriginsOf(article: Article, language: Language): IngredientOrigin[] {
  const { item, region, variant } = article;
  const codes = allergenCodesOf(article);
  const country = textIn(region.country, language);
  const regionName = textIn(region.region, language);
  const place = { ...(country && { countryOfOrigin: country }), ...(regionName && { regionOfOrigin: regionName }) };
  const origins: IngredientOrigin[] = [];
  if (meatProfiles.includes(item.traits.nutrients ?? ''))
    origins.push({
      ingredient: 'MEAT',
      pimKeyOfIngredient: 'FLEISCH',
      ...place,
      additionalInformation: textIn(
        'geboren, gemästet und geschlachtet im selben Land|born, raised and slaughtered in the same country|nato, allevato e macellato nello stesso Paese',
        language,
      ),
    });
  if (codes[6] === 'J') origins.push({ ingredient: 'MILK', pimKeyOfIngredient: 'MILCH', ...place });
  if (codes[2] === 'J') {
    const husbandry = variant.text.includes('haltung')
      ? textIn(variant.text, language)
      : textIn('Bodenhaltung|barn|da allevamento a terra', language);
    origins.push({ ingredient: 'EGG', pimKeyOfIngredient: 'EI', ...place, additionalInformation: husbandry });
  }
  if (codes[3] === 'J') origins.push({ ingredient: 'UNKNOWN', pimKeyOfIngredient: 'FISCH', ...place });
  return origins;
}

const wineKinds = {
  white: 'Weißwein|White wine|Vino bianco',
  red: 'Rotwein|Red wine|Vino rosso',
  rose: 'Roséwein|Rosé wine|Vino rosato',
  sparkling: 'Schaumwein|Sparkling wine|Spumante',
  sweet: 'Süßwein|Sweet wine|Vino dolce',
} as const;
const glasses = {
  white: 'Weißweinglas|White wine glass|Calice da bianco',
  red: 'Rotweinglas|Red wine glass|Calice da rosso',
  rose: 'Weißweinglas|White wine glass|Calice da bianco',
  sparkling: 'Sektflöte|Flute|Flûte',
  sweet: 'Süßweinglas|Dessert wine glass|Calice da dolce',
} as const;
const sweetness = { dry: 'trocken|dry|secco', brut: 'brut|brut|brut', sweet: 'süß|sweet|dolce' } as const;

/** The year in a wine's variant; house wines carry one like all others. */
function vintageOf({ variant }: Article): string {
  return /\d{4}/.exec(variant.text)?.[0] ?? 'NV';
}

/** Country, region and main grape of a wine, the values that the wine filters compare with. */
export function wineFacetsOf(
  { item }: Article,
  language: Language,
): { readonly country: string; readonly region: string; readonly grape: string } | undefined {
  return (
    item.wine && {
      country: textIn(item.wine.region.country, language),
      region: textIn(item.wine.region.region, language),
      grape: textIn(item.wine.grape.name, language),
    }
  );
}

function wineAttributesOf(article: Article, language: Language): WineAttributes | undefined {
  const { wine } = article.item;
  const facets = wineFacetsOf(article, language);
  if (!wine || !facets) return undefined;
  const { seed } = article;
  const vintage = vintageOf(article);
  const style = wine.kind === 'sparkling' ? 'brut' : wine.kind === 'sweet' ? 'sweet' : 'dry';
  const sugar =
    style === 'sweet' ? 80 + (mix(seed, 91) % 60) : style === 'brut' ? 6 + (mix(seed, 91) % 5) : 1 + Math.round(share(seed, 91) * 30) / 10;
  const points = 88 + (wine.reserve ? 3 : 0) + (mix(seed, 92) % 4);
  const scents = splitText(wine.grape.scent);
  const last = (wine.reserve ? 10 : 3) + (mix(seed, 93) % 4);
  const best = vintage === 'NV' ? '' : String(Number.parseInt(vintage, 10) + last);
  return {
    category: textIn(wineKinds[wine.kind], language),
    vintage,
    country: facets.country,
    region: facets.region,
    winery: wine.winery,
    appellation: textIn(wine.region.appellation, language),
    typeOfGrape: facets.grape,
    ...(wine.cuvee.length > 0 && { typeOfGrapeCuvee: wine.cuvee.map((name) => textIn(name, language)) }),
    character: textIn(wine.grape.character, language),
    ...(chance(seed, 94, wine.reserve ? 90 : 40) && {
      rating: textIn(`${points} Punkte (Kellerblatt)|${points} points (Kellerblatt)|${points} punti (Kellerblatt)`, language),
    }),
    sensoricDescription: textIn(
      `In der Nase ${scents[0]}, am Gaumen ausgewogen mit langem Abgang.|Nose of ${scents[1]}, balanced palate with a long finish.|Al naso ${scents[2]}, palato equilibrato e finale lungo.`,
      language,
    ),
    mealRecommendation: textIn(wine.grape.meal, language),
    seal: textIn(wine.region.seal, language),
    residualsugar: textIn(sweetness[style], language),
    residualsugarValue: sugar,
    acidity: Math.round((wine.grape.acidity + share(seed, 95) - 0.5) * 10) / 10,
    glass: textIn(glasses[wine.kind], language),
    ...(best && { maturity: textIn(`bis ${best}|until ${best}|fino al ${best}`, language) }),
  };
}

const hints = {
  alcohol:
    'Abgabe alkoholischer Getränke nur an Erwachsene laut Jugendschutz.|Alcohol is sold to adults only.|Vendita di alcolici solo ai maggiorenni.',
  raw: 'Vor dem Verzehr vollständig durchgaren.|Cook thoroughly before eating.|Consumare previa accurata cottura.',
  frozen: 'Aufgetautes Produkt nicht wieder einfrieren.|Do not refreeze the thawed product.|Non ricongelare il prodotto scongelato.',
  cooled:
    'Nach dem Öffnen gekühlt lagern und innerhalb von drei Tagen verbrauchen.|Once opened keep refrigerated and use within three days.|Dopo l’apertura conservare in frigorifero e consumare entro tre giorni.',
} as const;

function consumerInformationOf({ item }: Article, language: Language): string {
  const { alcohol = 0, nutrients = '', keeping } = item.traits;
  if (alcohol > 1.2) return textIn(hints.alcohol, language);
  if (nutrients === 'meat' || nutrients === 'poultry') return textIn(hints.raw, language);
  return keeping === 'frozen' || keeping === 'cooled' ? textIn(hints[keeping], language) : '';
}

/** Details of a product for its page; undefined for an unknown number. */
export function detailsFor(tenant: TenantCode, sku: string, { language }: Pick<Shopper, 'language'>): ProductDetails | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  if (!article) return undefined;
  const { item, packaging, family } = article;
  const usageNote = usageNoteOf(article, language);
  const consumer = consumerInformationOf(article, language);
  const nutrientTables = nutrientTablesOf(article, language);
  const wineAttributes = wineAttributesOf(article, language);
  return {
    sku,
    imagePaths: imagesOf(article),
    ...(nutrientTables && { nutrientTables }),
    categories: categoryPath(family.categoryId, language),
    ...(usageNote && { usageNote }),
    ...(item.traits.nutrients && { regulatedDescription: headOf(article, language) }),
    ...(consumer && { consumerRegulatedInformation: consumer }),
    ingredientOrigins: ingredientOriginsOf(article, language),
    ...(packaging && { packaging: packagings[packaging] }),
    ...(wineAttributes && { wineAttributes }),
    allergenInformation: allergenInformationOf(article, language),
  };
}
