import type { KnownProductAttributeKey } from '#gen/models/index.ts';
import { packOf, type Pack } from './packs';
import { splitGender } from './text';
import { beer, spirits } from './vocabulary/alcohol';
import { bakery } from './vocabulary/bakery';
import { canned } from './vocabulary/canned';
import { dairy } from './vocabulary/dairy';
import { drinks } from './vocabulary/drinks';
import { fish } from './vocabulary/fish';
import { frozen } from './vocabulary/frozen';
import { groceries } from './vocabulary/groceries';
import { cleaning, tableware } from './vocabulary/household';
import { allergens, attributeKeys } from './vocabulary/labels';
import { meat } from './vocabulary/meat';
import { produce } from './vocabulary/produce';
import { sausage } from './vocabulary/sausage';
import { staples } from './vocabulary/staples';
import type { DepartmentEntry, FamilyEntry, ItemEntry, Traits } from './vocabulary/traits';
import { wine, wineOfItem, type WineEntry } from './vocabulary/wine';

/** The departments in the order of the category tree. */
export const departments: readonly DepartmentEntry[] = [
  meat,
  sausage,
  fish,
  dairy,
  produce,
  frozen,
  bakery,
  groceries,
  canned,
  drinks,
  beer,
  wine,
  spirits,
  cleaning,
  tableware,
];

/** An invented brand. */
export interface Brand {
  readonly name: string;
  /** Effect on the price: premium brands cost more, budget brands less. */
  readonly priceFactor: number;
}

/** A way in which an item exists: aged, sliced, organic … */
export interface Variant {
  /** Text in the vocabulary's notation; empty for the plain product. */
  readonly text: string;
  readonly priceFactor: number;
  /** Attribute keys that come with it. */
  readonly attributes: readonly string[];
}

/** A variant in a pack. */
export interface Line {
  readonly variant: Variant;
  readonly pack: Pack;
}

/** An item with the traits of its family, group and department. */
export interface Item {
  /** Name without gender mark, `German|English|Italian`. */
  readonly name: string;
  /** Ending of Italian adjectives beside the name. */
  readonly ending: string;
  readonly cents: number;
  readonly traits: Traits;
  readonly brands: readonly Brand[];
  readonly pictures: readonly string[];
  readonly themes: readonly string[];
  readonly origins: readonly string[];
  readonly wine: WineEntry | undefined;
  /** Attributes that it can have, each with its chance in per cent. */
  readonly attributeChances: readonly (readonly [key: KnownProductAttributeKey, percent: number])[];
  /** Codes of its allergens in the fixed order: J contained, S traces, N neither. */
  readonly allergenCodes: readonly string[];
  /** The item's lines: each variant in each pack that suits it. */
  readonly lines: readonly Line[];
  /** Place of the first of them among the family's lines. */
  readonly firstLine: number;
}

/** A lowest category with all that can be sold in it. */
export interface Family {
  readonly categoryId: string;
  readonly name: string;
  readonly department: number;
  readonly hue: number;
  readonly weight: number;
  readonly items: readonly Item[];
  /** Item, variant and pack combined. */
  readonly lineCount: number;
  /** Most brands that an item of the family has. */
  readonly brandCount: number;
  /** Most regions that an item of the family comes from. */
  readonly originCount: number;
  /** First of the family's numbers among the articles of all families. */
  readonly firstNumber: number;
  /** Lines of goods that every range has; they follow the others and are not among `lineCount`. */
  readonly stapleCount: number;
  /** First of their numbers, behind those of all families. */
  readonly firstStaple: number;
}

const brandForm = /^(.*?)([+-]?)$/;
const brandFactors: Readonly<Record<string, number>> = { '+': 1.16, '-': 0.87, '': 1 };

function brandsOf(notation: string): Brand[] {
  return notation.split(', ').map((entry) => {
    const [, name = entry, mark = ''] = brandForm.exec(entry) ?? [];
    return { name, priceFactor: brandFactors[mark] ?? 1 };
  });
}

function variantOf(notation: string): Variant {
  const [text = '', factor = '', attributes = ''] = notation.split(';');
  return { text, priceFactor: factor === '' ? 1 : Number.parseFloat(factor), attributes: words(attributes) };
}

function attributeChancesOf(notation: string | undefined): (readonly [KnownProductAttributeKey, number])[] {
  return words(notation).flatMap((entry) => {
    const [name, percent = '100'] = entry.split(':');
    const key = attributeKeys.find((known) => known === name);
    if (!key) throw new Error(`Unknown attribute ${entry}`);
    return [[key, Number.parseInt(percent, 10)] as const];
  });
}

function allergenCodesOf(notation: string | undefined): string[] {
  const declared = words(notation);
  return allergens.map(({ key }) => (declared.includes(key) ? 'J' : declared.includes(`${key}?`) ? 'S' : 'N'));
}

