import type { Article } from '../article';
import type { UnitCode } from '../vocabulary/units';
import type { BottleKind } from './bottles';
import type { PackKind } from './drawings';

/** A good's pack by department (numbered as in the category tree), with what decides it: the German text, the pack's content, its keeping. */
interface Goods {
  readonly department: number;
  readonly text: string;
  readonly content: number;
  readonly pieces: number;
  readonly isWeighed: boolean;
  readonly isFrozen: boolean;
  readonly per: Article['pack']['per'];
  readonly outer: UnitCode | undefined;
}

const bottleRules: readonly (readonly [pattern: RegExp, kind: BottleKind])[] = [
  [/Sekt|Frizzante|Prosecco|Champagner|Schaum|Perl|Crémant|Spumante/i, 'sparkling'],
  [/wasser (?:prick|mild|still|mit)|Sodawasser|limonade|Cola|Tonic|Bitter Lemon|Ginger|Eistee/i, 'water'],
  [/Topping|Ketchup|Mayonnaise|Dressing|Chili-?sauce|Sauce Tartare|Senf|Honig|Cocktailsauce|Barbecue|Knoblauchsauce/i, 'sauce'],
  [/saft|nektar|Milch|Passierte/i, 'juice'],
  [/seife|Händedes|creme$|Handcreme|Handspül/i, 'pump'],
];

function bottleOf({ department, text }: Goods): PackKind {
  const kind = bottleRules.find(([pattern]) => pattern.test(text))?.[1];
  if (kind) return kind;
  if (department === 11 && /Riesling|Traminer|Veltliner|Muska|Sylvaner|Schilcher/i.test(text)) return 'flute';
  if (department === 11 && /Pinot|Burgunder|burgunder|Chardonnay|Morillon|Nebbiolo|Barolo|Laurent/.test(text)) return 'burgundy';
  return ({ 10: 'beer', 11: 'wine', 12: 'spirit', 13: 'cleaner' } as const)[department] ?? 'oil';
}

/** Packs of goods that are only called a pack. */
function packOf({ department, text, isWeighed, isFrozen, per, content, pieces }: Goods): PackKind {
  switch (department) {
    case 0:
      return isWeighed && !/Huhn|Hühner|Pute|Schnitzel|schnitzel/.test(text) ? 'vacuum' : 'tray';
    case 1:
      return pieces > 1 || /schinken.*geschnitten|wurst.*geschnitten|Salami.*geschnitten|Bresaola/i.test(text) ? 'tray' : 'vacuum';
    case 2:
      return isFrozen ? 'box' : 'vacuum';
    case 3:
      if (/gerieben/.test(text)) return 'windowPouch';
      if (
        /käse|Gouda|Edam|Emmentaler|Camembert|Brie|Gorgonzola|Taleggio|Parmi|Grana|Pecorino|Gruyère|Tofu|Seitan|Halloumi|Tilsiter/i.test(
          text,
        )
      )
        return 'vacuum';
      if (/Topfen|butter|Butter|Frischeier|Wachtel|Marg/.test(text)) return 'box';
      return per === 'l' ? 'brick' : 'tray';
    case 6:
      return 'clearBag';
    case 9:
      return per === 'l' ? 'brick' : 'box';
    case 8:
      return 'pouch';
    case 13:
    case 14:
      return content >= 50 && /Tabs|Handschuh|tücher$|Zahnstocher|Papier|Trinkhalme|beutel/.test(text) ? 'box' : 'wrapped';
    default:
      return /Fond|l$/.test(text) && per === 'l' ? 'brick' : 'box';
  }
}

function bagOf({ department, text, isFrozen }: Goods): PackKind {
  if (/Eiswürfel|Crushed/.test(text) || department === 4) return 'clearBag';
  if (department === 9 || /gewürz|Pfeffer|pulver|hefe|Backpulver|gerebelt|gemahlen|Chips|chips/i.test(text)) return 'pouch';
  return isFrozen || department === 7 || department === 3 || department === 5 || department === 6 || department === 2
    ? 'windowPouch'
    : 'pouch';
}

function pieceOf({ department, text, isWeighed }: Goods): PackKind {
  if (/dry-aged/.test(text) || department === 3 || department === 6) return 'board';
  if (department === 0) return 'paper';
  if (department === 1) return 'vacuum';
  return isWeighed || department === 4 ? 'piece' : 'box';
}

const units: Readonly<Partial<Record<UnitCode, PackKind | ((goods: Goods) => PackKind)>>> = {
  BEC: 'cup',
  BIB: 'bagInBox',
  BND: 'bunch',
  BTL: bagOf,
  CAN: 'can',
  DOS: ({ department, content, text }) => {
    if (department === 7) return content > 1 || /suppe|bouillon|Fond|saft/i.test(text) ? 'bucket' : 'shaker';
    if (department === 13) return 'shaker';
    return content < 0.3 ? 'lowTin' : 'tin';
  },
  EIM: 'bucket',
  FAS: 'keg',
  FLA: bottleOf,
  GLS: 'jar',
  KAN: 'canister',
  KG: ({ outer, text }) => (outer === 'SCK' ? (/zwiebel|Knoblauch|Schalotten|Karotten/i.test(text) ? 'net' : 'sack') : 'crate'),
  KIS: 'crate',
  KRT: ({ department, text }) => (department === 6 || department === 4 || /eier|Eier/.test(text) ? 'openCarton' : 'carton'),
  LAI: 'wheel',
  NTZ: 'net',
  PAK: 'wrapped',
  PKG: packOf,
  RLL: 'roll',
  SCH: 'tray',
  SCK: 'sack',
  SEI: 'vacuum',
  SPE: 'shaker',
  STG: 'stick',
  STK: pieceOf,
  TAS: 'punnet',
  TBE: 'tube',
  TRA: 'wrapped',
  WAN: 'bucket',
};

/** The pack that an article comes in. */
export function kindOf({ item, variant, pack, family }: Pick<Article, 'item' | 'variant' | 'pack' | 'family'>): PackKind {
  const rule = units[pack.unit] ?? 'carton';
  if (typeof rule === 'string') return rule;
  const [german = ''] = item.name.split('|');
  return rule({
    department: family.department,
    text: `${german} ${variant.text.split('|')[0] ?? ''}`.trim(),
    content: pack.content,
    pieces: pack.pieces,
    isWeighed: pack.weighed,
    isFrozen: item.traits.keeping === 'frozen',
    per: pack.per,
    outer: pack.outer,
  });
}
