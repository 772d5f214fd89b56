import type { Item } from '../families';
import { redWine } from './bottles';
import type { CutName } from './cuts';
import type { Flesh } from './meatCuts';

/** A good as it is drawn: a cut in its colours, or a pictogram; `tint` is its colour in glass or in a bag. */
export interface Good {
  readonly cut?: CutName;
  readonly flesh: Flesh;
  readonly pictogram: string;
  readonly tint: string;
  /** Pictogram on the label, where it isn't the good itself. */
  readonly stamp: string | undefined;
  /** Size of one piece against the usual one. */
  readonly pieceSize: number;
  /** True if single pieces of the good can be seen, as through glass. */
  readonly hasPieces: boolean;
}

type Rule<Value> = readonly [pattern: RegExp, value: Value];

function firstOf<Value>(rules: readonly Rule<Value>[], text: string): Value | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** Colours of flesh by German names, the first that fits. */
const fleshes: readonly Rule<Flesh>[] = [
  [/mariniert/, ['#c9703f', '#f0c9a0']],
  [/Pute/, ['#e3b3a0', '#f6e3d3']],
  [/Huhn|Hühner|Hendl|Geflügel/, ['#ecc6a2', '#f8e8d2']],
  [/Ente|Gans|Gänse/, ['#a9534d', '#f3deb6']],
  [/Kalb/, ['#d99a8c', '#f5e6d8']],
  [/Schwein|Schopf|Spareribs|Iberico/, ['#d58a82', '#f7e7da']],
  [/Lamm|Kitz/, ['#b4564f', '#f4e3cf']],
  [/Hirsch|Reh|Wild|Hase|Fasan/, ['#7a2f34', '#e9d2bf']],
  [/Rind|Ochs|Beef|Tafel|Beiried|Rostbraten|Steak|Scherzel|Tatar/, ['#a23c38', '#f3dfca']],
  [/Gemischt/, ['#b95850', '#f3dfca']],
];

/** Cuts of fresh meat by German names with the variant behind them. */
const meatCuts: readonly Rule<CutName>[] = [
  [/Tomahawk/, 'tomahawk'],
  [/T-Bone|kotelett/i, 'chop'],
  [/gewürfelt|gulasch|ragout/i, 'cubes'],
  [/geschnetzelt/i, 'strips'],
  [/faschiert|Tatar/i, 'mince'],
  [/Patty/, 'patties'],
  [/knochen/i, 'bones'],
  [/spareribs/i, 'ribs'],
  [/in Scheiben|schnitzel|medaillons|portioniert/i, 'slices'],
  [/karree|rücken ohne|Rehrücken/i, 'rack'],
  [/leber/i, 'liver'],
  [/bries|backerl|zunge|vögerl/i, 'cheeks'],
  [/stelze|wadschinken|schlepp/i, 'shank'],
  [/flügel/i, 'wings'],
  [/keule|hendlteile|schlögel/i, 'drumstick'],
  [/huhn|bratfertig|Fasan/i, 'bird'],
  [/(?:Hühner|Puten|Enten)brust/, 'breast'],
  [/lungenbraten|filet|presa/i, 'fillet'],
  [/huft|flank|ribeye|rostbraten/i, 'steak'],
  [/pariert|nuss|kaiserteil|scherzel/i, 'lean'],
];

