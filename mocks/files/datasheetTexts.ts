import type { IngredientType, NutrientKey } from '#gen/models/index.ts';

/** Words of the data sheets, `German|English|Italian`. */
export const sheetTexts = {
  datasheet: 'Produktdatenblatt|Product data sheet|Scheda prodotto',
  safety: 'Sicherheitsdatenblatt|Safety data sheet|Scheda di sicurezza',
  number: 'Artikelnummer|Item number|Codice articolo',
  crossTenant: 'Nummer im Verbund|Number in the group|Codice nel gruppo',
  gtin: 'GTIN|GTIN|GTIN',
  brand: 'Marke|Brand|Marca',
  supplier: 'Lieferant|Supplier|Fornitore',
  filling: 'Füllmenge|Net content|Contenuto netto',
  units: 'Einheiten|Units|Unità',
  packaging: 'Verpackung|Packaging|Imballaggio',
  alcohol: 'Alkoholgehalt|Alcohol|Titolo alcolometrico',
  labels: 'Eigenschaften|Properties|Caratteristiche',
  regulated: 'Rechtliche Bezeichnung|Legal name|Denominazione legale',
  storage: 'Lagerung|Storage|Conservazione',
  usage: 'Verwendung|Use|Uso',
  consumer: 'Verbraucherinformation|Consumer information|Informazioni per il consumatore',
  description: 'Beschreibung|Description|Descrizione',
  ingredients: 'Zutaten|Ingredients|Ingredienti',
  allergens: 'Allergene|Allergens|Allergeni',
  nutrients: 'Nährwerte|Nutrition|Valori nutrizionali',
  origins: 'Herkunft der Zutaten|Origin of the ingredients|Origine degli ingredienti',
  nutrient: 'Nährstoff|Nutrient|Nutriente',
  reference: '% RM|% RI|% AR',
  energy: 'Energie|Energy|Energia',
  ofWhich: 'davon|of which|di cui',
} as const;

/** Names of nutrients. */
export const nutrientNames: Readonly<Record<NutrientKey, string>> = {
  FAT: 'Fett|Fat|Grassi',
  FAT_SATURATED: 'gesättigte Fettsäuren|saturates|acidi grassi saturi',
  FAT_SINGLE_UNSATURATED: 'einfach ungesättigte Fettsäuren|mono-unsaturates|acidi grassi monoinsaturi',
  FAT_MULTI_UNSATURATED: 'mehrfach ungesättigte Fettsäuren|polyunsaturates|acidi grassi polinsaturi',
  CARBOHYDRATES: 'Kohlenhydrate|Carbohydrate|Carboidrati',
  CARBOHYDRATES_POLY: 'mehrwertige Alkohole|polyols|polioli',
  CARBOHYDRATES_STARCH: 'Stärke|starch|amido',
  CARBOHYDRATES_SUGAR: 'Zucker|sugars|zuccheri',
  DIETARY_FIBERS: 'Ballaststoffe|Fibre|Fibre',
  PROTEINS: 'Eiweiß|Protein|Proteine',
  SALT: 'Salz|Salt|Sale',
  VITAMIN_A: 'Vitamin A|Vitamin A|Vitamina A',
  VITAMIN_D: 'Vitamin D|Vitamin D|Vitamina D',
  VITAMIN_E: 'Vitamin E|Vitamin E|Vitamina E',
  VITAMIN_K: 'Vitamin K|Vitamin K|Vitamina K',
  VITAMIN_C: 'Vitamin C|Vitamin C|Vitamina C',
  THIAMIN: 'Thiamin|Thiamin|Tiamina',
  RIBOFLAVIN: 'Riboflavin|Riboflavin|Riboflavina',
  NIACIN: 'Niacin|Niacin|Niacina',
  VITAMIN_B6: 'Vitamin B6|Vitamin B6|Vitamina B6',
  FOLIC_ACID: 'Folsäure|Folic acid|Acido folico',
  VITAMIN_B12: 'Vitamin B12|Vitamin B12|Vitamina B12',
  BIOTIN: 'Biotin|Biotin|Biotina',
  PANTOTHENIC_ACID: 'Pantothensäure|Pantothenic acid|Acido pantotenico',
  POTASSIUM: 'Kalium|Potassium|Potassio',
  CALCIUM: 'Calcium|Calcium|Calcio',
  PHOSPHORUS: 'Phosphor|Phosphorus|Fosforo',
  MAGNESIUM: 'Magnesium|Magnesium|Magnesio',
  IRON: 'Eisen|Iron|Ferro',
  ZINC: 'Zink|Zinc|Zinco',
  COPPER: 'Kupfer|Copper|Rame',
  MANGANESE: 'Mangan|Manganese|Manganese',
  FLUORIDE: 'Fluorid|Fluoride|Fluoruro',
  SELENIUM: 'Selen|Selenium|Selenio',
  CHROMIUM: 'Chrom|Chromium|Cromo',
  MOLYBDENUM: 'Molybdän|Molybdenum|Molibdeno',
  IODINE: 'Jod|Iodine|Iodio',
};

