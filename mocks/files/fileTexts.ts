import type { AllergenPresence } from '#domain/allergens/allergens.ts';
import type { Language } from '../language';
import type { DocumentType } from '#gen/models/index.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { textIn } from '../catalogue/text';

/** Words of lists, papers and workbooks, `German|English|Italian`. */
const texts = {
  number: 'Artikelnummer|Item number|Codice articolo',
  product: 'Artikel|Product|Articolo',
  category: 'Kategorie|Category|Categoria',
  amount: 'Menge|Amount|Quantità',
  unit: 'Einheit|Unit|Unità',
  price: 'Preis|Price|Prezzo',
  sum: 'Summe|Sum|Somma',
  total: 'Gesamt|Total|Totale',
  onRequest: 'auf Anfrage|on request|su richiesta',
  notes: 'Notizen|Notes|Note',
  customer: 'Kunde|Customer|Cliente',
  date: 'Datum|Date|Data',
  template: 'Bestellvorlage|Order template|Modello d’ordine',
  essence: 'Essenzliste|Essence list|Lista essenziale',
  allergens: 'Allergene|Allergens|Allergeni',
  inventories: 'Inventuren|Inventories|Inventari',
  inventory: 'Inventur|Inventory|Inventario',
  place: 'Ort|Place|Luogo',
  unloadingArea: 'Abladestelle|Unloading area|Punto di scarico',
  countedBy: 'Gezählt von|Counted by|Contato da',
  baseQuantity: 'Menge in Basiseinheit|Amount in base unit|Quantità in unità base',
  baseUnit: 'Basiseinheit|Base unit|Unità base',
  averagePrice: 'Durchschnittspreis|Average price|Prezzo medio',
  lastPrice: 'Letzter Einkaufspreis|Last purchase price|Ultimo prezzo d’acquisto',
  value: 'Wert|Value|Valore',
  gtin: 'GTIN|GTIN|GTIN',
  order: 'Auftrag|Order|Ordine',
  reference: 'Ihre Referenz|Your reference|Vostro riferimento',
  delivered: 'Lieferung am|Delivered on|Consegna del',
  address: 'Lieferadresse|Delivery address|Indirizzo di consegna',
  refund: 'Gutschrift für Bruch und Fehlmengen (8 %)|Credit for breakage and shortages (8 %)|Accredito per rotture e ammanchi (8 %)',
  free: 'Naturalrabatt|Free goods|Omaggio',
  asOf: 'Stand|As of|Aggiornato al',
  disclaimer: 'Aus dem Mock-Backend; nicht für den Gebrauch.|From the mock backend; not for use.|Dal mock backend; non utilizzare.',
  labels: 'Etikettenliste|Label list|Elenco etichette',
  notice: 'Beilage|Enclosure|Allegato',
} as const;

/** A word of a file in a language. */
export function word(key: keyof typeof texts, language: Language): string {
  return textIn(texts[key], language);
}

const documentNames: Readonly<Record<DocumentType, string>> = {
  invoice: 'Rechnung|Invoice|Fattura',
  deliverynote: 'Lieferschein|Delivery note|Bolla di consegna',
  creditmemo: 'Gutschrift|Credit memo|Nota di credito',
  order: 'Auftragsbestätigung|Order confirmation|Conferma d’ordine',
};

/** Name of a kind of document. */
export function documentName(type: DocumentType, language: Language): string {
  return textIn(documentNames[type], language);
}

const presences: Readonly<Record<AllergenPresence, string>> = {
  contained: 'enthalten|contained|contiene',
  traces: 'Spuren möglich|may contain traces|può contenere tracce',
  absent: 'nicht enthalten|not contained|non contiene',
  undeclared: 'keine Angabe|not declared|non dichiarato',
};

/** Name of an allergen's presence. */
export function presenceWord(presence: AllergenPresence, language: Language): string {
  return textIn(presences[presence], language);
}

/** An amount of money in EUR as the shop writes it in every language, "1.234,50 €". */
export function moneyIn(amount: string): string {
  const [whole = '', cents = '00'] = amount.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents.padEnd(2, '0')} €`;
}

/** Footer of each page. */
export function footOf({
  tenant,
  language,
  now,
}: {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
}): string {
  return `${tenant} · ${word('asOf', language)} ${now.toISOString().slice(0, 10)} · ${word('disclaimer', language)}`;
}
