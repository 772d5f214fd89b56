import { describe, expect, test } from 'vitest';
import { unitNames } from '#mocks/catalogue/vocabulary/units.ts';
import { faults } from '#mocks/problemTexts.ts';
import { messages as en } from './catalogues/en';
import { messages as de } from './catalogues/de';
import { messages as it } from './catalogues/it';
import type { MessageKey } from './messageKey';

const languages = ['de', 'en', 'it'] as const;
type Language = (typeof languages)[number];

/** Each thing has one name in each language: the name, the keys that must contain it, and the synonyms to avoid. */
interface Term {
  readonly thing: string;
  /** Texts that are about it, and the name in each language. */
  readonly names: readonly [key: MessageKey, german: string, english: string, italian: string];
  /** Other words for it, by language. */
  readonly not: Readonly<Partial<Record<Language, RegExp>>>;
  /** Texts in which such a word means something else. */
  readonly but?: readonly string[];
}

const terms: readonly Term[] = [
  {
    thing: 'line of a cart or an order',
    names: ['order.lines.title', 'Positionen', 'Lines', 'Righe'],
    not: { de: /\bPosten\b/, en: /\bpositions?\b/i, it: /posizion/i },
  },
  {
    thing: 'product',
    names: ['order.lines.product', 'Artikel', 'Product', 'Articolo'],
    not: { de: /produkt/i, en: /\barticles?\b/i, it: /prodott/i },
    but: [
      'product.document.datasheet',
      'product.document.fileName.product',
      'delivery.kind.dry',
      'delivery.kind.fresh',
      'delivery.kind.frozen',
    ],
  },
  {
    thing: 'order deadline',
    names: ['delivery.countdown.passed', 'Bestellschluss', 'Order deadline', 'Termine d’ordine'],
    not: { de: /Bestellfrist/, en: /(?<!order )\bdeadline/i, it: /termine per l’ordine/ },
  },
  {
    thing: 'essence list',
    names: ['search.filter.essential', 'Essenzliste', 'Essence list', 'Lista essenziale'],
    not: { de: /Essenzen/, it: /elenco essenziale/i },
  },
  {
    thing: 'label list',
    names: ['labelTool.name', 'Etikettenliste', 'Label list', 'Elenco etichette'],
    not: { it: /lista (delle )?etichette/i },
  },
  { thing: 'order template', names: ['orderTemplate.menu.title', 'Bestellvorlagen', 'Order templates', 'Modelli d’ordine'], not: {} },
  {
    thing: 'customer account',
    names: ['search.restriction.general', 'Kundenkonto', 'customer account', 'account cliente'],
    not: { it: /conto cliente/i },
  },
  {
    thing: 'customer number',
    names: ['order.field.customerNumber', 'Kundennummer', 'Customer number', 'Codice cliente'],
    not: { it: /numero cliente/i },
  },
  {
    thing: 'blocked customer',
    names: ['customer.disabled', 'Gesperrt', 'Blocked', 'Bloccato'],
    not: { de: /stillgelegt/, en: /\b(disabled|locked)\b/i, it: /disattivat/i },
  },
  { thing: 'unloading area', names: ['delivery.area.title', 'Abladestelle', 'Unloading area', 'Punto di scarico'], not: {} },
  { thing: 'trade fair', names: ['app.title.fair', 'Messe', 'Trade fair', 'Fiera'], not: { en: /(?<!trade[ -])\bfairs?\b/i } },
  { thing: 'free goods', names: ['order.free.title', 'Gratisware', 'Free goods', 'in omaggio'], not: { it: /gratis/i } },
  {
    thing: 'volume price',
    names: ['price.tiers.heading', 'Staffelpreis', 'Volume price', 'Prezzi a scaglioni'],
    not: { de: /Preisstaffel/, en: /\btiers?\b/i },
  },
  { thing: 'price per reference', names: ['price.fact.reference', 'Grundpreis', 'Base price', 'Prezzo base'], not: {} },
  {
    thing: 'price of one unit',
    names: ['order.lines.price', 'Einzelpreis', 'Unit price', 'Prezzo unitario'],
    not: { en: /single price/i },
  },
  { thing: 'recommended retail price', names: ['price.msrp', 'UVP', 'RRP', 'Prezzo consigliato'], not: { it: /\bPVC\b/ } },
  {
    thing: 'quantity',
    names: ['quantity.amount.label', 'Menge', 'Quantity', 'Quantità'],
    not: { en: /(?<!\{)\bamounts?\b(?!, (plural|number)|\})/i },
    // The specification's own words (P§5).
    but: ['content.featured.invalid'],
  },
  { thing: 'sold by weight', names: ['product.badge.weighedItem', 'Wiegeartikel', 'Sold by weight', 'Articolo a peso variabile'], not: {} },
  {
    thing: 'promotion',
    names: ['home.link.promotions', 'Aktion', 'Promotion', 'Promozion'],
    not: { en: /\boffer price|\bon offer\b/i, it: /in offerta/i },
  },
  { thing: 'range', names: ['home.categories.title', 'Sortiment', 'Range', 'Assortimento'], not: { en: /assortment/i } },
  {
    thing: 'sales representative',
    names: ['fair.limitReached', 'Außendienst', 'sales representative', 'agente di vendita'],
    not: { it: /consulente di vendita|rappresentante/i },
  },
  {
    thing: 'app order into the cart',
    names: ['companion.import', 'übernehmen', 'Import', 'Importa'],
    not: { en: /\b(take|taken) over\b/i, it: /\bripres[aoei]\b|\briprend[ae] nel/i },
  },
  {
    thing: 'way of an order',
    names: ['order.field.source', 'Bestellweg', 'Ordered via', 'Canale'],
    not: { de: /\bQuellen?\b/, en: /\bsources?\b/i, it: /\bfont[ei]\b/i },
  },
  {
    thing: 'tax and deposit',
    names: ['price.note.net', 'exkl. USt. und Pfand', 'excl. VAT and deposit', 'IVA e cauzione escluse'],
    not: { de: /MwSt|Steuer/, en: /\btax\b/i, it: /\bimposta\b|\bdeposito\b/i },
  },
  {
    thing: 'wholesaler',
    names: ['search.noTenant.title', 'Großhändler', 'wholesaler', 'grossista'],
    not: { de: /Standort|\bMarkt\b/, en: /\btenant\b|\bmarket\b/i, it: /\bsede\b|\bmercato\b/i },
  },
  {
    thing: 'home page',
    names: ['app.title.home', 'Startseite', 'Home page', 'Pagina iniziale'],
    not: { en: /start page/i },
    but: ['fair.noStartPage'],
  },
  {
    thing: 'not available',
    names: ['product.banner.inactive', 'Nicht verfügbar', 'Not available', 'Non disponibile'],
    not: { de: /lieferbar/, en: /deliverable/i, it: /consegnabil/i },
  },
  { thing: 'email', names: ['order.source.email', 'E-Mail', 'Email', 'E-mail'], not: { de: /\be-?mail\b/, en: /e-mail/i } },
];