/** Names of ingredients with an origin. */
export const originKinds: Readonly<Record<IngredientType, string>> = {
  EGG: 'Ei|Egg|Uovo',
  MILK: 'Milch|Milk|Latte',
  MEAT: 'Fleisch|Meat|Carne',
  UNKNOWN: 'Zutat|Ingredient|Ingrediente',
};

/** The 16 sections of a safety data sheet (Regulation (EC) 1907/2006, annex II), each with the mock's text. */
export const safetySections: readonly (readonly [title: string, text: string])[] = [
  [
    'Bezeichnung des Stoffs und des Unternehmens|Identification of the substance and of the company|Identificazione della sostanza e della società',
    'Gewerblicher Reiniger. Auskunft im Notfall: Vergiftungsinformationszentrale.|Professional cleaning agent. In an emergency ask the poison information centre.|Detergente professionale. In caso di emergenza rivolgersi al centro antiveleni.',
  ],
  [
    'Mögliche Gefahren|Hazards identification|Identificazione dei pericoli',
    'H318 Verursacht schwere Augenschäden. H315 Verursacht Hautreizungen.|H318 Causes serious eye damage. H315 Causes skin irritation.|H318 Provoca gravi lesioni oculari. H315 Provoca irritazione cutanea.',
  ],
  [
    'Zusammensetzung|Composition|Composizione',
    'Tenside, Alkalien, Duftstoffe in Wasser.|Surfactants, alkalis, fragrances in water.|Tensioattivi, alcali, profumi in acqua.',
  ],
  [
    'Erste Hilfe|First aid measures|Misure di primo soccorso',
    'Bei Augenkontakt 15 Minuten mit Wasser spülen und einen Arzt aufsuchen.|In case of eye contact rinse with water for 15 minutes and see a doctor.|In caso di contatto con gli occhi sciacquare con acqua per 15 minuti e consultare un medico.',
  ],
  [
    'Brandbekämpfung|Firefighting measures|Misure antincendio',
    'Nicht brennbar. Löschmittel auf die Umgebung abstimmen.|Not flammable. Use what suits the surroundings.|Non infiammabile. Usare mezzi adatti all’ambiente.',
  ],
  [
    'Unbeabsichtigte Freisetzung|Accidental release|Rilascio accidentale',
    'Mit Bindemittel aufnehmen, nicht unverdünnt in die Kanalisation.|Take up with binding agent, do not let it into drains undiluted.|Raccogliere con materiale assorbente, non immettere nelle fognature non diluito.',
  ],
  [
    'Handhabung und Lagerung|Handling and storage|Manipolazione e immagazzinamento',
    'Im Originalgebinde, getrennt von Lebensmitteln.|In the original container, away from food.|Nel contenitore originale, lontano dagli alimenti.',
  ],
  [
    'Persönliche Schutzausrüstung|Personal protection|Protezione individuale',
    'Schutzbrille, Handschuhe aus Nitril.|Safety goggles, nitrile gloves.|Occhiali protettivi, guanti in nitrile.',
  ],
  [
    'Physikalische und chemische Eigenschaften|Physical and chemical properties|Proprietà fisiche e chimiche',
    'Flüssig, pH 12,5, mischbar mit Wasser.|Liquid, pH 12.5, miscible with water.|Liquido, pH 12,5, miscibile con acqua.',
  ],
  [
    'Stabilität und Reaktivität|Stability and reactivity|Stabilità e reattività',
    'Nicht mit Säuren mischen.|Do not mix with acids.|Non mescolare con acidi.',
  ],
  [
    'Toxikologische Angaben|Toxicological information|Informazioni tossicologiche',
    'Reizend an Haut und Augen.|Irritating to skin and eyes.|Irritante per la pelle e gli occhi.',
  ],
  [
    'Umweltbezogene Angaben|Ecological information|Informazioni ecologiche',
    'Tenside biologisch abbaubar.|Surfactants are biodegradable.|Tensioattivi biodegradabili.',
  ],
  [
    'Entsorgung|Disposal|Smaltimento',
    'Leere Gebinde restentleert der Verwertung zuführen.|Recycle empty containers.|Riciclare i contenitori vuoti.',
  ],
  [
    'Transport|Transport|Trasporto',
    'UN 1719, Klasse 8, Verpackungsgruppe III.|UN 1719, class 8, packing group III.|UN 1719, classe 8, gruppo di imballaggio III.',
  ],
  [
    'Rechtsvorschriften|Regulatory information|Informazioni sulla regolamentazione',
    'Verordnung (EG) 1272/2008, Verordnung (EG) 648/2004.|Regulation (EC) 1272/2008, Regulation (EC) 648/2004.|Regolamento (CE) 1272/2008, Regolamento (CE) 648/2004.',
  ],
  ['Sonstige Angaben|Other information|Altre informazioni', 'Keine weiteren Angaben.|Nothing further.|Nessun’altra informazione.'],
];