const sausages: readonly Rule<readonly [CutName, Flesh]>[] = [
  [/Hirsch.*geschnitten/, ['coldcuts', ['#6d2c2f', '#4a2a24']]],
  [/(?:wurst|Extra|Krakauer|Polnische|Mortadella).*geschnitten|Leberkäse/, ['coldcuts', ['#e6a99a', '#c98b78']]],
  [/(?:Salami|salami|Chorizo|Kantwurst).*geschnitten/, ['coldcuts', ['#a8413a', '#e9dccb']]],
  [/Weißwurst/, ['links', ['#e9dccb', '#cdbda6']]],
  [/Bratwurst|Nürnberger/, ['links', ['#dcb697', '#b98a66']]],
  [/Cevapcici/, ['links', ['#9c5140', '#7a3a2c']]],
  [/Käsekrainer|Berner/, ['links', ['#c1643f', '#96472c']]],
  [/Debreziner/, ['links', ['#b84a33', '#8f3323']]],
  [/Frankfurter/, ['links', ['#cf7a55', '#a5553a']]],
  [/Hauswürstel|Landjäger/, ['links', ['#7a3630', '#552420']]],
  [/Hirschsalami/, ['salami', ['#6d2c2f', '#4a2a24']]],
  [/Chorizo|Ventricina/, ['salami', ['#b5402f', '#8c2f22']]],
  [/Kantwurst/, ['salami', ['#8f3a36', '#d8c9b4']]],
  [/Ungarische/, ['salami', ['#a8413a', '#b9aa97']]],
  [/Salami/, ['salami', ['#b04a44', '#e6dac8']]],
  [/(?:speck|Speck).*geschnitten|Frühstücksspeck/, ['bacon', ['#b4564a', '#f4e2cd']]],
  [/speck|Speck/, ['slab', ['#b4564a', '#f4e2cd']]],
  [/(?:Rohschinken|Serrano).*(?:geschnitten)/, ['slices', ['#a8413f', '#f2dfcb']]],
  [/Rohschinken|Serrano/, ['ham', ['#9c3f3c', '#b98a5e']]],
  [/Bresaola/, ['coldcuts', ['#7d2d33', '#552226']]],
  [/(?:schinken|Schinken).*geschnitten|Toastschinken/, ['slices', ['#e3a79e', '#f3dfd2']]],
  [/schinken|Schinken|Geselchtes/, ['ham', ['#dd9a92', '#c07a5c']]],
  [/wurst|Wurst|Krakauer|Polnische|Mortadella/, ['salami', ['#e0a494', '#c07a62']]],
];

const fish: readonly Rule<readonly [CutName, Flesh]>[] = [
  [/paniert|Backfisch|stäbchen|Panade|laibchen/, ['patties', ['#d39a4e', '#a86f2e']]],
  [/Räucherlachs|Graved/, ['slices', ['#e8845c', '#f3b394']]],
  [/Räucherforelle|Saibling geräuchert/, ['fishFillet', ['#d9a27a', '#8a6a45']]],
  [/Matjes/, ['fishFillet', ['#d8b7a2', '#8797a0']]],
  [/Thunfischfilet/, ['loin', ['#a03a47', '#d78a8c']]],
  [/Lachs.*ohne|Wildlachs/, ['loin', ['#e5764f', '#f5b899']]],
  [/Lachs/, ['fishFillet', ['#ea845f', '#8b98a0']]],
  [/Saibling|Rotbarsch/, ['fishFillet', ['#e9a283', '#a06a62']]],
  [/Forelle ausg/, ['wholeFish', ['#dcd9c9', '#7d8a78']]],
  [/Goldbrasse/, ['wholeFish', ['#e6e3d6', '#8f9396']]],
  [/Wolfsbarsch/, ['wholeFish', ['#e3e6e4', '#6f7f88']]],
  [/Seezunge|Steinbutt/, ['wholeFish', ['#d9cdb4', '#8a7857']]],
  [/ohne Haut|loin|medaillons|Kabeljau|Seelachs|Pangasius/i, ['loin', ['#efe6d8', '#d5c4ae']]],
  [/Zander|Karpfen|Reinanken|Schollen/, ['fishFillet', ['#eadccb', '#86908a']]],
];

const eggs: readonly Rule<readonly [CutName, Flesh]>[] = [
  [/Wachteleier/, ['egg', ['#d9cbb0', '#fff']]],
  [/gefärbt/, ['egg', ['#b8605a', '#fff']]],
  [/hartgekocht/, ['egg', ['#f4efe4', '#fff']]],
  [/[Ff]rischeier/, ['egg', ['#d9a274', '#fff']]],
];

