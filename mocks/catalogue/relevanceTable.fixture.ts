import type { Language } from '../language';
import type { KnownProductAttributeKey } from '#gen/models/index.ts';

/** A buyer's expectation of a search: a name, and attributes that it must have. */
export interface Expectation {
  readonly name?: RegExp;
  readonly attributes?: readonly KnownProductAttributeKey[];
  /** Beginning of the category's id. */
  readonly category?: string;
  /** The language of the shop in which it is typed; German where nothing is said. */
  readonly language?: Language;
}

type Row = readonly [query: string, expected: RegExp | Expectation];

const beef = /rind|beiried|rostbraten|tafelspitz|scherzel|ochsen|steak|wadschinken|faschiertes|rinds|beef/i;
const pork = /schwein|schopf|spareribs|iberico/i;
const onions = /^(Jung)?[Zz]wiebeln/;
const potatoes = /erdäpfel|kipfler|drillinge/i;
const beans = /fisolen|bohnen/i;

/** Compounds and their parts, however they are put together or apart. */
const compounds: readonly Row[] = [
  ['rindfleisch', { name: beef, category: '1001' }], ['schweinefleisch', pork], ['kalbfleisch', /kalb/i], ['hühnerfleisch', /hühner|huhn|hendl/i], ['putenfleisch', /puten/i], ['lammfleisch', /lamm/i], ['wildfleisch', { category: '100502' }],
  ['lungenbraten', /lungenbraten/i], ['rinderlungenbraten', /^Rinderlungenbraten/], ['rinderfilet', /^Rinderlungenbraten/], ['rindsfilet', /^Rinderlungenbraten/], ['schweinefilet', /^Schweinslungenbraten/], ['hühnerfilet', /^Hühnerbrustfilet/],
  ['schweineschnitzel', /^Schweinsschnitzel|Schnitzel vom Schwein/], ['schweinsschnitzel', /^Schweinsschnitzel/], ['rinderschnitzel', /^Rindsschnitzel/], ['schnitzel', /schnitzel/i], ['rinderhack', /^Rinderfaschiertes|Faschiertes/], ['hühner brust', /^Hühnerbrust/], ['lachs filet', /lachs.*filet|lachsfilet/i],
  ['kartoffelsalat', /^Erdäpfelsalat/], ['kartoffelknödel', /^Erdäpfelknödel/], ['kartoffelpüree', /^Erdäpfelpüree/], ['aprikosenmarmelade', /Marillenmarmelade/], ['biomilch', { name: /milch/i, attributes: ['BIO'] }], ['bergbauernmilch', /Bergbauern-Vollmilch/],
  ['butter', /butter/i], ['teebutter', /Teebutter/], ['milch', /milch/i], ['käse', /käse/i], ['reis', /reis/i], ['brot', /brot/i], ['wurst', /wurst|krakauer|salami/i], ['schinken', /schinken/i], ['zwiebelringe', /Zwiebelringe/], ['tomatensaft', /Tomatensaft/],
];

/** Synonyms: Austrian, German, kitchen French, brands. */
const synonyms: readonly Row[] = [
  ['möhren', /^Karotten/], ['möhre', /^Karotten/], ['blaukraut', /^Rotkraut/], ['rotkohl', /^Rotkraut/], ['blumenkohl', /^Karfiol/], ['rosenkohl', /^Kohlsprossen/], ['aubergine', /^Melanzani/], ['kartoffeln', potatoes], ['kartoffel', potatoes], ['paradeiser', /tomaten/i], ['aprikosen', /marillen/i], ['pfifferlinge', /^Eierschwammerl/],
  ['meerrettich', /kren/i], ['feldsalat', /^Vogerlsalat/], ['porree', /^Lauch/], ['frühlingszwiebeln', /^Jungzwiebeln/], ['grüne bohnen', beans], ['sahne', /obers|rahm/i], ['schlagsahne', /Schlagobers/], ['quark', /topfen/i], ['saure sahne', /Sauerrahm/], ['schmand', /Sauerrahm/], ['puderzucker', /Staubzucker/], ['paniermehl', /Semmelbrösel/], ['hefe', /germ/i],
  ['hackfleisch', /faschiert/i], ['frikadellen', /Fleischlaibchen/], ['hähnchenbrust', /^Hühnerbrust/], ['hähnchenschenkel', /^Hühner(unter)?keule/], ['brötchen', /semmel|weckerl/i], ['semmeln', /semmel/i], ['pfannkuchen', /Palatschinken/], ['hafermilch', /Haferdrink/], ['feta', /Hirtenkäse/],
  ['entrecote', /Rostbraten|Ribeye/], ['haricots verts', beans], ['loup de mer', /^Wolfsbarsch/], ['dorade', /^Goldbrasse/], ['crevetten', /garnelen|shrimps/i], ['parmesan', /Parmigiano|Grana/], ['mayo', /mayonnaise/i], ['pommes', /^Pommes/], ['prosecco', /Prosecco/], ['champagner', /Champagner/], ['dosentomaten', /Tomaten/],
  ['cocacola', /Cola/], ['coca cola', /Cola/], ['red bull', /Energydrink/], ['aperol', /Aperitif/], ['nutella', /Nuss-Nougat/], ['fanta', /Orangenlimonade/], ['klopapier', /Toilettenpapier/], ['wc papier', /Toilettenpapier/], ['toilettenpapier', /Toilettenpapier/], ['müllbeutel', /Müllsäcke/], ['strohhalme', /Trinkhalme/], ['küchenpapier', /Küchenrolle/], ['alufolie', /Alufolie/], ['weizenbier', /Weißbier/], ['apfelschorle', /Apfelsaft gespritzt/],
];

