import { splitText } from '../text';
import type { DepartmentEntry, FamilyEntry, ItemEntry } from './traits';

/** Properties of a grape's wine. Texts `German|English|Italian`. */
export interface Grape {
  readonly name: string;
  readonly colour: 'white' | 'red';
  readonly character: string;
  readonly scent: string;
  readonly meal: string;
  readonly acidity: number;
}

const fish = 'Passt zu Fisch, Gemüse und gebackenem Huhn.|Goes with fish, vegetables and fried chicken.|Con pesce, verdure e pollo fritto.';
const spicy = 'Passt zu Spargel, Backhendl und asiatischer Küche.|Goes with asparagus, fried chicken and Asian food.|Con asparagi, pollo fritto e cucina asiatica.';
const roast = 'Passt zu Braten, Rind und gereiftem Käse.|Goes with roasts, beef and mature cheese.|Con arrosti, manzo e formaggi stagionati.';
const light = 'Passt zu Pasta, Geflügel und kalten Platten.|Goes with pasta, poultry and cold cuts.|Con pasta, pollame e salumi.';

/** Grapes by key. */
const grapes: Readonly<Record<string, Grape>> = {
  veltliner: { name: 'Grüner Veltliner', colour: 'white', character: 'würzig und frisch|spicy and fresh|speziato e fresco', scent: 'Apfel, weißer Pfeffer und Wiesenkräuter|apple, white pepper and meadow herbs|mela, pepe bianco ed erbe di prato', meal: spicy, acidity: 5.8 },
  riesling: { name: 'Riesling', colour: 'white', character: 'mineralisch und rassig|mineral and racy|minerale e vivace', scent: 'Marille, Zitrus und Feuerstein|apricot, citrus and flint|albicocca, agrumi e pietra focaia', meal: fish, acidity: 7.1 },
  welschriesling: { name: 'Welschriesling', colour: 'white', character: 'leicht und knackig|light and crisp|leggero e croccante', scent: 'grüner Apfel und Zitrone|green apple and lemon|mela verde e limone', meal: light, acidity: 6.4 },
  weissburgunder: { name: 'Weißburgunder|Pinot Blanc|Pinot Bianco', colour: 'white', character: 'elegant und cremig|elegant and creamy|elegante e cremoso', scent: 'Birne, Mandel und Brioche|pear, almond and brioche|pera, mandorla e brioche', meal: fish, acidity: 5.6 },
  sauvignon: { name: 'Sauvignon Blanc', colour: 'white', character: 'aromatisch und lebhaft|aromatic and lively|aromatico e vivace', scent: 'Holunder, Stachelbeere und Paprika|elderflower, gooseberry and bell pepper|sambuco, uva spina e peperone', meal: spicy, acidity: 6.3 },
  muskateller: { name: 'Gelber Muskateller|Yellow Muscat|Moscato Giallo', colour: 'white', character: 'duftig und verspielt|fragrant and playful|profumato e brioso', scent: 'Muskat, Rosenblüte und Litschi|muscat, rose and lychee|moscato, rosa e litchi', meal: light, acidity: 6.1 },
  chardonnay: { name: 'Chardonnay', colour: 'white', character: 'füllig und ausgewogen|full and balanced|pieno ed equilibrato', scent: 'gelber Apfel, Butter und Vanille|yellow apple, butter and vanilla|mela gialla, burro e vaniglia', meal: fish, acidity: 5.5 },
  grigio: { name: 'Pinot Grigio', colour: 'white', character: 'zart und trocken|delicate and dry|delicato e secco', scent: 'Birne, Honigmelone und Mandel|pear, honeydew and almond|pera, melone e mandorla', meal: light, acidity: 5.4 },
  traminer: { name: 'Gewürztraminer', colour: 'white', character: 'opulent und würzig|opulent and spicy|opulento e speziato', scent: 'Rose, Litschi und Ingwer|rose, lychee and ginger|rosa, litchi e zenzero', meal: spicy, acidity: 4.8 },
  garganega: { name: 'Garganega', colour: 'white', character: 'sanft und fruchtig|soft and fruity|morbido e fruttato', scent: 'Mandelblüte und weißer Pfirsich|almond blossom and white peach|fiori di mandorlo e pesca bianca', meal: fish, acidity: 5.5 },
  glera: { name: 'Glera', colour: 'white', character: 'prickelnd und fruchtig|sparkling and fruity|frizzante e fruttato', scent: 'Apfel, Birne und Akazie|apple, pear and acacia|mela, pera e acacia', meal: light, acidity: 5.9 },
  zweigelt: { name: 'Zweigelt', colour: 'red', character: 'fruchtig und saftig|fruity and juicy|fruttato e succoso', scent: 'Kirsche, Weichsel und ein Hauch Zimt|cherry, sour cherry and a touch of cinnamon|ciliegia, amarena e un tocco di cannella', meal: light, acidity: 5.1 },
  blaufraenkisch: { name: 'Blaufränkisch', colour: 'red', character: 'kräftig und mineralisch|powerful and mineral|robusto e minerale', scent: 'Brombeere, Pfeffer und dunkle Schokolade|blackberry, pepper and dark chocolate|mora, pepe e cioccolato fondente', meal: roast, acidity: 5.7 },
  laurent: { name: 'St. Laurent', colour: 'red', character: 'samtig und dunkelbeerig|velvety, dark fruit|vellutato, di frutti scuri', scent: 'Weichsel, Holunder und Lakritze|sour cherry, elderberry and liquorice|amarena, sambuco e liquirizia', meal: roast, acidity: 5.4 },
  pinotnoir: { name: 'Pinot Noir', colour: 'red', character: 'fein und seidig|fine and silky|fine e setoso', scent: 'Erdbeere, Unterholz und Rauch|strawberry, undergrowth and smoke|fragola, sottobosco e fumo', meal: roast, acidity: 5.3 },
  cabernet: { name: 'Cabernet Sauvignon', colour: 'red', character: 'dicht und tanninreich|dense and tannic|denso e tannico', scent: 'Cassis, Zeder und Paprika|blackcurrant, cedar and bell pepper|cassis, cedro e peperone', meal: roast, acidity: 5.2 },
  merlot: { name: 'Merlot', colour: 'red', character: 'weich und rund|soft and round|morbido e rotondo', scent: 'Zwetschke, Kakao und Kräuter|plum, cocoa and herbs|prugna, cacao ed erbe', meal: roast, acidity: 5 },
  sangiovese: { name: 'Sangiovese', colour: 'red', character: 'lebendig und herb|lively and dry|vivace e asciutto', scent: 'Sauerkirsche, Veilchen und Leder|sour cherry, violet and leather|amarena, viola e cuoio', meal: roast, acidity: 5.8 },
  nebbiolo: { name: 'Nebbiolo', colour: 'red', character: 'tanninreich und edel|tannic and noble|tannico e nobile', scent: 'Rose, Teer und getrocknete Kirschen|rose, tar and dried cherries|rosa, catrame e ciliegie secche', meal: roast, acidity: 5.9 },
  corvina: { name: 'Corvina', colour: 'red', character: 'weich und kirschfruchtig|soft with cherry fruit|morbido e di ciliegia', scent: 'Kirsche, Rosinen und Mandel|cherry, raisins and almond|ciliegia, uvetta e mandorla', meal: roast, acidity: 5.4 },
  lagrein: { name: 'Lagrein', colour: 'red', character: 'kräftig und samtig|powerful and velvety|robusto e vellutato', scent: 'Brombeere, Veilchen und Bitterschokolade|blackberry, violet and dark chocolate|mora, viola e cioccolato amaro', meal: roast, acidity: 5.2 },
  vernatsch: { name: 'Vernatsch', colour: 'red', character: 'leicht und mild|light and mild|leggero e delicato', scent: 'Kirsche, Mandel und Veilchen|cherry, almond and violet|ciliegia, mandorla e viola', meal: light, acidity: 4.9 },
  tempranillo: { name: 'Tempranillo', colour: 'red', character: 'würzig und rund|spicy and round|speziato e rotondo', scent: 'Pflaume, Vanille und Tabak|plum, vanilla and tobacco|prugna, vaniglia e tabacco', meal: roast, acidity: 5.1 },
  primitivo: { name: 'Primitivo', colour: 'red', character: 'üppig und süßlich|lush and sweetish|ricco e suadente', scent: 'Dörrpflaume, Feige und Gewürze|prune, fig and spices|prugna secca, fico e spezie', meal: roast, acidity: 5 },
};

