import type { AllergenKey, KnownProductAttributeKey, OriginCountryFilter, PackagingType } from '#gen/models/index.ts';

/** Names of attributes, `German|English|Italian`. */
export const attributeNames: Readonly<Record<KnownProductAttributeKey, string>> = {
  Tiefgekuehlt: 'tiefgekühlt|deep-frozen|surgelato', Gekuehlt: 'gekühlt|chilled|refrigerato', Wiegeartikel: 'Wiegeartikel|sold by weight|articolo a peso variabile',
  Bestellartikel: 'Bestellartikel|special order|articolo su ordinazione', BIO: 'Bio|organic|biologico', MSC: 'MSC|MSC|MSC', ASC: 'ASC|ASC|ASC', VEG: 'vegan|vegan|vegano',
  HAL: 'halal|halal|halal', KOS: 'koscher|kosher|kosher', VEGET: 'vegetarisch|vegetarian|vegetariano', GF: 'glutenfrei|gluten-free|senza glutine',
  LF: 'laktosefrei|lactose-free|senza lattosio', EG: 'geschützte geografische Angabe|protected geographical indication|indicazione geografica protetta',
  ED: 'geschützte Ursprungsbezeichnung|protected designation of origin|denominazione di origine protetta', AMAGuetesiegel: 'AMA-Gütesiegel|AMA quality seal|Marchio di qualità AMA',
  AMAGenussregion: 'AMA Genussregion|AMA culinary region|Regione gastronomica AMA', Bestellschluss: 'Bestellschluss|order deadline|termine d’ordine',
};

/** The attribute keys in the order of C§9; an article's attributes are a bit mask over it. */
export const attributeKeys = Object.keys(attributeNames) as KnownProductAttributeKey[];

export const packagingNames: Readonly<Record<PackagingType, string>> = {
  SINGLE_USE: 'Einweg|Single use|Monouso', SINGLE_USE_WITH_DEPOSIT: 'Einweg mit Pfand|Single use with deposit|Monouso con cauzione',
  MULTI_USE: 'Mehrweg|Reusable|Riutilizzabile', MULTI_USE_WITH_DEPOSIT: 'Mehrweg mit Pfand|Reusable with deposit|Riutilizzabile con cauzione',
};

export const originNames: Readonly<Record<OriginCountryFilter, string>> = {
  EU_NON_EU: 'EU und EU/Nicht-EU|EU and EU/non-EU|UE e UE/non UE', NON_EU: 'Nicht-EU|Non-EU|Non UE', UNKNOWN: 'keine Angabe|not stated|non indicata',
};

/** Keys of allergens in the vocabulary, in the fixed order of P§3, with their names and exact meanings. */
export const allergens: readonly { readonly key: string; readonly wire: AllergenKey; readonly name: string; readonly exactly: string }[] = [
  { key: 'gluten', wire: 'GLUTEN', name: 'Glutenhaltiges Getreide|Cereals containing gluten|Cereali contenenti glutine', exactly: 'Weizen|Wheat|Frumento' },
  { key: 'crab', wire: 'CRAB', name: 'Krebstiere|Crustaceans|Crostacei', exactly: '' },
  { key: 'eggs', wire: 'EGGS', name: 'Eier|Eggs|Uova', exactly: '' },
  { key: 'fish', wire: 'FISH', name: 'Fisch|Fish|Pesce', exactly: '' },
  { key: 'peanuts', wire: 'PEANUTS', name: 'Erdnüsse|Peanuts|Arachidi', exactly: '' },
  { key: 'soy', wire: 'SOY', name: 'Soja|Soya|Soia', exactly: '' },
  { key: 'milk', wire: 'MILK', name: 'Milch|Milk|Latte', exactly: 'einschließlich Laktose|including lactose|incluso il lattosio' },
  { key: 'nuts', wire: 'EDIBLE_NUT', name: 'Schalenfrüchte|Nuts|Frutta a guscio', exactly: 'Haselnüsse, Mandeln, Walnüsse|Hazelnuts, almonds, walnuts|Nocciole, mandorle, noci' },
  { key: 'celery', wire: 'CELERY', name: 'Sellerie|Celery|Sedano', exactly: '' },
  { key: 'mustard', wire: 'MUSTARD', name: 'Senf|Mustard|Senape', exactly: '' },
  { key: 'sesame', wire: 'SESAME', name: 'Sesam|Sesame|Sesamo', exactly: '' },
  { key: 'sulfite', wire: 'SULFITE', name: 'Schwefeldioxid und Sulfite|Sulphur dioxide and sulphites|Anidride solforosa e solfiti', exactly: 'mehr als 10 mg/kg|more than 10 mg/kg|oltre 10 mg/kg' },
  { key: 'lupine', wire: 'LUPINE', name: 'Lupinen|Lupin|Lupini', exactly: '' },
  { key: 'molluscs', wire: 'MOLLUSCS', name: 'Weichtiere|Molluscs|Molluschi', exactly: '' },
];

/** Virtual categories: id, key of the theme in the vocabulary (or another criterion), parent, name. */
export const virtualCategories = [
  { id: 'V-AKTION', theme: 'promotion', parent: '', name: 'Aktionen|Promotions|Promozioni', picture: 'money-bag' },
  { id: 'V-NEU', theme: 'new', parent: '', name: 'Neuheiten|New products|Novità', picture: 'seedling' },
  { id: 'V-REGIONAL', theme: 'regional', parent: '', name: 'Aus der Region|From the region|Dal territorio', picture: 'evergreen-tree' },
  { id: 'V-SAISON', theme: 'season', parent: '', name: 'Saison|In season|Stagione', picture: 'sunflower' },
  { id: 'V-GRILL', theme: 'grill', parent: 'V-SAISON', name: 'Grillsaison|Barbecue season|Stagione delle grigliate', picture: 'meat-on-bone' },
  { id: 'V-SPARGEL', theme: 'asparagus', parent: 'V-SAISON', name: 'Spargelzeit|Asparagus season|Stagione degli asparagi', picture: 'herb' },
  { id: 'V-WILD', theme: 'game', parent: 'V-SAISON', name: 'Wildwochen|Game weeks|Settimane della selvaggina', picture: 'deer' },
  { id: 'V-ADVENT', theme: 'advent', parent: 'V-SAISON', name: 'Advent & Weihnachten|Advent & Christmas|Avvento e Natale', picture: 'candle' },
  { id: 'V-FRUEHSTUECK', theme: 'breakfast', parent: '', name: 'Frühstücksbuffet|Breakfast buffet|Buffet della colazione', picture: 'croissant' },
  { id: 'V-BIO', theme: 'organic', parent: '', name: 'Bio-Sortiment|Organic range|Assortimento bio', picture: 'leaf-fluttering-in-wind' },
  { id: 'V-VEGAN', theme: 'vegan', parent: '', name: 'Vegane Küche|Vegan cooking|Cucina vegana', picture: 'green-salad' },
] as const;