/** Kitchen French, and negations. */
const frenchAndWithout: readonly Row[] = [
  ['filet de boeuf', /^Rinderlungenbraten/], ['boeuf', beef], ['oignons', onions], ['canard', /^Enten?|entenbrust/i], ['agneau', /^Lamm/], ['porc', pork], ['oeufs', /^Frischeier/], ['homard', /^Hummer/], ['ail', /Knoblauch/], ['vinaigre', /essig/i], ['fromage', /käse/i], ['champignon de paris', /^Champignons/], ['magret de canard', /Entenbrust/], ['pommes de terre', potatoes], ['huile d’olive', /Olivenöl/], ['fraises', /^Erdbeeren/],
  ['butter ohne salz', /^(?!.*Salzbutter).*butter/i], ['burro senza sale', { name: /^(?!.*salato).*[Bb]urro/, language: 'it' }], ['cola ohne zucker', /Cola ohne Zucker/], ['cola light', /Cola ohne Zucker/], ['cola zero', /Cola ohne Zucker/], ['ohne zucker', /ohne Zucker/], ['bier ohne alkohol', /Alkoholfreies/], ['pommes ohne salz', /^Pommes frites/], ['joghurt ohne frucht', /^(?!.*Frucht).*[Jj]oghurt/],
  ['suppenwürfel', /bouillon|Rindsuppe/i], ['suppenfleisch', /^Tafelspitz|Beinfleisch|scherzel/], ['sugo', /Pizzasauce|Tomaten/], ['emmentaler scheiben', /^Emmentaler geschnitten/], ['garbage bags', { name: /sacks/i, language: 'en' }],
];

/** Attributes as words, and words in other languages. */
const attributesAndLanguages: readonly Row[] = [
  ['vegan', { attributes: ['VEG'] }], ['glutenfrei', { attributes: ['GF'] }], ['gluten frei', { attributes: ['GF'] }], ['ohne gluten', { attributes: ['GF'] }], ['laktosefrei', { attributes: ['LF'] }], ['halal', { attributes: ['HAL'] }], ['bio', { attributes: ['BIO'] }], ['vegetarisch', { attributes: ['VEGET'] }], ['koscher', { attributes: ['KOS'] }],
  ['milch laktosefrei', { name: /milch/i, attributes: ['LF'] }], ['glutenfreie nudeln', { name: /penne|spaghetti|nudeln/i, attributes: ['GF'] }], ['veganes schnitzel', { name: /schnitzel/i, attributes: ['VEG'] }], ['vegane burger', { name: /burger/i, attributes: ['VEG'] }], ['bio eier', { name: /^Frischeier|Eier/, attributes: ['BIO'] }], ['halal huhn', { name: /hühner|huhn|hendl/i, attributes: ['HAL'] }], ['tk erbsen', { name: /Erbsen/, attributes: ['Tiefgekuehlt'] }], ['gefrorene himbeeren', { name: /Himbeeren/, attributes: ['Tiefgekuehlt'] }], ['msc lachs', { name: /lachs/i, attributes: ['MSC'] }],
  ['cipolla', onions], ['onion', onions], ['pomodori', /tomate/i], ['pomodoro', /tomate/i], ['chicken breast', /^Hühnerbrust/], ['burro', /butter/i], ['latte', /milch/i], ['funghi', /pilze|champignon|portobello|seitlinge/i], ['patate', potatoes], ['potatoes', potatoes], ['salmon', /lachs/i], ['manzo', beef], ['pollo', /hühner|huhn|hendl/i], ['cheese', /käse|cheese/i], ['uova', /eier/i],
  ['h-milch', /Haltbarmilch/], ['paprikapulver', /Paprika (edelsüß|rosenscharf)/],
  ['zwiebel', { name: /[Oo]nions/, language: 'en' }], ['rindfleisch', { name: /beef|steak|ox/i, language: 'en' }], ['beef fillet', { name: /^Beef (fillet|tenderloin)/, language: 'en' }], ['flour', { name: /flour/i, language: 'en' }], ['toilet paper', { name: /Toilet paper/, language: 'en' }], ['lemon', { name: /^(Untreated )?Lemons/i, language: 'en' }], ['gluten free pasta', { name: /penne|spaghetti|noodles/i, attributes: ['GF'], language: 'en' }],
  ['mele', { name: /^Mele/, language: 'it' }], ['cipolle', { name: /^Cipoll/, language: 'it' }], ['prosciutto crudo', { name: /[Pp]rosciutto crudo/, language: 'it' }], ['carta igienica', { name: /Carta igienica/, language: 'it' }], ['filetto di manzo', { name: /^Filetto di manzo/, language: 'it' }], ['senza glutine', { attributes: ['GF'], language: 'it' }], ['petto di pollo', { name: /^Petto di pollo/, language: 'it' }],
];