/** A wine-growing region with its grapes. */
export interface WineRegion {
  readonly country: string;
  readonly region: string;
  readonly appellation: string;
  readonly origin: string;
  readonly grapes: string;
  readonly wineries: string;
  /** Levels `name;price factor`, the first is the simple one. */
  readonly levels: readonly string[];
  /** Cents for a litre of the simplest wine. */
  readonly cents: number;
  readonly seal: string;
}

const AT = 'Österreich|Austria|Austria';
const IT = 'Italien|Italy|Italia';
const quality = 'Österreichischer Qualitätswein|Austrian quality wine|Vino di qualità austriaco';

const wineRegions: readonly WineRegion[] = [
  { country: AT, region: 'Wachau', appellation: 'Wachau DAC', origin: 'noe', grapes: 'veltliner riesling', wineries: 'Weingut Donaublick+, Weinhof Steinterrass, Domäne Spitzgraben+', levels: [';1', 'Federspiel;1.35', 'Smaragd Ried Lössbichl;2.5'], cents: 890, seal: quality },
  { country: AT, region: 'Kamptal', appellation: 'Kamptal DAC', origin: 'noe', grapes: 'veltliner riesling', wineries: 'Weingut Hofbauer am Kamp, Weinhof Loisbach+', levels: [';1', 'Ried Heiligenberg;1.7', 'Reserve;2.3'], cents: 790, seal: quality },
  { country: AT, region: 'Weinviertel', appellation: 'Weinviertel DAC', origin: 'noe', grapes: 'veltliner', wineries: 'Weingut Pfeffergrund, Winzerhof Lenzing-, Weinhof Retzmann', levels: [';1', 'Alte Reben;1.4', 'Reserve;1.9'], cents: 620, seal: quality },
  { country: AT, region: 'Thermenregion', appellation: 'Thermenregion DAC', origin: 'noe', grapes: 'weissburgunder laurent pinotnoir', wineries: 'Weingut Badnerberg, Weinhof Gumpolder', levels: [';1', 'Reserve;1.8'], cents: 760, seal: quality },
  { country: AT, region: 'Südsteiermark|Southern Styria|Stiria meridionale', appellation: 'Südsteiermark DAC', origin: 'stm', grapes: 'sauvignon muskateller welschriesling weissburgunder', wineries: 'Weingut Klapotetz+, Weinhof Sausalblick, Buschenschank Rebgarten', levels: ['Klassik;1', 'Ried Kranachstein;1.9'], cents: 820, seal: quality },
  { country: AT, region: 'Neusiedlersee|Lake Neusiedl|Lago di Neusiedl', appellation: 'Neusiedlersee DAC', origin: 'bgl', grapes: 'zweigelt welschriesling', wineries: 'Weingut Seewinkler, Winzerhof Lackenrand-, Weinhof Storchennest', levels: [';1', 'Reserve;1.8'], cents: 690, seal: quality },
  { country: AT, region: 'Mittelburgenland|Central Burgenland|Burgenland centrale', appellation: 'Mittelburgenland DAC', origin: 'bgl', grapes: 'blaufraenkisch', wineries: 'Weingut Rotlehm+, Weinhof Horitscher', levels: [';1', 'Ried Hochegg;1.6', 'Reserve;2.2'], cents: 790, seal: quality },
  { country: AT, region: 'Leithaberg', appellation: 'Leithaberg DAC', origin: 'bgl', grapes: 'blaufraenkisch weissburgunder chardonnay', wineries: 'Weingut Muschelkalk+, Weinhof Purbachtor', levels: [';1', 'Reserve;1.7'], cents: 980, seal: quality },
  { country: AT, region: 'Carnuntum', appellation: 'Carnuntum DAC', origin: 'noe', grapes: 'zweigelt blaufraenkisch', wineries: 'Weingut Römertor, Weinhof Göttlesberger+', levels: [';1', 'Ried Spitzerberg;1.8'], cents: 780, seal: quality },
  { country: IT, region: 'Südtirol|South Tyrol|Alto Adige', appellation: 'Südtirol DOC|Alto Adige DOC|Alto Adige DOC', origin: 'sue', grapes: 'weissburgunder grigio traminer lagrein vernatsch sauvignon', wineries: 'Kellerei Etschbogen, Weingut Überetschhof+', levels: [';1', 'Riserva;1.7'], cents: 960, seal: 'DOC' },
  { country: IT, region: 'Venetien|Veneto|Veneto', appellation: 'Veneto DOC', origin: 'ven', grapes: 'grigio garganega corvina', wineries: 'Cantina Colle Sereno, Tenuta Valbrenta-, Cascina Belluno+', levels: [';1', 'Classico;1.35'], cents: 640, seal: 'DOC' },
  { country: IT, region: 'Toskana|Tuscany|Toscana', appellation: 'Toscana IGT', origin: 'tos', grapes: 'sangiovese merlot cabernet', wineries: 'Fattoria Poggio Rosso+, Tenuta Cipressi', levels: [';1', 'Riserva;1.9'], cents: 890, seal: 'IGT' },
  { country: IT, region: 'Piemont|Piedmont|Piemonte', appellation: 'Langhe DOC', origin: 'pie', grapes: 'nebbiolo chardonnay', wineries: 'Cascina Langadoro+, Cantina Monferrina', levels: [';1', 'Riserva;2'], cents: 1290, seal: 'DOC' },
  { country: IT, region: 'Apulien|Apulia|Puglia', appellation: 'Puglia IGT', origin: 'apu', grapes: 'primitivo', wineries: 'Masseria Sole Antico, Cantina Terrarossa-', levels: [';1', 'Riserva;1.6'], cents: 620, seal: 'IGT' },
  { country: 'Frankreich|France|Francia', region: 'Languedoc', appellation: 'Pays d’Oc IGP', origin: 'fra', grapes: 'chardonnay sauvignon merlot cabernet', wineries: 'Domaine des Garrigues, Mas de l’Olivette-', levels: [';1', 'Vieilles Vignes;1.5'], cents: 590, seal: 'IGP' },
  { country: 'Frankreich|France|Francia', region: 'Burgund|Burgundy|Borgogna', appellation: 'Bourgogne AOC', origin: 'fra', grapes: 'pinotnoir chardonnay', wineries: 'Maison Clos Perrin+', levels: [';1', 'Vieilles Vignes;1.6'], cents: 1890, seal: 'AOC' },
  { country: 'Spanien|Spain|Spagna', region: 'Rioja', appellation: 'Rioja DOCa', origin: 'esp', grapes: 'tempranillo', wineries: 'Bodegas Monteclaro, Viña Solana+', levels: ['Joven;1', 'Crianza;1.35', 'Reserva;2'], cents: 690, seal: 'DOCa' },
  { country: 'Südafrika|South Africa|Sudafrica', region: 'Western Cape', appellation: 'Stellenbosch WO', origin: 'zaf', grapes: 'sauvignon cabernet', wineries: 'Tafelkloof Vineyards, Protea Cellars-', levels: [';1', 'Reserve;1.6'], cents: 720, seal: 'WO' },
];

