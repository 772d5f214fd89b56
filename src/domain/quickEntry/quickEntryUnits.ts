import { decimal, type Decimal } from '../price/money';
import type { Product } from '../product/product';
import { measureFactor, type Unit } from '../product/unit';

/** Meaning of a word as a unit of a product. */
export type UnitMeaning =
  /** One of the units in which it is sold. */
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** A measure in which it isn't sold, but which a unit contains: storage units in one of it. */
  | { readonly kind: 'measure'; readonly ratio: Decimal }
  /** Several of its units could be meant. */
  | { readonly kind: 'several' };

/** Names of units in the three languages; the names of a group are synonyms. Folded: without accents, in lower case. */
const sameUnits: readonly ReadonlySet<string>[] = [
  'stk stks st stck stuck stucke stuecken stucken stueck stuecke pc pcs piece pieces ea each pz pezzo pezzi',
  'krt kt ktn krtn crt ctn ct cs schachtel schachteln karton kartons kartone carton cartons cartone cartoni case cases box boxes scatola scatole',
  'kis ki kst kiste kisten steige steigen kistl crate crates cassa casse cassetta cassette',
  'fla fl flascherl btls flasche flaschen bottle bottles bottiglia bottiglie bott',
  'pkg pck packerl packl pk pack packs packung packungen confezione confezioni conf',
  'pak pkt paket pakete bundle bundles pacco pacchi',
  'btl bt beutel bag bags busta buste',
  'sck sk sack sacke saecke sacks sacco sacchi',
  'eim eimer kubel kuebel bucket buckets pail pails secchio secchi secchiello secchielli',
  'dos ds dose dosen tin tins can cans lattina lattine barattolo barattoli',
  'gls gl glas glaser glaeser jar jars vasetto vasetti',
  'bec becher cup cups tub tubs bicchiere bicchieri',
  'sch schale schalen tray trays vaschetta vaschette vassoio vassoi tra trg tragerl trager',
  'lai laib laibe wheel wheels forma forme',
  'kan kanister canister canisters tanica taniche',
  'ntz netz netze net nets rete reti',
  'bnd bund bunde buendel bunch bunches mazzo mazzi',
  'rll rolle rollen roll rolls rotolo rotoli',
  'stg stange stangen stick sticks',
  'fas fass fasser faesser keg kegs fusto fusti',
  'tas tasse tassen punnet punnets cestino cestini',
  'pal palette paletten pallet pallets bancale bancali',
  'lag lage lagen layer layers strato strati',
  'dutzend dtzd dtz dzd dozen doz dozzina dozzine',
  'kg kgs kilo kilos kilogramm kilogram kilograms chilo chili chilogrammo chilogrammi',
  'g gr gramm gram grams grammo grammi',
  'dag deka dekagramm dkg',
  'l lt ltr liter litre liters litres litro litri',
  'ml milliliter millilitre millilitri',
  'cl zentiliter centiliter centilitre centilitri',
  'dl deziliter deciliter decilitre decilitri',
].map((group) => new Set(group.split(' ')));

/** Measures by the words for them: the group's name in {@link measureFactor}. */
const measureNames = ['kg', 'g', 'dag', 'l', 'ml', 'cl', 'dl'] as const;

const [dozens = new Set<string>()] = sameUnits.filter((group) => group.has('dutzend'));

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const namesOf = (unit: Unit) => [fold(unit.abbreviation), fold(unit.name)].filter((name) => name !== '');

function named(units: readonly Unit[], word: string): readonly Unit[] {
  const exact = units.filter((unit) => namesOf(unit).includes(word));
  if (exact.length > 0) return exact;
  const groups = sameUnits.filter((group) => group.has(word));
  const same = units.filter((unit) => namesOf(unit).some((name) => groups.some((group) => group.has(name))));
  if (same.length > 0) return same;
  // "Kart", "Flasch": the beginning of one name only.
  return word.length >= 2 ? units.filter((unit) => namesOf(unit).some((name) => name.startsWith(word))) : [];
}