const cheeses: readonly Rule<readonly [CutName, Flesh]>[] = [
  [/gerieben|Reibegenuss/, ['grated', ['#f0cf7c', '#d8ab4c']]],
  [/Gorgonzola|Blau/, ['blueCheese', ['#f3ead2', '#c8b48a']]],
  [/Camembert|Brie/, ['softCheese', ['#f5e3ae', '#efe8da']]],
  [/Taleggio|Rotschmier/, ['softCheese', ['#f2dca2', '#cf8a4e']]],
  [/Ziegenkäserolle/, ['softCheese', ['#f7f2e4', '#d9d4c8']]],
  [/Mozzarella|Burrata/, ['balls', ['#f8f5ec', '#e4ddcc']]],
  [/(?:käse|Gouda|Edamer|Tilsiter|Halloumi).*(?:geschnitten|Scheiben)/, ['cheeseSlices', ['#f0cb6e', '#cf9a3f']]],
  [/Räucherkäse/, ['cheeseBlock', ['#e6b95c', '#7d4a22']]],
  [/Parmigiano|Grana/, ['cheeseBlock', ['#ecd08a', '#a97a32']]],
  [/Pecorino/, ['cheeseBlock', ['#f1dfae', '#4a3a2c']]],
  [/Edamer/, ['cheeseBlock', ['#f0c560', '#9a3b34']]],
  [/Hirten|Halloumi/, ['cheeseBlock', ['#f6f1e2', '#d8cfb8']]],
  [/Butterkäse/, ['cheeseBlock', ['#f5dd9a', '#dca94e']]],
  [/Berg|Alm|Räß|Gruyère/, ['cheeseBlock', ['#edc873', '#8a5f33']]],
  [/Emmentaler|Gouda|Tilsiter|Bierkäse|Raclette|Pizzakäse|Toastkäse/, ['cheeseBlock', ['#f0cb6e', '#cf9a3f']]],
];

const baked: readonly Rule<readonly [CutName, Flesh]>[] = [
  [/semmel|Brioche/, ['bun', ['#d99a4f', '#f3d39a']]],
  [/Roggenweckerl|Körner/, ['bun', ['#9a6a3c', '#d9b98a']]],
  [/weckerl|Weckerl|Krapfen/, ['bun', ['#c98a48', '#efd0a0']]],
];