/** The vocabulary's data of one wine besides its name. */
export interface WineEntry {
  readonly region: WineRegion;
  readonly grape: Grape;
  readonly winery: string;
  readonly kind: 'white' | 'red' | 'rose' | 'sparkling' | 'sweet';
  readonly reserve: boolean;
  /** Grapes of a cuvée. */
  readonly cuvee: readonly string[];
}

/** The wine behind an item, by the item's own entry. */
export const wineOfItem = new Map<ItemEntry, WineEntry>();

const vintages = ['2024', '2023', '2022;1.04', '2021;1.08', 'bio 2023|organic 2023|bio 2023;1.15;BIO'];
const reserveVintages = ['2022', '2021;1.03', '2020;1.06', '2019;1.1'];

function withSuffix(name: string, suffix: string): string {
  return suffix === '' ? name : name.split('|').map((part) => `${part} ${suffix}`).join('|');
}

const pictures: Readonly<Record<WineEntry['kind'], string>> = { white: 'wine-glass-white', red: 'wine-glass', rose: 'wine-glass-rose', sparkling: 'clinking-glasses', sweet: 'wine-glass-white' };

function wineItems(wanted: (region: WineRegion, grape: Grape) => boolean, kind: WineEntry['kind'], rename?: (grape: Grape) => string, factor = 1): ItemEntry[] {
  const items: ItemEntry[] = [];
  for (const region of wineRegions) {
    for (const key of region.grapes.split(' ')) {
      const grape = grapes[key];
      if (!grape || !wanted(region, grape)) continue;
      for (const winery of region.wineries.split(', ')) {
        for (const [position, level] of (rename ? region.levels.slice(0, 1) : region.levels).entries()) {
          const [levelName = '', levelFactor = '1'] = level.split(';');
          const name = rename ? rename(grape) : withSuffix(grape.name, levelName);
          const reserve = position > 0;
          const item: ItemEntry = [name, Math.round(region.cents * Number.parseFloat(levelFactor) * factor), { picture: pictures[kind], brands: winery, origins: region.origin, variants: reserve ? reserveVintages : vintages, alcohol: (grape.colour === 'red' ? 13 : 12) + (reserve ? 1 : 0) }];
          wineOfItem.set(item, { region, grape, winery: winery.replace(/[+-]$/, ''), kind, reserve, cuvee: [] });
          items.push(item);
        }
      }
    }
  }
  return items;
}