const [pieces = new Set<string>()] = sameUnits;
/** Names of containers that count as pieces too: bottle, jar, loaf. Not packs of many, and no weighed or poured goods. */
const singleNames: ReadonlySet<string> = new Set([
  'fla',
  'pkg',
  'btl',
  'sck',
  'eim',
  'dos',
  'gls',
  'bec',
  'lai',
  'kan',
  'ntz',
  'rll',
  'stg',
  'fas',
  'tas',
]);
const isSingle = (unit: Unit) =>
  sameUnits.some(([...names]) => singleNames.has(names[0] ?? '') && namesOf(unit).some((name) => names.includes(name)));

/** True if a word is the name of a unit, for any product. */
export function isUnitWord(written: string): boolean {
  const word = fold(written);
  return sameUnits.some((group) => group.has(word));
}

/** True if a word means twelve: "Dutzend". */
export const isDozenWord = (written: string): boolean => dozens.has(fold(written));

/** The sign of the measure that a word names, "g" for "Gramm"; undefined for other words. */
export function measureOfWord(written: string): string | undefined {
  const word = fold(written);
  const group = sameUnits.find((names) => names.has(word));
  return measureNames.find((name) => name === word || group?.has(name));
}

/** True if a word names a measure, of which one unit may contain a number: "kg", "Liter", "Dutzend". */
export function isMeasureWord(written: string): boolean {
  return isDozenWord(written) || measureOfWord(written) !== undefined;
}

/**
 * Meaning of a word as a unit of a product: its own abbreviations and names first, then synonyms, then the beginning of a name. Last
 * come measures of weight and volume, by its hidden units or by its net filling. Undefined if it has none of these.
 */
export function unitMeaning(product: Pick<Product, 'units' | 'allUnits' | 'netFillingQuantity'>, written: string): UnitMeaning | undefined {
  const word = fold(written);
  if (word === '') return undefined;
  // "10" in a column of packs: the one that holds so many.
  const [unit, ...others] = /^\d+$/.test(word) ? product.units.filter(({ ratio }) => String(ratio) === word) : named(product.units, word);
  if (unit) return others.length > 0 ? { kind: 'several' } : { kind: 'unit', unit };
  if (dozens.has(word)) return dozenMeaning(product);
  // A piece, bottle or kilogram that only the warehouse knows is a measure of the crate; its pallet is no way to order many cartons.
  const [least] = product.units;
  const [hidden] = named(
    product.allUnits.filter(({ ratio }) => ratio <= least.ratio),
    word,
  );
  if (hidden) return { kind: 'measure', ratio: decimal(hidden.ratio) };
  const single = pieces.has(word) && product.allUnits.filter(isSingle).toSorted((one, other) => one.ratio - other.ratio)[0];
  if (single) return { kind: 'measure', ratio: decimal(single.ratio) };
  const filling = product.netFillingQuantity;
  if (!filling || !(filling.quantity > 0)) return undefined;
  const group = sameUnits.find((names) => names.has(word));
  // A crate of fifty oysters holds pieces.
  if (group?.has(fold(filling.unit))) return { kind: 'measure', ratio: decimal(1).dividedBy(filling.quantity) };
  const measure = measureNames.find((name) => word === name || group?.has(name));
  const factor = measure && measureFactor(measure, filling.unit);
  return factor ? { kind: 'measure', ratio: factor.dividedBy(filling.quantity) } : undefined;
}

/** Twelve pieces, for any meaning of a piece. */
function dozenMeaning(product: Parameters<typeof unitMeaning>[0]): UnitMeaning | undefined {
  const piece = unitMeaning(product, 'stk');
  if (piece === undefined || piece.kind === 'several') return piece;
  return { kind: 'measure', ratio: decimal(piece.kind === 'unit' ? piece.unit.ratio : piece.ratio).times(12) };
}