function words(list: string | undefined): string[] {
  return list ? list.split(' ') : [];
}

const cut = /^(bio, )?(geschnitten|gerieben|gehobelt|gewürfelt|geschnetzelt|in Scheiben|portioniert)/;
const peeled = /^(geschält|gekocht|in R|gewaschen, geputzt)/;
const wholeUnits: readonly string[] = ['STK', 'LAI', 'STG', 'SEI'];

/** True if a variant comes in a pack: cut or peeled goods aren't sold by the wheel, the piece or loose in crates. */
function suits({ text }: Variant, pack: Pack): boolean {
  if (pack.weighed) return !(wholeUnits.includes(pack.unit) && cut.test(text));
  return !(pack.unit === 'KG' && (cut.test(text) || peeled.test(text)));
}

function itemOf(entry: ItemEntry, family: Traits, firstLine: number): Item {
  const [notation, cents, own] = entry;
  const traits: Traits = { ...family, ...own };
  const { name, ending } = splitGender(notation);
  const variants = (traits.variants ?? ['']).map(variantOf);
  const packs = (traits.packs ?? []).map(packOf);
  return {
    name,
    ending,
    cents,
    traits,
    firstLine,
    lines: variants.flatMap((variant) => packs.filter((pack) => suits(variant, pack)).map((pack) => ({ variant, pack }))),
    brands: brandsOf(traits.brands ?? ''),
    pictures: words(traits.picture),
    themes: words(traits.themes),
    origins: words(traits.origins),
    wine: wineOfItem.get(entry),
    attributeChances: attributeChancesOf(traits.attributes),
    allergenCodes: allergenCodesOf(traits.allergens),
  };
}

/** Id of a category by the places of department, group and family, each counted from 0 or missing. */
export function categoryIdOf(department: number, group?: number, family?: number): string {
  return `${10 + department}${String(group === undefined ? 0 : group + 1).padStart(2, '0')}${String(family === undefined ? 0 : family + 1).padStart(2, '0')}`;
}

function familyOf(
  entry: FamilyEntry,
  inherited: Traits,
  place: Pick<Family, 'categoryId' | 'department' | 'hue' | 'firstNumber' | 'firstStaple'>,
): Family {
  const { name, weight = 1, items: entries, ...own } = entry;
  const traits = { ...inherited, ...own };
  const items: Item[] = [];
  let lineCount = 0;
  for (const itemEntry of entries) {
    const item = itemOf(itemEntry, traits, lineCount);
    items.push(item);
    lineCount += item.lines.length;
  }
  const brandCount = Math.max(...items.map(({ brands }) => brands.length));
  const originCount = Math.max(...items.map(({ origins }) => origins.length));
  let stapleCount = 0;
  for (const itemEntry of staplesOf(name)) {
    const item = itemOf(itemEntry, traits, lineCount + stapleCount);
    items.push(item);
    stapleCount += item.lines.length;
  }
  return { ...place, name, weight, items, lineCount, stapleCount, brandCount, originCount };
}

function staplesOf(family: string): readonly ItemEntry[] {
  return Object.entries(staples).find(([beginning]) => family.startsWith(beginning))?.[1] ?? [];
}

/** Numbers of the staples begin here, far behind those of the families, so that neither ever moves the other. */
const firstOfStaples = 300_000;
/** Room for those of one family. */
const staplesOfEach = 100;

function allFamilies(): Family[] {
  const families: Family[] = [];
  let firstNumber = 0;
  let firstStaple = firstOfStaples;
  departments.forEach(({ groups, hue, name: _departmentName, ...departmentTraits }, department) => {
    groups.forEach(({ families: entries, name: _groupName, ...groupTraits }, group) => {
      entries.forEach((entry, place) => {
        const family = familyOf(
          entry,
          { ...departmentTraits, ...groupTraits },
          { categoryId: categoryIdOf(department, group, place), department, hue: hue + group * 9 + place * 4, firstNumber, firstStaple },
        );
        families.push(family);
        firstStaple += staplesOfEach;
        firstNumber += family.lineCount * family.brandCount * family.originCount;
      });
    });
  });
  return families;
}

/** True if an article's number is a staple's. */
export function isStaple(number: number): boolean {
  return number >= firstOfStaples;
}

/** All families in the order of the category tree. */
export const families: readonly Family[] = allFamilies();

/** The item, variant and pack of a family's line. */
export function lineOf(family: Family, line: number): Line & { readonly item: Item } {
  let low = 0;
  let high = family.items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((family.items[middle]?.firstLine ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  const item = family.items[low];
  const chosen = item?.lines[line - item.firstLine];
  if (!item || !chosen) throw new Error(`No line ${line} in ${family.name}`);
  return { item, ...chosen };
}