function cuvees(): ItemEntry[] {
  const reds = wineRegions.filter((region) => region.grapes.split(' ').filter((key) => grapes[key]?.colour === 'red').length > 1);
  return reds.flatMap((region) => region.wineries.split(', ').map((winery) => {
    const keys = region.grapes.split(' ').filter((key) => grapes[key]?.colour === 'red');
    const item: ItemEntry = ['Cuvée Rot|Red cuvée|Cuvée rossa', Math.round(region.cents * 1.25), { brands: winery, origins: region.origin, variants: reserveVintages, alcohol: 13.5 }];
    const blend = keys.flatMap((key) => grapes[key] ?? []);
    const [first] = blend;
    if (first) wineOfItem.set(item, { region, grape: first, winery: winery.replace(/[+-]$/, ''), kind: 'red', reserve: true, cuvee: blend.map((grape) => grape.name) });
    return item;
  }));
}

function named(grape: Grape, compose: (german: string, english: string, italian: string) => string): string {
  const [german, english, italian] = splitText(grape.name);
  return compose(german, english, italian);
}

const treviso: WineRegion = { country: IT, region: 'Venetien|Veneto|Veneto', appellation: 'Prosecco DOC', origin: 'ven', grapes: 'glera', wineries: 'Cantina Colle Sereno', levels: [';1'], cents: 890, seal: 'DOC' };