/** Characters that a language's typography avoids. */
const typography: readonly { readonly what: string; readonly not: Readonly<Partial<Record<Language, RegExp>>> }[] = [
  { what: 'a blank before three dots', not: { en: / …/, it: / …/ } },
  { what: 'straight quotes', not: { de: /"|'(?!\{)/, en: /"/, it: /"|'(?!\{)/ } },
  { what: 'a blank before the per cent sign', not: { en: /\d %|\} %/, it: /\d %|\} %/ } },
  { what: 'dots for an ellipsis', not: { de: /\.\.\./, en: /\.\.\./, it: /\.\.\./ } },
];

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { de, en, it };

/** Every text that a user reads: the shop's, and the sentences that the mock backend sends. */
const shown = (language: Language): readonly (readonly [key: string, text: string])[] => [
  ...Object.entries(catalogues[language]),
  ...Object.entries(faults).map(([code, { texts }]) => [`fault ${code}`, texts[language]] as const),
];

const found = (language: Language, pattern: RegExp, but: readonly string[] = []) =>
  shown(language)
    .filter(([key, text]) => !but.includes(key) && pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`);

describe.each(terms)('$thing', ({ names, not, but }) => {
  test('has its fixed name', () => {
    const [key, ...words] = names;
    languages.forEach((language, place) => expect(catalogues[language][key]).toContain(words[place]));
  });

  test.each(Object.entries(not) as [Language, RegExp][])('has no second name in %s', (language, pattern) => {
    expect(found(language, pattern, but)).toEqual([]);
  });
});

test.each(languages.flatMap((language) => typography.map(({ what, not }) => [language, what, not[language]] as const)))(
  '%s has no text with %s',
  (language, _what, pattern) => {
    expect(pattern === undefined ? [] : found(language, pattern)).toEqual([]);
  },
);

test.each(languages)('no internal code is shown in %s: no unit by its key, no J and S for allergens', (language) => {
  const codes = new RegExp(`(?<!\\p{L})(${Object.keys(unitNames).join('|')}|J|S)(?!\\p{L})`, 'u');
  expect(found(language, codes)).toEqual([]);
});

test('Italian uses Lei throughout, and never voi', () => {
  const voi =
    /\bvostr[aeio]\b|\b(potete|avete|siete|riprovate|cercate|inserite|indicate|controllate|scansionate|continuate|chiudete|lasciate)\b/i;
  expect(found('it', voi)).toEqual([]);
});

test('second names are detected', () => {
  expect(terms.flatMap(({ not }) => Object.values(not)).every((pattern) => !pattern.test(''))).toBe(true);
  const second = {
    en: 'The amount of this article in the fair',
    it: 'Il prodotto in omaggio, 3 posizioni',
    de: 'Dieses Produkt exkl. MwSt.',
  };
  for (const language of languages) expect(terms.some(({ not }) => not[language]?.test(second[language]) === true)).toBe(true);
});