/** Amounts, numbers, typing errors, beginnings, other forms. */
const amountsAndErrors: readonly Row[] = [
  ['schlagobers 10 l', /Schlagobers.*10 l/], ['schlagobers 10l', /Schlagobers.*10 l/], ['butter 250g', /butter.*250 g/i], ['butter 250 g', /butter.*250 g/i], ['mozzarella 1kg', /Mozzarella.*1 kg/], ['sonnenblumenöl 10l', /Sonnenblumenöl.*10 l/], ['sonnenblumenöl 10 liter', /Sonnenblumenöl.*10 l/], ['mehl 25 kg', /mehl.*25 kg/i], ['milch 1l', /milch.*1 l/i], ['cola 0,33', /Cola.*0,33 l/], ['cola 0,5l', /Cola.*0,5 l/], ['müllsäcke 120 l', /Müllsäcke 120 l/], ['zucker 1000 g', /zucker.*1 kg/i], ['märzen 20x0,5l', /Märzen.*20 × 0,5 l/], ['schlagobers 36%', /Schlagobers 36 %/], ['burger patty 180g', /Burger-Patty.*180 g/], ['topfen 20%', /Topfen 20 %/], ['mehl w480', /W480/], ['wasser 1,5 l', /wasser.*1,5 l/i],
  ['schnizel', /schnitzel/i], ['shnitzel', /schnitzel/i], ['mozarella', /Mozzarella/], ['brokoli', /Brokkoli/], ['spagetti', /Spaghetti/], ['zuchini', /Zucchini/], ['parmesann', /Parmigiano|Grana/], ['kartofeln', potatoes], ['tomatten', /tomaten/i], ['rindfleish', { name: beef, category: '1001' }], ['hünerbrust', /^Hühnerbrust/], ['prosciuto', /schinken/i], ['majonäse', /mayonnaise/i], ['basilkum', /basilikum/i], ['champingons', /champignon/i], ['kaisersemel', /Kaisersemmel/],
  ['veltl', /Veltliner/], ['mozz', /Mozzarella/], ['berg', /^Berg|[Bb]ergkäse/], ['hühn', /hühner|huhn/i], ['toilett', /Toilettenpapier/], ['eier', /eier/i], ['ei', /eier|^Ei/i], ['äpfel', /^Äpfel/], ['apfel', /^Äpfel/], ['tomate', /tomaten/i], ['kräuter', /kräuter|petersilie|schnittlauch|basilikum|dille|minze/i], ['nüsse', /nüsse|nuss|mandel|cashew/i], ['weissbier', /Weißbier/], ['weisswein', { category: '2101' }], ['rotwein', { category: '2102' }], ['geräucherter lachs', /Räucherlachs|Lachs geräuchert/], ['gruener veltliner', /Grüner Veltliner/], ['wachau', /Veltliner|Riesling/],
  ['Art. 104711', /^Bergkäse 6 Monate/], ['Art.-Nr. 104711', /^Bergkäse 6 Monate/], ['104711', /^Bergkäse 6 Monate/], ['Artikel 104 711', /^Bergkäse 6 Monate/], ['Hirtenbräu', /^Hirtenbräu/], ['kornblum', /^Kornblum/], ['hirtenbräu pils', /^Hirtenbräu|Pils/], ['hirtenbräu märzen', /^Hirtenbräu Märzen/],
];

/** Every search of the table. */
export const relevanceTable: readonly (readonly [query: string, expected: Expectation])[] = [...compounds, ...synonyms, ...frenchAndWithout, ...attributesAndLanguages, ...amountsAndErrors]
  .map(([query, expected]) => [query, expected instanceof RegExp ? { name: expected } : expected] as const);