/** Prosecco, beside the sparkling wines of the tables. */
export const proseccos: readonly ItemEntry[] = ['Prosecco Spumante extra dry|Prosecco spumante extra dry|Prosecco spumante extra dry', 'Prosecco Frizzante|Prosecco frizzante|Prosecco frizzante'].map((name, place) => {
  const item: ItemEntry = [name, treviso.cents * (place === 0 ? 1.2 : 1), { brands: treviso.wineries, variants: [''], packs: place === 0 ? ['FLA 0.75l x6 KRT', 'FLA 0.2l x24 KRT'] : ['FLA 0.75l x6 KRT'], alcohol: 11, origins: 'ven', picture: pictures.sparkling }];
  const { glera } = grapes;
  if (glera) wineOfItem.set(item, { region: treviso, grape: glera, winery: 'Cantina Colle Sereno', kind: 'sparkling', reserve: false, cuvee: [] });
  return item;
});

const sweetGrapes = [grapes['welschriesling'], grapes['riesling'], grapes['muskateller']];
const home = (region: WineRegion) => region.country === AT;
const still = ['FLA 0.75l x6 KRT'];
const everyday = ['FLA 0.75l x6 KRT', 'FLA 1l x6 KIS', 'BIB 10l'];

function family(name: string, items: ItemEntry[], more: Partial<FamilyEntry> = {}): FamilyEntry {
  return { name, items, packs: still, ...more };
}