/** Pictograms by German names, for goods that their family's picture doesn't show. */
const pictogramRules: readonly Rule<string>[] = [
  [/saft|nektar|seitling|pilz|Champignon|Shiitake|Portobello|schwammerl/i, ''],
  [/Spargel weiß/, 'white-asparagus'],
  [/Spargel|Stangensellerie|Zitronengras/, 'asparagus'],
  [/Artischocke/, 'artichoke'],
  [/Lauch|Schnittlauch/, 'leek'],
  [/Rotkraut|Radicchio|Lollo/, 'red-cabbage'],
  [/kraut|kohl \(|Chinakohl|Kohlsprossen|Eisberg|Grünkohl|Fenchel/i, 'cabbage'],
  [/Rote Rüben/, 'beet'],
  [/Radieschen/, 'radish'],
  [/Sellerie|Petersilwurzel|Pastinak|Kren|Rettich|Kohlrabi/, 'turnip'],
  [/Gelbe Rüben/, 'yellow-carrot'],
  [/kürbis/i, 'pumpkin'],
  [/Zwetschken|Powidl/, 'plum'],
  [/Himbeer/, 'raspberry'],
  [/Ribisel|Johannis|Preisel|Vogelbeer/, 'currant'],
  [/Brombeer|Holunder|Beerenmischung/, 'elderberry'],
  [/Mandel/, 'almond'],
  [/Haselnuss|Nuss|Walnuss/, 'chestnut'],
  [/Marille|Pfirsich|Nektarine/, 'peach'],
  [/Feige/, 'plum'],
  [/Erbsen|erbsen/, 'peas'],
  [/Mais|mais|Polenta/, 'ear-of-corn'],
  [/Muschel|muschel/, 'mussel'],
  [/Jakobs|Austern|Venus/, 'oyster'],
  [/Lorbeer|Majoran|Oregano|Kräuter|kräuter|Salbei|Minze|Pfefferminz|Basilikum/, 'herbs'],
  [/Rosmarin|Thymian|Dille|Koriander|Petersilie/, 'herb'],
  [/Chili|chili|Paprika rosen|Pfefferoni|scharf/, 'hot-pepper'],
  [/Paprika/, 'bell-pepper'],
  [/Vanille/, 'vanilla'],
  [/Zimt|Kakao|Schoko|schoko/, 'chocolate-bar'],
  [/Kaffee|Espresso|Melange|crema/, 'coffee-beans'],
  [/Knoblauch/, 'garlic'],
  [/Ingwer/, 'ginger-root'],
  [/Senf|Ketchup|Mayonnaise|Sauce|sauce/, 'ketchup'],
  [/Zitrone|zitrone|Limoncello/, 'lemon'],
  [/Limette/, 'lime'],
  [/Orange|orange/, 'tangerine'],
  [/Apfel|Äpfel Gala|Äpfel Jona/, 'red-apple'],
  [/Birne|Williams/, 'pear'],
  [/Mango/, 'mango'],
  [/Kokos/, 'coconut'],
  [/Erdbeer/, 'strawberry'],
  [/Pistazie/, 'peas'],
  [/Hafer|Müsli|müsli|Dinkel|Roggen|Weizen|Grieß|Bulgur|Couscous|gerste/, 'wheat'],
  [/Mehl|mehl|stärke/, 'flour'],
  [/Linsen|Kichererbsen|bohnen|Bohnen/, 'beans'],
  [/Meersalz|Alpensalz|salz/i, 'salt'],
  [/Tabs|tabs/, 'soap'],
  [/[Rr]einiger|löser|Entkalker|Desinfektion/, 'spray'],
  [/Lebkuchen/, 'gingerbread'],
  [/Gummi|gummi/, 'jelly-beans'],
  [/Chips/, 'chips'],
];

/** Colours of contents by German names. */
const tints: readonly Rule<string>[] = [
  [/wasser prick/, '#bcd8e6'],
  [/wasser mild/, '#c9dfc6'],
  [/wasser still/, '#e6e2ec'],
  [/wasser mit Zitrone/, '#efe6ae'],
  [/Kürbiskernöl/, '#3d3b1e'],
  [/Olivenöl/, '#a7a23a'],
  [/Sesamöl|Walnussöl/, '#a9702d'],
  [/öl\b|öl /i, '#dcb648'],
  [/Balsam|Rotwein|Sojasauce|Teriyaki|Worcester|Cola|Kaffee|Espresso|Inländerrum/, '#3d211a'],
  [/Himbeer|Erdbeer|Grenadine|Ribisel|Kirsch|Weichsel|Rote|Ketchup|Tomat|Ajvar|rosso|Roter|rosen/, '#a63a34'],
  [/Preisel|Traubensaft|Johannis|Holunderbeer|Heidelbeer|Zwetschk|Beeren/, '#5d2c4a'],
  [/Marille|Pfirsich|Mango|Orange|Mandarin|Karott|Multi|Aperitif/, '#df9038'],
  [/Zitrone|Limon|Mais|Eier|Vanille|Curry|Kurkuma|Ananas|Senf|Bitter Lemon/, '#e3c14e'],
  [/Gurk|Kapern|Oliven grün|Pfefferoni|Pesto|Basilikum|Minz|Spinat|Kräuter|Limette|Erbsen/, '#8a9a4a'],
  [/Oliven/, '#4a3a44'],
  [/Honig|sirup|Karamell|Whisky|Rum|Cognac|Weinbrand|Apfel|Amaretto|Nusslik/i, '#c4842f'],
  [/Pfeffer|Kümmel|Muskat|Wacholder|Zimt|Nelken|Fond|suppe|Gulasch|gewürz/i, '#8c5a33'],
  [/Paprika|Chili/, '#b2492f'],
  [/Nougat|Schoko|Kakao/, '#5a3826'],
  [/Wasser|wasser|Wodka|Gin|Tonic|Essig|essig|brand|geist|Obstler|Grappa|Tequila|Klar|Soda/, '#dfe9e8'],
  [/Milch|Rahm|obers|Joghurt|Mayonnaise|Salz|Zucker|Knoblauch|Mehl|Reis/i, '#f3eee0'],
  [/Erdäpfel|Pommes|Rösti|Zwiebel/, '#d3a95e'],
  [/Salat|salat|Rucola|Lauch|Kohl|Fisolen|Bohnen/, '#7f9a4e'],
];

/** Pictograms that show a vessel or a dish, not the good itself. */
const vessels =
  /^(?:salt|jar|honey-pot|pot-of-food|canned-food|ketchup|beverage-box|cup-with-straw|hot-beverage|package|spray|bowl-with-spoon|teapot|chips|flour)$/;
const pieceSizes: readonly Rule<number>[] = [
  [/Cherry|Dattel|Mini|Drilling|Baby|Perl|Heurige/, 0.66],
  [/Cocktail|Kipfler|Kirsch|Eierschwammerl|Shiitake/, 0.8],
  [/Fleischtomat|Ofen|groß|Portobello|XXL|Steinpilze/, 1.22],
];

const neutralFlesh: Flesh = ['#c98a6a', '#efe0cb'];

const animals = /face|rooster|turkey|duck|deer|ewe|^ox$/;

/** Colour of a wine by the glass of its pictogram. */
function wineOf(pictogram: string): Pick<Good, 'tint'> {
  return { tint: { 'wine-glass-white': '#aeae62', 'wine-glass-rose': '#e2a08f', 'clinking-glasses': '#d9c778' }[pictogram] ?? redWine };
}

/** The good of an item in a variant, by the German text of both. */
export function goodOf({ name, pictures }: Pick<Item, 'name' | 'pictures'>, variant: string, department: number): Good {
  const [german = ''] = name.split('|');
  const text = `${german} ${variant.split('|')[0] ?? ''}`;
  const own = pictures[0] ?? 'package';
  const tint = firstOf(tints, text) ?? '#d8b57c';
  const ruled = firstOf(pictogramRules, text) || undefined;
  const pictogram = ruled ?? own;
  const plain = {
    flesh: neutralFlesh,
    tint,
    pictogram,
    stamp: undefined,
    pieceSize: firstOf(pieceSizes, text) ?? 1,
    hasPieces: !vessels.test(pictogram),
  };
  if (department === 11)
    return { ...plain, ...wineOf(pictogram), pictogram: 'grapes', stamp: /Sekt|Frizz|Prosecco/.test(text) ? pictogram : undefined };
  // Powders and grains lie in a heap of their own colour.
  if (department === 7 && !ruled && /^(?:salt|cooked-rice|sheaf-of-rice|honey-pot)$/.test(own))
    return { ...plain, cut: 'heap', flesh: [tint, tint] };
  const table = { 1: sausages, 2: fish, 3: [...eggs, ...cheeses], 6: baked }[department];
  const [cut, flesh] = (table && firstOf(table, text)) ?? [];
  if (cut && flesh) return { ...plain, cut, flesh, tint: flesh[0] };
  if (department === 0 || (department === 5 && /Kebab/.test(text))) {
    const meat = firstOf(fleshes, `${variant} ${german}`) ?? fleshes.at(-2)?.[1] ?? neutralFlesh;
    return {
      ...plain,
      cut: firstOf(meatCuts, text) ?? 'roast',
      flesh: meat,
      tint: meat[0],
      stamp: pictures.find((picture) => animals.test(picture)),
    };
  }
  return plain;
}