/** Wine: items are composed from regions, grapes and wineries. */
export const wine: DepartmentEntry = {
  name: 'Wein & Schaumwein|Wine & sparkling wine|Vini e spumanti', hue: 330, keeping: 'dry', picture: 'wine-glass', nutrients: 'wine', branded: true, retail: true, allergens: 'sulfite', attributes: 'VEG:60 VEGET:80 GF LF',
  packaging: 'O O O OD MD', ingredients: 'Trauben, Konservierungsstoff: SULFITE|Grapes, preservative: SULPHITES|Uve, conservante: SOLFITI', preOrder: 6,
  groups: [
    { name: 'Weißwein|White wine|Vino bianco', use: 'Bei 8 bis 10 °C servieren.|Serve at 8 to 10 °C.|Servire a 8–10 °C.', families: [
      family('Weißwein Österreich|White wine Austria|Vino bianco Austria', wineItems((region, grape) => home(region) && grape.colour === 'white', 'white'), { themes: 'regional', weight: 0.6 }),
      family('Weißwein international|International white wine|Vino bianco internazionale', wineItems((region, grape) => !home(region) && grape.colour === 'white', 'white'), { weight: 0.6 }),
    ] },
    { name: 'Rotwein|Red wine|Vino rosso', use: 'Bei 16 bis 18 °C servieren.|Serve at 16 to 18 °C.|Servire a 16–18 °C.', families: [
      family('Rotwein Österreich|Red wine Austria|Vino rosso Austria', [...wineItems((region, grape) => home(region) && grape.colour === 'red', 'red'), ...cuvees().filter((item) => item[2]?.origins === 'bgl' || item[2]?.origins === 'noe')], { themes: 'regional', weight: 0.6 }),
      family('Rotwein international|International red wine|Vino rosso internazionale', [...wineItems((region, grape) => !home(region) && grape.colour === 'red', 'red'), ...cuvees().filter((item) => item[2]?.origins !== 'bgl' && item[2]?.origins !== 'noe')], { weight: 0.6 }),
    ] },
    { name: 'Rosé, Schaumwein & Süßwein|Rosé, sparkling & sweet wine|Rosati, spumanti e vini dolci', use: 'Gut gekühlt servieren.|Serve well chilled.|Servire ben freddo.', families: [
      family('Rosé & Schankwein|Rosé & house wine|Rosati e vini della casa', wineItems((region, grape) => home(region) && grape.colour === 'red', 'rose', (grape) => named(grape, (de, en, it) => `Rosé ${de}|Rosé ${en}|Rosé ${it}`), 0.85), { packs: everyday, weight: 0.35 }),
      family('Schaumwein & Frizzante|Sparkling wine & frizzante|Spumanti e frizzanti', [
        ...wineItems((region, grape) => home(region) && grape.colour === 'white', 'sparkling', (grape) => named(grape, (de, en, it) => `Sekt ${de} brut|Sparkling ${en} brut|Spumante ${it} brut`), 1.6),
        ...wineItems((region, grape) => region.origin === 'ven' && grape.name === 'Garganega', 'sparkling', () => 'Frizzante|Frizzante|Frizzante', 0.95),
      ], { packs: ['FLA 0.75l x6 KRT', 'FLA 0.2l x24 KRT'], weight: 0.3 }),
      family('Süßwein|Sweet wine|Vini dolci', wineItems((region, grape) => home(region) && sweetGrapes.includes(grape), 'sweet', (grape) => named(grape, (de, en, it) => `${de} Spätlese|${en} late harvest|${it} vendemmia tardiva`), 1.5), { packs: ['FLA 0.375l x12 KRT', 'FLA 0.5l x6 KRT'], weight: 0.4 }),
    ] },
  ],
};
